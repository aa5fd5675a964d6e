// What a lesson speaks of is lit; the rest of the table steps back. Boards know nothing of it: they are looked at from
// outside, and marked with attributes, which no redrawing takes away.

const PLACES: Record<string, string> = {
  offer: '.question > .offer, .question:not(:has(> .offer))',
  mine: '.shell > .mine',
  centre: '.centre',
  rivals: '.rivals, .others',
};
const LIGHT = 'data-light';
const GLOW = 'data-glow';
/** Never steps back: what is answered, and the lesson itself. */
const AWAKE = '.question, .side, [data-lesson], dialog';

/** The elements that a name of a script means, nothing where they are not drawn now. */
export function meant(root: ParentNode, name: string): Element[] {
  const place = PLACES[name];
  if (place) return seen(root, place);
  const [area, piece] = name.includes(' ') ? name.split(' ') : ['', name];
  const inside = `${area ? `${PLACES[area] ?? ''} ` : ''}[data-piece~="${piece}"]`;
  const found = seen(root, inside);
  return found.length || !area ? found : seen(root, `${PLACES[area] ?? ''} .handle`); // of a drawer that is closed
}

const seen = (root: ParentNode, selector: string): Element[] =>
  [...root.querySelectorAll(selector)].filter((node) => node.getClientRects().length > 0);

/** Light these names inside the root and let an answer glow. */
export function lighten(root: Element, names: string[], glowing: string): void {
  clear(root);
  const lit = names.map((name) => meant(root, name)).filter((nodes) => nodes.length); // the first that is drawn has the frame
  lit.forEach((nodes, i) => nodes.forEach((node) => node.setAttribute(LIGHT, i ? 'also' : 'first')));
  const awake = [...lit.flat(), ...root.querySelectorAll(AWAKE)];
  if (lit.flat().length) stepBack(root, awake);
  for (const node of glowing ? root.querySelectorAll(`[data-word="${glowing}"]`) : []) node.setAttribute(GLOW, '');
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
export function keepLight(root: Element, names: () => string[], glowing: () => string): () => void {
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
