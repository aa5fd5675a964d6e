import { describe, expect, it } from 'vitest';
import type { News } from '../../api/types';
import { flights } from './flights';
import { CARDS, ITEMS } from './symbols';

const KINDS = ['iron', 'wood', 'grain'];
const fly = (name: string, seat: number, data: Record<string, number> = {}, secret?: Record<string, number>) =>
  flights([{ name, seat, data, secret: secret ?? null } as unknown as News], 0, KINDS, ['city', 'army']);

describe('what flies over the table', () => {
  it('is a card from the deck to a hand, face up only for who may know it', () => {
    const [mine] = fly('drew', 0, {}, { card: 1 });
    expect([mine?.icon, mine?.from[0], mine?.to[0]]).toEqual([CARDS['wood'], '[data-deck]', 'section.hand']);
    const [other] = fly('drew', 1);
    expect([other?.icon, other?.to[0]]).toEqual(['', '.land[data-piece="seat-1"] .held']);
  });

  it('is every card of a deal, from hand to hand', () => {
    const passed = fly('passed', 1, { 'other-seat': 0, card: 2, count: 2 });
    expect(passed.map(({ icon, to }) => [icon, to[0]])).toEqual([
      [CARDS['grain'], 'section.hand'],
      [CARDS['grain'], 'section.hand'],
    ]);
  });

  it('is what is built, laid, offered and taken', () => {
    expect(fly('built', 1, { item: 1 })[0]?.icon).toBe(ITEMS['army']);
    expect(fly('laid', 1, { card: 0, count: 3 }).length).toBe(3);
    expect(fly('offered', 1, { offer: 4 })[0]?.to[0]).toBe('[data-piece="offer-4"]');
    expect(fly('took-cities', 0, { 'other-seat': 2, count: 1 })[0]?.from[0]).toContain('seat-2');
  });

  it('is nothing where only words were said', () => {
    expect(fly('turn', 0, { round: 2 })).toEqual([]);
  });
});
