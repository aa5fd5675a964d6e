/** The one tip that can be seen: why something cannot be chosen, or what a piece is. */
class Tip {
  text = $state('');
  clause = $state('');
  x = $state(0);
  y = $state(0);
  below = $state(false);
  private of: Element | null = null;

  show(node: Element, text: string, clause = ''): void {
    this.of = node;
    this.place(node);
    this.text = text;
    this.clause = clause;
  }

  hide(): void {
    this.text = '';
  }

  private place(node: Element): void {
    const box = node.getBoundingClientRect();
    this.below = box.bottom < innerHeight - 110;
    this.x = Math.min(Math.max(box.left + box.width / 2, 150), innerWidth - 150);
    this.y = this.below ? box.bottom + 8 : box.top - 8;
  }

  /** What is scrolled takes away the tip of what moves with it; a log that goes on by itself takes away no other. With
   * the keyboard on it the tip moves too: coming there by keys may have scrolled it into sight. */
  scrolled({ target }: Event): void {
    if (!this.of || !(target instanceof Node && target.contains(this.of))) return;
    if (this.of.matches(':focus-visible')) this.place(this.of);
    else this.hide();
  }

  /** A piece that is taken away under the pointer does not tell that it was left. */
  moved(): void {
    if (this.text && !this.of?.isConnected) this.hide();
  }
}

export const tip = new Tip();

/** What a piece has that tells what it is: under the pointer, under a finger as long as it rests there, and while the
 * keyboard is on it. */
export function told(text: string, clause = '') {
  const show = (event: Event): void => {
    if (text) tip.show(event.currentTarget as Element, text, clause);
  };
  const hide = (): void => tip.hide();
  return {
    'data-told': text ? '' : undefined,
    onpointerenter: show,
    onpointerleave: hide,
    onfocus: show,
    onblur: hide,
  };
}
