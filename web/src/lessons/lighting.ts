// What a lesson speaks of is lit; the rest of the table steps back. Boards know nothing of it: they are looked at from
// outside, and marked with attributes, which no redrawing takes away.

import type { Answer } from '../api/types';

const PLACES: Record<string, string[]> = {
  offer: ['[data-offer]', '.question > .offer', '.question:has(> *)'], // the first that is drawn
  mine: ['.shell > .mine'],
  centre: ['.centre'],
  rivals: ['.rivals'],
};
const LIGHT = 'data-light';
const GLOW = 'data-glow';
/** Never steps back: what is answered, and the lesson itself. */
const AWAKE = '.question, .side, [data-lesson], dialog';

/** The elements that a name of a script means. */
function meant(root: ParentNode, name: string): Element[] {
  return firstOf(root, PLACES[name] ?? [`${areaOf(name)} [data-piece~="${pieceOf(name)}"]`]);
}

/** Where they are folded away: a drawer or a tab behind which they can be found. */
function behind(root: ParentNode, name: string): Element[] {
  const sort = pieceOf(name).replace(/-\d[\d-]*$/, '');
  return firstOf(root, [areaOf(name) ? `${areaOf(name)} .handle` : `[data-holds~="${sort}"]`]);
}

const pieceOf = (name: string): string => name.slice(name.indexOf(' ') + 1);
const areaOf = (name: string): string => (name.includes(' ') ? (PLACES[name.split(' ')[0] ?? '']?.[0] ?? '') : '');

/** What these names mean, the most important first: that is what has the frame. What is folded away comes last. */
function spokenOf(root: ParentNode, names: string[]): Element[][] {
  const hidden = names.filter((name) => !meant(root, name).length);
  return [...names.map((name) => meant(root, name)), ...hidden.map((name) => behind(root, name))].filter(
    (nodes) => nodes.length,
  );
}

function firstOf(root: ParentNode, selectors: string[]): Element[] {
  for (const selector of selectors) {
    const found = [...root.querySelectorAll(selector)].filter((node) => node.checkVisibility());
    if (found.length) return found;
  }
  return [];
}

/** The button of an answer, or where it is not drawn yet the piece that leads to it. */
export function buttonOf({ word, numbers }: Pick<Answer, 'word' | 'numbers'>): string[] {
  return [`[data-word="${word}"]`, ...Object.entries(numbers).map(([name, n]) => `[data-piece~="${name}-${n}"]`)];
}

/** Light these names inside the root, and let glow the first of some selectors that is drawn. */
export function lighten(root: Element, names: string[], glowing: string[]): void {
  clear(root);
  const lit = spokenOf(root, names);
  lit.forEach((nodes, i) => nodes.forEach((node) => node.setAttribute(LIGHT, i ? 'also' : 'first')));
  const awake = [...lit.flat(), ...root.querySelectorAll(AWAKE)];
  if (lit.flat().length) stepBack(root, awake);
  for (const node of firstOf(root, glowing)) node.setAttribute(GLOW, '');
}

function clear(root: Element): void {
  for (const node of root.querySelectorAll(`[${LIGHT}]`)) node.removeAttribute(LIGHT);
  for (const node of root.querySelectorAll(`[${GLOW}]`)) node.removeAttribute(GLOW);
}

/** Everything that neither is awake nor holds anything that is. */
function stepBack(node: Element, awake: Element[]): void {
  for (const child of node.children) {
    if (awake.includes(child)) continue;
    if (awake.some((one) => child.contains(one)) || getComputedStyle(child).display === 'contents')
      stepBack(child, awake);
    else child.setAttribute(LIGHT, 'back');
  }
}

/** Keep the light where it belongs while the table is redrawn; returns how to end it. */
export function keepLight(root: Element, names: () => string[], glowing: () => string[]): () => void {
  let due = 0;
  const draw = (): void => lighten(root, names(), glowing());
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(draw);
  });
  observer.observe(root, { childList: true, subtree: true });
  draw();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(due);
    clear(root);
  };
}

/** Bring what is lit first to where nothing lies over it: neither a drawer nor answers at the lower edge. */
export function bringIntoView(root: Element, names: string[]): void {
  const node = spokenOf(root, names)[0]?.[0];
  const shell = root.querySelector('.shell');
  if (!node || !shell) return;
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { top, bottom } = node.getBoundingClientRect();
  const upper = root.getBoundingClientRect().top;
  const over = [...shell.querySelectorAll(OVER)].filter((each) => covers(each, node));
  const lower = Math.min(root.getBoundingClientRect().bottom, ...over.map((each) => each.getBoundingClientRect().top));
  const spare = lower - upper - (bottom - top); // in the middle, or from its beginning where it is too long
  shell.scrollBy({ top: top - upper - Math.max(GAP, spare / 2) });
}

const OVER = ':scope > .mine, :scope > .right, .confirm';
const GAP = 8;
const covers = (over: Element, node: Element): boolean =>
  !over.contains(node) && ['fixed', 'sticky'].includes(getComputedStyle(over).position);
