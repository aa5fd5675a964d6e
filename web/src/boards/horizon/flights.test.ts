import { expect, it } from 'vitest';
import type { News } from '../../api/types';
import { deedOf, flights } from './flights';

const news = (name: string, seat: number, data: Record<string, number> = {}): News =>
  ({ name, seat, data, message: `horizon-news-${name}` }) as unknown as News;

const TURN = [
  news('acted', 1, { action: 0, coins: 0, space: 2 }),
  news('researched', 1, { slot: 3, technology: 0 }),
  news('learned', 1, { technology: 0 }),
  news('went', 1, { kind: 1, strength: 2, place: 7, 'from-place': 0 }),
  news('uncovered', 1, { track: 0 }),
];

it('what happens flies one after the other, from where it was to where it is', () => {
  const all = flights(TURN, 1);
  expect(all.map(({ to }) => to[0])).toEqual([
    '[data-space="0-2"]',
    '[data-piece~="slot-3"]',
    '.rival [data-piece="seat-1"]',
    '[data-piece="place-7"]',
  ]);
  expect(all[3]?.from[0]).toBe('[data-piece="place-0"]');
  for (const [i, flight] of all.entries())
    expect(flight.delay).toBe(all.slice(0, i).reduce((sum, f) => sum + f.time, 0));
});

it('however much happens, it takes no longer than 1.6 seconds; the pace shortens it', () => {
  const last = (pace: number): number => {
    const flight = flights([...TURN, ...TURN, ...TURN, ...TURN], pace).at(-1);
    return (flight?.delay ?? 0) + (flight?.time ?? 0);
  };
  expect(last(1)).toBeCloseTo(1600);
  expect(last(0.5)).toBeCloseTo(800);
});

it('the last deed of another is told where it was done', () => {
  expect(deedOf([...TURN, news('settled', 0, { place: 5 })], 0)?.told.name).toBe('researched');
  expect(deedOf(TURN.slice(4), 0)).toBeNull();
});
