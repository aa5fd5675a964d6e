import { describe, expect, it } from 'vitest';
import fixture from '../../test/tapestry.json';
import { OR, PAYS, THEN, TIMES, earned, effectOf, priceOf, tokens } from './effects';
import { SIGNS } from './symbols';

const { document } = fixture.content;

describe('an effect', () => {
  it('is drawn with its symbols and the marks between them', () => {
    expect(tokens({ one: [{ tiles: 2 }, { building: 'farm' }] })).toEqual([
      { sign: 'tiles', count: 2 },
      OR,
      { sign: 'farm', count: 1 },
    ]);
    expect(tokens({ then: [{ refresh: 1 }, { invent: 'any' }] })).toEqual([
      { sign: 'refresh', count: 1 },
      THEN,
      { sign: 'invent', count: 1 },
    ]);
    expect(tokens({ points: 1, per: 'farms' })).toEqual([
      { sign: 'points', count: 1 },
      TIMES,
      { sign: 'farm', count: 1 },
    ]);
    expect(tokens({ explore: 'anywhere' })).toEqual([{ sign: 'explore', count: 1, star: true }]);
    expect(tokens({ research: 'bare' })).toEqual([{ sign: 'research', count: 1, bare: true }]);
    expect(tokens({ advance: 'science', reward: 'bare', may: true })).toEqual([
      { sign: 'science', count: 1, arrow: 'up', bare: true },
    ]);
    expect(tokens({ pay: { cards: 1 }, gain: { invent: 'any' } })).toEqual([
      { sign: 'cards', count: 1 },
      PAYS,
      { sign: 'invent', count: 1 },
    ]);
    expect(tokens({ gain: { coin: 1, any: 2 } }).length).toBe(3);
    expect(tokens({})).toEqual([]);
  });

  it('is known by its number, and every one in the box has symbols that have a drawing', () => {
    expect(document.effect.length).toBe(fixture.content.nouns.effect.length);
    for (let number = 0; number < document.effect.length; number++) {
      const found = tokens(effectOf(document, number));
      expect(found.length, fixture.content.nouns.effect[number]).toBeGreaterThan(0);
      for (const token of found) if (typeof token !== 'string') expect(Object.keys(SIGNS)).toContain(token.sign);
    }
  });

  it('of the income mat is what an open space gives', () => {
    expect(earned({ income: { food: 1, tiles: 1 } })).toEqual([
      { sign: 'food', count: 1 },
      { sign: 'tiles', count: 1 },
    ]);
    expect(earned({ income: { coin: 1 }, score: { points: 1, per: 'technologies' } }).length).toBe(4);
    expect(priceOf({ tiles: 2 })).toEqual([{ sign: 'tiles', count: 2 }]);
  });
});
