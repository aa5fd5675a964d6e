// What was played and what was best, on the pieces of a board: a frame for each and a sign beside it, by attributes that
// no redrawing takes away. The frames are drawn by Marks.svelte.

import { type Placed, placesOf } from './places';

export interface Marked {
  answer: Placed;
  sign: string;
  kind: string; // how it is framed
  mark: string; // how its sign looks
  said?: string; // what its pieces are called besides; buttons that say it themselves are left as they are
}

export interface Badge {
  x: number;
  y: number;
  sign: string;
  mark: string;
}

const ATTRIBUTE = 'data-judged';
const SAID = 'aria-description';
const NEAR = 12; // pixels between two signs that would cover each other
const BESIDE = 30;

/** Scrolled away inside the board, where its sign would stand on something else. */
function isCut(root: Element, node: Element, { left, top, right, bottom }: DOMRect): boolean {
  for (let each = node.parentElement; each && each !== root; each = each.parentElement) {
    if (getComputedStyle(each).overflow === 'visible' || each instanceof SVGElement) continue;
    const box = each.getBoundingClientRect();
    if ((left + right) / 2 < box.left || (left + right) / 2 > box.right) return true;
    if ((top + bottom) / 2 < box.top || (top + bottom) / 2 > box.bottom) return true;
  }
  return false;
}

/** Frame what was played, what was best and what is pointed at; returns where their signs stand. The last of two on one
 * piece has the frame, and both have their signs. */
export function judge(root: Element, marks: Marked[], shown?: Placed, seat = -1): Badge[] {
  unjudge(root);
  if (shown) for (const node of placesOf(root, shown, seat)) node.setAttribute(ATTRIBUTE, 'shown');
  const box = root.getBoundingClientRect();
  const badges: Badge[] = [];
  for (const { answer, sign, kind, mark, said } of marks) {
    const places = placesOf(root, answer, seat);
    const nodes = said ? places.filter((node) => !node.querySelector(':scope > .rank')) : places;
    for (const node of nodes) {
      if (node.getAttribute(ATTRIBUTE) !== 'shown') node.setAttribute(ATTRIBUTE, kind);
      if (said) node.setAttribute(SAID, said);
    }
    const [first] = nodes;
    const onMap = nodes.find((node) => node instanceof SVGElement);
    for (const node of new Set([first, onMap])) {
      const place = node?.getBoundingClientRect();
      if (!node || !place || isCut(root, node, place)) continue;
      const badge = { x: place.right - box.left, y: place.top - box.top, sign, mark };
      while (badges.some(({ x, y }) => Math.abs(x - badge.x) < NEAR && Math.abs(y - badge.y) < NEAR)) badge.x -= BESIDE;
      badges.push(badge);
    }
  }
  return badges.filter(({ x, y }) => x >= 0 && y >= 0 && x <= box.width + 2 && y <= box.height);
}

export function unjudge(root: Element): void {
  for (const node of root.querySelectorAll(`[${ATTRIBUTE}]`))
    for (const each of [ATTRIBUTE, SAID]) node.removeAttribute(each);
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
