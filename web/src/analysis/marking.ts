// What was played and what was best, on the pieces of a board. Boards know nothing of it: they are looked at from
// outside, by the words of their answers and by the names of their pieces.

import type { Answer } from '../api/types';

export interface Marked {
  answer: Answer;
  sign: string;
  kind: 'played' | 'best';
  mark: string;
}

export interface Badge {
  x: number;
  y: number;
  sign: string;
  mark: string;
}

const ATTRIBUTE = 'data-judged';

/** Not in what is folded away, which may have a place all the same. */
const isSeen = (node: Element): boolean => node.getClientRects().length > 0 && node.checkVisibility?.() !== false;

const seen = (root: Element, selector: string): Element[] => [...root.querySelectorAll(selector)].filter(isSeen);

const nounOf = (name: string): string => name.slice(name.lastIndexOf('-') + 1);

/** The pieces that an answer is about: card-17, but no seat, for that is half of the table. */
function pieces(answer: Answer): string[] {
  const named = Object.entries(answer.numbers).map(([name, number]) => `${nounOf(name)}-${number}`);
  return named.filter((piece) => !piece.startsWith('seat-'));
}

/** Where an answer is seen: on its own buttons and spaces, or else on the pieces that it names. */
export function placesOf(root: Element, answer: Answer): Element[] {
  const own = seen(root, `[data-word="${answer.word}"]`);
  if (own.length) return own;
  return pieces(answer).flatMap((piece) => seen(root, `[data-piece~="${piece}"]`));
}

/** Frame what was played, what was best and what is pointed at; returns where their signs stand. */
export function judge(root: Element, marks: Marked[], shown: Answer | undefined): Badge[] {
  unjudge(root);
  if (shown) for (const node of placesOf(root, shown)) node.setAttribute(ATTRIBUTE, 'shown');
  const box = root.getBoundingClientRect();
  const badges: Badge[] = [];
  for (const { answer, sign, kind, mark } of marks) {
    const nodes = placesOf(root, answer);
    for (const node of nodes) if (node.getAttribute(ATTRIBUTE) !== 'shown') node.setAttribute(ATTRIBUTE, kind);
    const place = nodes[0]?.getBoundingClientRect();
    if (place) badges.push({ x: place.right - box.left, y: place.top - box.top, sign, mark });
  }
  return badges.filter(({ x, y }) => x >= 0 && y >= 0 && x <= box.width + 2 && y <= box.height);
}

export function unjudge(root: Element): void {
  for (const node of root.querySelectorAll(`[${ATTRIBUTE}]`)) node.removeAttribute(ATTRIBUTE);
}

/** Do it again whenever the board is redrawn, scrolled or gets another size; returns how to end it. */
export function keepJudged(root: Element, draw: () => void): () => void {
  let due = 0;
  const later = (): void => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(draw);
  };
  const changes = new MutationObserver(later);
  changes.observe(root, { childList: true, subtree: true });
  const sizes = new ResizeObserver(later);
  sizes.observe(root);
  root.addEventListener('scroll', later, true);
  draw();
  return () => {
    changes.disconnect();
    sizes.disconnect();
    root.removeEventListener('scroll', later, true);
    cancelAnimationFrame(due);
    unjudge(root);
  };
}
