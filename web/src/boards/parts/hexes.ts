// Hexes of side 1 in axial coordinates, with a flat or a pointed top.

interface Point {
  x: number;
  y: number;
}

const ROOT = Math.sqrt(3);

export function centre(q: number, r: number, flat: boolean): Point {
  return flat ? { x: 1.5 * q, y: ROOT * (r + q / 2) } : { x: ROOT * (q + r / 2), y: 1.5 * r };
}

/** The corners clockwise, from the upper left one (flat) or the one after the top (pointed). */
export function corners(flat: boolean, size = 1): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((flat ? -120 : -30) + 60 * i) * (Math.PI / 180);
    return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
  });
}

export const path = (points: Point[]): string =>
  points.map((point, i) => `${i ? 'L' : 'M'}${point.x.toFixed(3)} ${point.y.toFixed(3)}`).join('') + 'Z';

/** The part of a hex that lies at one of its corners. */
export function wedge(corner: number, flat: boolean): string {
  const all = corners(flat);
  const at = (i: number): Point => all[(i + 6) % 6] ?? { x: 0, y: 0 };
  const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  return path([{ x: 0, y: 0 }, between(at(corner - 1), at(corner)), at(corner), between(at(corner), at(corner + 1))]);
}

/** The box around all hexes, for an SVG. */
export function frame(cells: { q: number; r: number }[], flat: boolean): string {
  const points = cells.map(({ q, r }) => centre(q, r, flat));
  const [halfX, halfY] = flat ? [1.08, ROOT / 2 + 0.08] : [ROOT / 2 + 0.08, 1.08];
  const left = Math.min(...points.map(({ x }) => x)) - halfX;
  const top = Math.min(...points.map(({ y }) => y)) - halfY;
  const right = Math.max(...points.map(({ x }) => x)) + halfX;
  const bottom = Math.max(...points.map(({ y }) => y)) + halfY;
  return [left, top, right - left, bottom - top].map((each) => each.toFixed(3)).join(' ');
}
