// Arrow keys walk from one piece that can be chosen to the next in that direction.

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const arrowOf = (key: string): [number, number] | undefined => ARROWS[key];

interface Spot {
  x: number;
  y: number;
}

/** The nearest spot in a direction; what lies straight ahead counts before what lies aside. -1: none. */
export function nearest(from: Spot, all: Spot[], [dx, dy]: [number, number]): number {
  let found = -1;
  let least = Infinity;
  all.forEach(({ x, y }, i) => {
    const [ahead, aside] = [
      (x - from.x) * dx + (y - from.y) * dy,
      Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx),
    ];
    const far = ahead + 2 * aside;
    if (ahead > 1 && far < least) [found, least] = [i, far];
  });
  return found;
}

const middleOf = (node: Element): Spot => {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Move the keyboard to the next piece; from nowhere to the first one. */
export function walk(root: ParentNode, way: [number, number]): boolean {
  const all = [
    ...root.querySelectorAll<HTMLElement>('.hex.can, .cell.can, .spot.can, .answer.can, .advance.can, .btn.choice.can'),
  ];
  const now = all.find((node) => node === document.activeElement);
  const [first] = all;
  if (!first) return false;
  const next = now ? all[nearest(middleOf(now), all.map(middleOf), way)] : first;
  next?.focus();
  return true;
}
