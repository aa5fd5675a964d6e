import { describe, expect, it } from 'vitest';
import type { News } from '../../api/types';
import { type Moment, type Moments, isOver, lasting, paceOf, tellMoments } from './moments';

const KINDS = ['iron', 'good-fortune', 'earthquake', 'volcano', 'famine'];
const NONE: Moments = { queue: [], tale: null };
const news = (name: string, seat: number, data: Record<string, number> = {}): News =>
  ({ name, seat, data }) as unknown as News;
const told = (...all: News[]): Moment[] => tellMoments(NONE, all, KINDS).queue;
const AIMED = news('struck-city', 2, { 'other-seat': 1 });

describe('moments', () => {
  it('come in the order in which they happened', () => {
    const all = told(
      AIMED,
      news('erupted', 1),
      news('attacked', 0, { 'other-seat': 1, goal: 0 }),
      news('took-cities', 0, { 'other-seat': 1, count: 1 }),
      news('fell', 1),
      news('claim', 0, { round: 7 }),
    );
    expect(all.map(({ kind }) => kind)).toEqual(['blow', 'battle', 'fall', 'claim']);
  });

  it('of a blow wait for whoever is hit, and tell then what came of it', () => {
    const waiting = tellMoments(NONE, [AIMED], KINDS);
    expect(waiting.queue.map(isOver)).toEqual([false]);
    expect(lasting(waiting.queue[0] as Moment, false)).toBe(Infinity);
    const after = tellMoments(waiting, [news('saved', 1, { card: 3 })], KINDS).queue;
    expect(after).toMatchObject([{ card: 'volcano', by: 2, hit: [1], over: true, lines: [AIMED, { name: 'saved' }] }]);
    expect(lasting(after[0] as Moment, false)).toBeLessThan(5000);
  });

  it('of a blow do not wait for ever', () => {
    expect(told(AIMED, news('turn', 0)).map(isOver)).toEqual([true]);
  });

  it('of a famine are one, whoever loses grain to it', () => {
    const all = told(news('starved', 0, { count: 1 }), news('starved', 2, { count: 3 }), news('saved', 1, { card: 4 }));
    expect(all).toMatchObject([{ kind: 'blow', card: 'famine', hit: [0, 2, 1], over: true }]);
  });

  it('are none where a card was drawn', () => {
    const before: Moments = { queue: told(AIMED, news('erupted', 1)), tale: null };
    expect(tellMoments(before, [news('drew', 0), news('turn', 1)], KINDS).queue).toBe(before.queue);
  });

  it('of a battle last as long as one likes, unless something comes after it', () => {
    const battle = told(news('attacked', 0, { 'other-seat': 1, goal: 0 }))[0] as Moment;
    expect(lasting(battle, false)).toBe(Infinity);
    expect(lasting(battle, true)).toBeLessThan(Infinity);
  });
});

it('the table has a pace', () => {
  expect([paceOf('slow'), paceOf(), paceOf('fast')]).toEqual([1.4, 1, 0.8]);
});
