import type { Changes } from '../../api/types';
import type { Change } from '../board';

/** What an answer changes, in words; what has no name is left to the board. */
export const named = (found: Changes, nameOf: (path: string) => string): Change[] =>
  Object.entries(found).flatMap(([path, [before, after]]): Change[] => {
    const name = nameOf(path);
    return name ? [{ name, before, after }] : [];
  });
