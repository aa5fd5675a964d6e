import type { NewTable, Title } from '../api/types';
import galleon from '~icons/game-icons/galleon';
import gate from '~icons/game-icons/egyptian-temple';
import helmet from '~icons/game-icons/spartan-helmet';
import thread from '~icons/game-icons/sewing-string';
import meeple from '~icons/game-icons/meeple-group';

interface Face {
  icon: string;
  minutes: number;
  weight: number;
  pattern: 'rays' | 'weave' | 'sand' | 'waves';
}

const FACES: Record<string, Face> = {
  hadara: { icon: gate, minutes: 45, weight: 2, pattern: 'rays' },
  tapestry: { icon: thread, minutes: 100, weight: 4, pattern: 'weave' },
  heroes: { icon: helmet, minutes: 60, weight: 2, pattern: 'sand' },
  horizon: { icon: galleon, minutes: 110, weight: 4, pattern: 'waves' },
};

/** How the lid of a title looks. */
export function face(title: string): Face {
  return FACES[title] ?? { icon: meeple, minutes: 60, weight: 3, pattern: 'rays' };
}

/** What the rulebook calls a first game, if it has one. */
export const FIRST_GAME = 'first-game';

/** Against bots now: a usual number of seats, nothing to choose. Whoever is new to a title plays its first game. */
export function quickStart(title: Title, newcomer: boolean): NewTable {
  const seats = title.seats.includes(3) ? 3 : (title.seats[0] ?? 2);
  const level = title.usual;
  const first = newcomer && title.options.some((option) => option.name === FIRST_GAME);
  return {
    title: title.name,
    ...(first ? { options: { [FIRST_GAME]: 'yes' } } : {}),
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level }))],
  };
}
