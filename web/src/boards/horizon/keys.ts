// Keys of the board: digits take printed actions, arrows go to the next piece that can be answered with.

interface Middle {
  x: number;
  y: number;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest of some points in the direction of an arrow key, -1 where there is none. */
export function nearest(from: Middle, all: Middle[], arrow: string): number {
  const [dx, dy] = ARROWS[arrow] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  for (const [i, { x, y }] of all.entries()) {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (along < 2 || along + 2 * aside >= least) continue;
    best = i;
    least = along + 2 * aside;
  }
  return best;
}

const middleOf = (node: Element): Middle => {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Move the focus by an arrow key from one glowing piece to another; Shift goes to the spaces of actions. */
export function walk(event: KeyboardEvent, root: ParentNode): boolean {
  const here = document.activeElement;
  if (!event.key.startsWith('Arrow') || !here?.matches('.piece, .hex, .unit, .space.can') || !root.contains(here))
    return false;
  const wanted = event.shiftKey ? '.space.can' : '.can:not(.space)[tabindex="0"], .can.piece';
  const pieces = [...root.querySelectorAll<HTMLElement | SVGElement>(wanted)].filter((node) => node !== here);
  pieces[nearest(middleOf(here), pieces.map(middleOf), event.key)]?.focus();
  return true;
}
