// How far a unit comes: the places that it can reach, each with the sides over which it steps.

import type { Answer } from '../../api/types';
import type { View } from './model';

/** The six sides of a tile, counter-clockwise from the east. */
export const SIDES: [q: number, r: number][] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export const key = (q: number, r: number): string => `${q},${r}`;

export interface Way {
  q: number;
  r: number;
  place: number; // -1: unknown land
  words: string[]; // the answers, one a step
  through: number[]; // places on the way
}

/**
 * The shortest way to every place that a unit can reach with so many points: the first step is an answer of the
 * server, later ones follow the map as it lies. The server has the last word about each of them.
 */
export function reach(
  view: View,
  seat: number,
  unit: number,
  points: number,
  answers: Answer[],
  finds: boolean,
): Way[] {
  const tiles = new Map(view.map.map((tile) => [key(tile.q, tile.r), tile]));
  const edge = new Set(view.edge.map(({ q, r }) => key(q, r)));
  const from = view.map.find((tile) => tile.units.some((each) => each.seat === seat && each.unit === unit));
  const open = new Set(answers.map((answer) => answer.word));
  if (!from) return [];
  const found = new Map<string, Way>();
  let front: Way[] = [{ q: from.q, r: from.r, place: from.place, words: [], through: [] }];
  for (let step = 1; step <= points; step += 1) {
    const next: Way[] = [];
    for (const way of front)
      for (const [side, [dq, dr]] of SIDES.entries()) {
        const [q, r] = [way.q + dq, way.r + dr];
        const at = key(q, r);
        const word = `go-${unit}-${side}`;
        const tile = tiles.get(at);
        if (found.has(at) || tile === from) continue;
        if (step === 1 ? !open.has(word) : !tile && !(finds && view.to_find > 0 && edge.has(at))) continue;
        const through = step > 1 ? [...way.through, way.place] : [];
        const reached = { q, r, place: tile?.place ?? -1, words: [...way.words, word], through };
        found.set(at, reached);
        if (tile) next.push(reached);
      }
    front = next;
  }
  const closed = new Set(view.map.filter((tile) => tile.closed.includes(seat)).map(({ place }) => place));
  return [...found.values()].filter((way) => way.place < 0 || !closed.has(way.place));
}
