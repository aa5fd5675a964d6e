// With a mouse a piece is also drawn to the place where it belongs. Whatever can be drawn can be clicked, too: fingers
// tap it, for they scroll when they move.

const FAR = 6; // pixels: a press that moves less is a click

/** The answer of a piece that is dropped at a place, which takes some words, and with "lay-" all that begin so. */
export function taken(words: string[], takes: string): string | undefined {
  const all = takes.split(' ').filter(Boolean);
  return words.find((word) => all.some((each) => word === each || (each.endsWith('-') && word.startsWith(each))));
}

const wordsOf = ({ dataset }: HTMLElement): string[] => (dataset['word'] ?? dataset['words'] ?? '').split(' ');

/** A copy that looks the same wherever it is. */
function likeness(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  const copies = [copy, ...copy.querySelectorAll<HTMLElement>('*')];
  [node, ...node.querySelectorAll('*')].forEach((each, i) => {
    const style = getComputedStyle(each);
    for (const name of Array.from(style)) copies[i]?.style.setProperty(name, style.getPropertyValue(name));
    copies[i]?.style.setProperty('pointer-events', 'none');
  });
  copy.inert = true;
  copy.classList.remove('can'); // it is no answer
  for (const name of ['position', 'inset', 'translate', 'transition', 'z-index', 'opacity'])
    copy.style.removeProperty(name);
  return copy;
}

/** Attached to a board: what can be chosen is drawn to a place with `data-takes`. */
export const drag =
  (choose: (word: string) => void) =>
  (root: HTMLElement): (() => void) => {
    let piece: HTMLElement | null = null;
    let ghost: HTMLElement | null = null;
    let from = { x: 0, y: 0 };

    const places = (words: string[]): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('[data-takes]')].filter((place) =>
        taken(words, place.dataset['takes'] ?? ''),
      );

    /** The innermost place under the pointer that takes it. */
    function placeAt({ clientX, clientY }: PointerEvent, words: string[]): HTMLElement | undefined {
      const open = places(words);
      let node = document.elementFromPoint(clientX, clientY);
      while (node && !open.includes(node as HTMLElement)) node = node.parentElement;
      return (node as HTMLElement | null) ?? undefined;
    }

    function down(event: PointerEvent): void {
      const node = (event.target as Element).closest<HTMLElement>('.can:is([data-word], [data-words])');
      if (!node || event.button !== 0 || event.pointerType !== 'mouse' || !places(wordsOf(node)).length) return;
      piece = node;
      from = { x: event.clientX, y: event.clientY };
    }

    function lift(node: HTMLElement): HTMLElement {
      const { left, top, width, height } = node.getBoundingClientRect();
      const copy = likeness(node);
      Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      copy.classList.add('drawn-piece');
      for (const place of places(wordsOf(node))) place.classList.add('takes');
      root.append(copy);
      return copy;
    }

    function move(event: PointerEvent): void {
      if (!piece) return;
      const by = { x: event.clientX - from.x, y: event.clientY - from.y };
      if (!ghost && Math.hypot(by.x, by.y) < FAR) return;
      ghost ??= lift(piece);
      ghost.style.translate = `${by.x}px ${by.y}px`;
      const over = placeAt(event, wordsOf(piece));
      for (const place of root.querySelectorAll('.takes')) place.classList.toggle('over', place === over);
      event.preventDefault();
    }

    function end(): void {
      ghost?.remove();
      for (const place of root.querySelectorAll('.takes')) place.classList.remove('takes', 'over');
      piece = ghost = null;
    }

    function up(event: PointerEvent): void {
      const [node, drawn] = [piece, ghost];
      const words = node ? wordsOf(node) : [];
      const place = node && drawn ? placeAt(event, words) : undefined;
      end();
      if (!drawn) return;
      const stop = (click: Event): void => click.stopPropagation(); // letting go of it is no click
      addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', stop, true));
      const word = place ? taken(words, place.dataset['takes'] ?? '') : undefined;
      if (word) choose(word);
    }

    const key = ({ key: name }: KeyboardEvent): void => (name === 'Escape' ? end() : undefined);
    const heard: [string, EventListener][] = [
      ['pointermove', move as EventListener],
      ['pointerup', up as EventListener],
      ['pointercancel', end],
      ['keydown', key as EventListener],
    ];
    root.addEventListener('pointerdown', down);
    for (const [name, listener] of heard) addEventListener(name, listener);
    return () => {
      end();
      root.removeEventListener('pointerdown', down);
      for (const [name, listener] of heard) removeEventListener(name, listener);
    };
  };
