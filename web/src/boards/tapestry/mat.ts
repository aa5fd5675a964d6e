// What a civilization mat looks like: groups of spaces, each a piece that can be pointed at.

import type { Schemas } from '../../api/types';
import { type Data, list, text, upTo } from '../parts/read';

export type OnMat = Schemas['TapestryMat'];

export interface Slot {
  slot: number;
  effect: Data;
  mark: boolean; // something of mine lies or stands there
}

export interface Group {
  piece: string; // "" where the spaces themselves are the pieces
  slots: Slot[];
}

export interface Drawn {
  way: 'columns' | 'rows' | 'paths' | 'floor';
  groups: Group[];
}

const STATUE = [3, 4, 5]; // spaces of the columns of a statue

/** The mat as it is printed, with what lies on it; null for a mat without spaces. */
export function drawn(print: Data, on: OnMat | undefined): Drawn | null {
  const id = text(print, 'id');
  const mat = list(print, 'mat');
  const slots = on?.slots ?? [];
  const heights = on?.heights ?? [];
  const slot = (at: number, mark: boolean): Slot => ({ slot: at, effect: mat[at] ?? {}, mark });
  const many = (first: number, count: number, marked: (i: number) => boolean): Slot[] =>
    upTo(count).map((i) => slot(first + i, marked(i)));

  if (id === 'entertainers') {
    const columns = [[0], ...upTo(4).map((i) => upTo(4).map((n) => 1 + 4 * i + n))];
    return {
      way: 'paths',
      groups: columns.map((column) => ({ piece: '', slots: column.map((at) => slot(at, slots.includes(at))) })),
    };
  }
  if (id === 'craftsmen') {
    const first = [0, 3, 7];
    return {
      way: 'columns',
      groups: STATUE.map((count, column) => ({
        piece: `pillar-${column}`,
        slots: many(first[column] ?? 0, count, (i) => i < (heights[column] ?? 0)),
      })),
    };
  }
  if (id === 'merrymakers' && on?.slots)
    return {
      way: 'floor',
      groups: upTo(3).map((row) => ({ piece: '', slots: many(3 * row, 3, (i) => slots.includes(3 * row + i)) })),
    };
  if (id === 'merrymakers')
    return {
      way: 'columns',
      groups: upTo(3).map((column) => ({
        piece: `column-${column}`,
        slots: many(3 * column, 3, (i) => i === (heights[column] ?? 0) - 1),
      })),
    };
  if (id === 'militants')
    return {
      way: 'rows',
      groups: upTo(2).map((row) => ({
        piece: `row-${row}`,
        slots: many(4 * row, 4, (i) => !slots.includes(4 * row + i)),
      })),
    };
  if (id === 'historians')
    return { way: 'rows', groups: [{ piece: '', slots: many(0, 4, (i) => !slots.includes(i)) }] };
  return null;
}
