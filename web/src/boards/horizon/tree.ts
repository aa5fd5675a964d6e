// Where the slots of the tree stand, and what lies between them.

import { type Data, list, text, texts } from '../parts/read';
import type { View } from './model';

export interface Link {
  key: string;
  from: number;
  to: number;
}

export const linksOf = (document: Data): Link[] => {
  const ids = list(document, 'slot').map((slot) => text(slot, 'id'));
  return list(document, 'slot').flatMap((slot, to) =>
    texts(slot, 'links').map((id) => ({ key: `${id}-${to}`, from: ids.indexOf(id), to })),
  );
};

/** The slots of each level from left to right, each level from its first slot on. */
export function levelsOf(view: View): { level: number; slots: number[] }[] {
  const levels = [...new Set(view.tree.map((slot) => slot.level))].sort((a, b) => a - b);
  return levels.map((level) => ({
    level,
    slots: view.tree.flatMap((slot, at) => (slot.level === level ? [at] : [])),
  }));
}

/** The middle of a slot, in hundredths of the board. */
export function middleOf(view: View, slot: number): { x: number; y: number } {
  const levels = levelsOf(view);
  const column = levels.findIndex(({ slots }) => slots.includes(slot));
  const slots = levels[column]?.slots ?? [];
  return { x: ((column + 0.5) / levels.length) * 100, y: ((slots.indexOf(slot) + 0.5) / slots.length) * 100 };
}

/** The linked slots where somebody has no scientist yet. */
export const missing = (document: Data, view: View, slot: number, seat: number): number[] =>
  linksOf(document)
    .filter(({ to }) => to === slot)
    .map(({ from }) => from)
    .filter((from) => !view.tree[from]?.scientists.includes(seat));
