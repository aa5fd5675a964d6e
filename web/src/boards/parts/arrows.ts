// Everything that is drawn tells what it is. With keys one walks from piece to piece of an area by the arrows, so that
// only what can be chosen is on the way of the Tab key.

/** What tells what it is: by itself, or by the tips of its board. */
export const TELLING = '[data-told], [data-tip], [data-sign]';
const CHOSEN = 'button, a, input, summary, [role=button]';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Attached to a board: while an area of it (a labelled place that has the focus, or a piece in it) is focused. */
export function arrows(root: HTMLElement): () => void {
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const here = event.target as HTMLElement;
    if (!step || here.matches(CHOSEN)) return;
    const area = here.matches(TELLING) ? here.closest<HTMLElement>('[tabindex="0"]') : here;
    if (area?.tabIndex !== 0 || area.matches(CHOSEN)) return;
    const pieces = [...area.querySelectorAll<HTMLElement>(TELLING)].filter(
      (piece) => piece.tabIndex < 0 && piece.checkVisibility(),
    );
    if (!pieces.length) return;
    const at = pieces.indexOf(here);
    const next = pieces[at < 0 ? (step > 0 ? 0 : pieces.length - 1) : (at + step + pieces.length) % pieces.length];
    event.preventDefault();
    next?.setAttribute('tabindex', '-1');
    next?.setAttribute('aria-describedby', 'tip');
    next?.focus();
  };
  const leave = (event: FocusEvent): void => {
    const piece = event.target as HTMLElement;
    if (!piece.matches(TELLING) || piece.getAttribute('tabindex') !== '-1') return;
    piece.removeAttribute('tabindex');
    piece.removeAttribute('aria-describedby');
  };

  root.addEventListener('keydown', walk);
  root.addEventListener('focusout', leave);
  return () => {
    root.removeEventListener('keydown', walk);
    root.removeEventListener('focusout', leave);
  };
}
