// Where the slots of the tree stand, and what lies between them.

import { type Data, text, texts } from '../parts/read';
import { type View, entries } from './model';

export interface Link {
  key: string;
  from: number;
  to: number;
}

export const linksOf = (document: Data): Link[] => {
  const slots = entries(document, 'slot');
  const ids = slots.map((slot) => text(slot, 'id'));
  return slots.flatMap((slot, to) =>
    texts(slot, 'links').map((id) => ({ key: `${id}-${to}`, from: ids.indexOf(id), to })),
  );
};

export interface Level {
  level: number;
  slots: number[];
}

/** The slots of each level from left to right, each level from its first slot on. */
export function levelsOf(tree: View['tree']): Level[] {
  const levels = [...new Set(tree.map((slot) => slot.level))].sort((a, b) => a - b);
  return levels.map((level) => ({
    level,
    slots: tree.flatMap((slot, at) => (slot.level === level ? [at] : [])),
  }));
}

/** The line of a link from the right of one slot to the left of another, in hundredths of the board. */
export function lineOf(levels: Level[], link: Link): string {
  const from = middleOf(levels, link.from);
  const to = middleOf(levels, link.to);
  return `M${from.x + 12} ${from.y} C${from.x + 14} ${from.y} ${to.x - 14} ${to.y} ${to.x - 12} ${to.y}`;
}

function middleOf(levels: Level[], slot: number): { x: number; y: number } {
  const column = levels.findIndex(({ slots }) => slots.includes(slot));
  const slots = levels[column]?.slots ?? [];
  return { x: ((column + 0.5) / levels.length) * 100, y: ((slots.indexOf(slot) + 0.5) / slots.length) * 100 };
}

/** The linked slots where somebody has no scientist yet. */
export const missing = (document: Data, tree: View['tree'], slot: number, seat: number): number[] =>
  linksOf(document)
    .filter(({ to }) => to === slot)
    .map(({ from }) => from)
    .filter((from) => !tree[from]?.scientists.includes(seat));
