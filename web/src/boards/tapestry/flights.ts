// What moves over the table when something has happened, in the order of the news.

import type { News } from '../../api/types';

export interface Move {
  what: 'mark' | 'tile' | 'outpost' | 'building' | 'landmark' | 'card' | 'technology' | 'resource' | 'points' | 'dice';
  number: number; // of the piece, or how many points
  other: number; // the black die, or how many of a resource
  seat: number;
  from: string[]; // selectors, the first that is there counts; looked for before the table changed
  to: string[];
  delay: number;
  duration: number;
}

const WHOLE = 2500; // milliseconds of everything together, at most

/** Where somebody's things are: my own area, or a rival's mat. */
const homeOf = (seat: number, mine: number, own: string): string[] =>
  seat === mine ? [own, '.mine .own', '.handle'] : [`[data-piece="seat-${seat}"]`];

type Plan = Omit<Move, 'delay' | 'seat'>;

function planOf({ name, data }: News, seat: number, mine: number): Plan | null {
  const at = (noun: string): string => `[data-piece="${noun}-${data[noun]}"]`;
  const home = (own: string): string[] => homeOf(seat, mine, own);
  const number = (noun: string): number => data[noun] ?? 0;
  switch (name.replace(/^bot-/, '')) {
    case 'advanced': {
      const marker = `[data-marker="${seat}-${Math.floor(number('place') / 13)}"]`;
      return { what: 'mark', number: seat, other: 0, from: [marker], to: [at('place')], duration: 420 };
    }
    case 'regressed': {
      const to = `[data-piece="place-${number('track') * 13 + number('space')}"]`;
      return {
        what: 'mark',
        number: seat,
        other: 0,
        from: [`[data-marker="${seat}-${number('track')}"]`],
        to: [to],
        duration: 420,
      };
    }
    case 'explored':
      return {
        what: 'tile',
        number: number('tile'),
        other: 0,
        from: [at('tile'), ...home('.supply')],
        to: [at('hex')],
        duration: 650,
      };
    case 'conquered':
      return { what: 'outpost', number: seat, other: 0, from: home('.facts'), to: [at('hex')], duration: 450 };
    case 'dice':
      return {
        what: 'dice',
        number: number('red'),
        other: number('black'),
        from: ['.middle, .centre'],
        to: ['.middle, .centre'],
        duration: 1300,
      };
    case 'rolled':
      return {
        what: 'dice',
        number: number('track'),
        other: -1,
        from: ['.middle, .centre'],
        to: ['.middle, .centre'],
        duration: 1000,
      };
    case 'built':
      return {
        what: 'building',
        number: number('building'),
        other: 0,
        from: home(at('building')),
        to: home('.capital'),
        duration: 450,
      };
    case 'claimed':
      return {
        what: 'landmark',
        number: number('landmark'),
        other: 0,
        from: [at('landmark')],
        to: home('.capital'),
        duration: 600,
      };
    case 'played':
      return {
        what: 'card',
        number: number('card'),
        other: 0,
        from: [at('card'), ...home('[data-hand]')],
        to: home('.eras'),
        duration: 550,
      };
    case 'invented':
      return {
        what: 'technology',
        number: number('technology'),
        other: 0,
        from: [at('technology'), '.display'],
        to: home('.shelves'),
        duration: 500,
      };
    case 'gained':
      return {
        what: 'resource',
        number: number('goods'),
        other: number('amount'),
        from: ['.middle, .centre'],
        to: home(`[data-piece="resource-${number('goods')}"]`),
        duration: 380,
      };
    case 'scored':
      return {
        what: 'points',
        number: number('points'),
        other: 0,
        from: ['.middle, .centre'],
        to: home('.points'),
        duration: 380,
      };
    default:
      return null;
  }
}

/** The moves of these news one after another; all of them together take no longer than a turn may take. */
export function moves(news: News[], mine: number, botOf: (bot: number) => number): Move[] {
  const plans = news.flatMap((told): Omit<Move, 'delay'>[] => {
    const seat = told.data['bot'] === undefined ? told.seat : botOf(told.data['bot']);
    const plan = planOf(told, seat, mine);
    return plan ? [{ ...plan, seat }] : [];
  });
  const whole = plans.reduce((sum, { duration }) => sum + duration, 0);
  const scale = Math.min(1, WHOLE / Math.max(1, whole));
  let delay = 0;
  return plans.map((plan) => {
    const move = { ...plan, delay, duration: plan.duration * scale };
    delay += move.duration;
    return move;
  });
}
