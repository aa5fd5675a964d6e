// Turning, fitting and completing: what the table can tell before an answer is given.

import { corners as hexCorners } from '../parts/hexes';

export interface Cell {
  row: number;
  column: number;
}

interface Ground {
  q: number;
  r: number;
  corners: number[];
}

const SIDES: [number, number][] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]; // from the north, clockwise

/** The corners of a tile after so many turns to the right. */
export const turned = (corners: number[], turn: number): number[] =>
  corners.map((_, i) => corners[(((i - turn) % 6) + 6) % 6] ?? 0);

/** Sides of a tile on a hex: null without known land beside it, else whether a terrain goes on across it. */
export function fits(hexes: Ground[], hex: number, corners: number[]): (boolean | null)[] {
  const at = hexes[hex];
  return SIDES.map(([q, r], side) => {
    const near = hexes.find((each) => at && each.q === at.q + q && each.r === at.r + r);
    if (!near?.corners.length) return null;
    const other = near.corners;
    return corners[side] === other[(side + 4) % 6] || corners[(side + 1) % 6] === other[(side + 3) % 6];
  });
}

/** The middle of a side of a flat hex of side 1. */
export function sideAt(side: number, size = 1): { x: number; y: number } {
  const all = hexCorners(true, size);
  const [a, b] = [all[side], all[(side + 1) % 6]];
  return { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 };
}

/** A landmark after so many quarter turns, its cells from its upper left corner on. */
export function shapeOf(rows: string[], turn: number): Cell[] {
  let cells = rows.flatMap((line, row) => [...line].flatMap((mark, column) => (mark === 'X' ? [{ row, column }] : [])));
  for (let i = 0; i < turn; i++) cells = cells.map(({ row, column }) => ({ row: column, column: -row }));
  const top = Math.min(...cells.map(({ row }) => row));
  const left = Math.min(...cells.map(({ column }) => column));
  return cells.map(({ row, column }) => ({ row: row - top, column: column - left }));
}

export const sizeOf = (cells: Cell[]): Cell => ({
  row: Math.max(...cells.map(({ row }) => row)) + 1,
  column: Math.max(...cells.map(({ column }) => column)) + 1,
});

/** The plots that a piece covers with its corner there; what hangs over the edge covers none. */
export function covered(cells: Cell[], at: Cell, side: number): number[] {
  return cells
    .map(({ row, column }) => ({ row: row + at.row, column: column + at.column }))
    .filter(({ row, column }) => row >= 0 && row < side && column >= 0 && column < side)
    .map(({ row, column }) => row * side + column)
    .sort((a, b) => a - b);
}

export interface Completed {
  rows: number[];
  columns: number[];
  districts: number[];
}

const count = (side: number): number[] => Array.from({ length: side }, (_, i) => i);

function groups(side: number, district: number): { rows: number[][]; columns: number[][]; districts: number[][] } {
  const across = side / district;
  return {
    rows: count(side).map((row) => count(side).map((column) => row * side + column)),
    columns: count(side).map((column) => count(side).map((row) => row * side + column)),
    districts: count(across * across).map((n) =>
      count(district * district).map(
        (i) =>
          (Math.floor(n / across) * district + Math.floor(i / district)) * side +
          (n % across) * district +
          (i % district),
      ),
    ),
  };
}

/** Which rows, columns and districts are full. */
export function complete(cells: number[], side: number, district: number): Completed {
  const full = (all: number[][]): number[] =>
    all.flatMap((plots, i) => (plots.every((plot) => (cells[plot] ?? 0) > 0) ? [i] : []));
  const { rows, columns, districts } = groups(side, district);
  return { rows: full(rows), columns: full(columns), districts: full(districts) };
}

/** What filling some plots completes that was not complete before. */
export function completes(cells: number[], plots: number[], side: number, district: number): Completed {
  const before = complete(cells, side, district);
  const after = complete(
    cells.map((what, plot) => (plots.includes(plot) ? 1 : what)),
    side,
    district,
  );
  const fresh = (name: keyof Completed): number[] => after[name].filter((each) => !before[name].includes(each));
  return { rows: fresh('rows'), columns: fresh('columns'), districts: fresh('districts') };
}

export const worth = ({ rows, columns, districts }: Completed): number =>
  rows.length * 2 + columns.length * 2 + districts.length * 3;

export interface Standing {
  landmark: number;
  at: Cell;
  turn: number;
}

/** How a landmark stands, told by the plots that it fills; null where it stands beside the grid. */
export function standingAs(
  cells: number[],
  what: number,
  rows: string[],
  side: number,
): Omit<Standing, 'landmark'> | null {
  const own = cells.flatMap((each, plot) => (each === what ? [plot] : []));
  if (!own.length) return null;
  const key = own.join();
  for (let turn = 0; turn < 4; turn++) {
    const shape = shapeOf(rows, turn);
    for (let row = -3; row < side; row++)
      for (let column = -3; column < side; column++)
        if (covered(shape, { row, column }, side).join() === key) return { at: { row, column }, turn };
  }
  return null;
}

export interface Frame {
  left: number;
  top: number;
  size: number;
}

const RIM = 3.5; // percent of a mat around its grid

/** Where the grid lies on its mat, in percent: what stands out over its edge has room on the mat too. */
export function frameOf(standing: { at: Cell; shape: Cell[] }[], side: number): Frame {
  const all = standing.flatMap(({ at, shape }) =>
    shape.map(({ row, column }) => ({ row: at.row + row, column: at.column + column })),
  );
  const rows = [0, side - 1, ...all.map(({ row }) => row)];
  const columns = [0, side - 1, ...all.map(({ column }) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [high, wide] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  const plots = Math.max(high, wide);
  const plot = (100 - 2 * RIM) / plots;
  return {
    left: RIM + plot * ((plots - wide) / 2 - left),
    top: RIM + plot * ((plots - high) / 2 - top),
    size: plot * side,
  };
}
