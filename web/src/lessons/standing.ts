import type { Learned } from '../api/types';

/** How a lesson stands: not begun, done, or done by older rules. */
export type Standing = 'new' | 'done' | 'changed';

export function standingOf(learned: Learned, lesson: string): Standing {
  const version = learned.done[lesson];
  if (version === undefined) return 'new';
  return version < learned.version ? 'changed' : 'done';
}

/** The number of the first lesson that is not done, 0 where all are. */
export function nextOf(learned: Learned): number {
  return learned.lessons.findIndex((lesson) => standingOf(learned, lesson.name) !== 'done') + 1;
}

export function doneOf(learned: Learned): number {
  return learned.lessons.filter((lesson) => standingOf(learned, lesson.name) === 'done').length;
}
