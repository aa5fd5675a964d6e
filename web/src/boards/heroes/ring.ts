// The ring of tribes: I sit at the bottom, my left neighbour follows clockwise.

export interface Point {
  x: number;
  y: number;
}

/** Where lands lie, from 0 to 1 of the room that they leave. */
const PLACES: Record<number, [number, number][]> = {
  1: [[0.5, 1]],
  2: [
    [0.5, 1],
    [0.5, 0],
  ],
  3: [
    [0.5, 1],
    [0, 0.12],
    [1, 0.12],
  ],
  4: [
    [0.5, 1],
    [0, 0.5],
    [0.5, 0],
    [1, 0.5],
  ],
  5: [
    [0.5, 1],
    [0, 0.8],
    [0.04, 0],
    [0.96, 0],
    [1, 0.8],
  ],
  6: [
    [0.5, 1],
    [0, 0.86],
    [0, 0.1],
    [0.5, 0],
    [1, 0.1],
    [1, 0.86],
  ],
};

/** How high the middle of the table lies: where the lands leave it free. */
export const MIDDLE: Record<number, number> = { 3: 0.4, 5: 0.42 };

export interface Size {
  width: number;
  height: number;
}

/** A land in parts of a table of 1000 by 500. */
export const landOf = (count: number): Size =>
  count < 3 ? { width: 470, height: 178 } : count < 5 ? { width: 330, height: 160 } : { width: 306, height: 148 };

/** Where the upper left corner of each land is, in the order of the ring. */
export function corners(count: number, table: Size, land: Size): Point[] {
  return (PLACES[count] ?? []).map(([x, y]) => ({
    x: x * Math.max(0, table.width - land.width),
    y: y * Math.max(0, table.height - land.height),
  }));
}

export interface Gap {
  seats: [number, number]; // the first is the right neighbour of the second
  from: Point;
  to: Point;
  bend: Point; // of the way between them
  mid: Point; // of that way
}

/** The places where roads can lie: between neighbours, fallen tribes left out. */
export function gaps(ring: number[], places: Point[], table: Size, land: Size): Gap[] {
  const pairs = ring.length === 2 ? ring.slice(0, 1) : ring.length < 2 ? [] : ring;
  return pairs.map((seat, i) => {
    const next = (i + 1) % ring.length;
    const [from, to] = [centre(places[i], land), centre(places[next], land)];
    const bend = bent(from, to, table, ring.length);
    const mid = { x: (from.x + 2 * bend.x + to.x) / 4, y: (from.y + 2 * bend.y + to.y) / 4 };
    return { seats: [seat, ring[next] ?? seat], from, to, bend, mid };
  });
}

const centre = (corner: Point | undefined, land: Size): Point => ({
  x: (corner?.x ?? 0) + land.width / 2,
  y: (corner?.y ?? 0) + land.height / 2,
});

const EDGE = 30; // from the upper edge of the table to a way along it

/** Ways go along the rim of the table; between two lands the way goes round the decks. */
function bent(from: Point, to: Point, table: Size, count: number): Point {
  const middle = { x: table.width / 2, y: table.height / 2 };
  if (count === 2) return { x: middle.x - table.width * 0.5, y: (from.y + to.y) / 2 };
  if (Math.abs(from.y - to.y) < 1) return { x: (from.x + to.x) / 2, y: 2 * EDGE - from.y };
  const outer = (a: number, b: number, at: number): number => (Math.abs(a - at) > Math.abs(b - at) ? a : b);
  return { x: outer(from.x, to.x, middle.x), y: outer(from.y, to.y, middle.y) };
}

export const pathOf = ({ from, to, bend }: Gap): string => `M${round(from)} Q${round(bend)} ${round(to)}`;

const round = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const FIRST = -90; // degrees: sectors begin at the top
const pointAt = (degrees: number, radius: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
};

/** A sector of the dial of phases, in a square of 100 around its middle. */
export function sector(i: number, count: number): string {
  const [from, to] = [FIRST + ((i - 0.5) * 360) / count, FIRST + ((i + 0.5) * 360) / count];
  const [a, b, c, d] = [pointAt(from, 26), pointAt(from, 49), pointAt(to, 49), pointAt(to, 26)].map(round);
  return `M${a} L${b} A49 49 0 0 1 ${c} L${d} A26 26 0 0 0 ${a}Z`;
}

/** The middle of a sector, in hundredths of the dial. */
export function spoke(i: number, count: number): Point {
  const { x, y } = pointAt(FIRST + (i * 360) / count, 37.5);
  return { x: 50 + x, y: 50 + y };
}
