import { describe, expect, it } from 'vitest';
import type { Answer } from '../../api/types';
import { atStall, onArmy, onCities, payment, roadTo, warOn, withCard } from './answers';

const answer = (span: string, numbers: Record<string, number> = {}, facts: Record<string, number> = {}): Answer =>
  ({ word: span, span, numbers, facts, label: { message: '', args: {} }, changes: null }) as Answer;

describe('an answer belongs to a piece', () => {
  it('to the card that it exchanges, gives or drops', () => {
    const stone = withCard(3, 'stone', 8);
    for (const span of ['exchange', 'give', 'drop']) {
      expect(stone(answer(span, { card: 3 }))).toBe(true);
      expect(stone(answer(span, { card: 4 }))).toBe(false);
    }
    expect(stone(answer('want', { card: 3 }))).toBe(false);
  });

  it('to the event card that is played', () => {
    expect(withCard(13, 'good-fortune', 8)(answer('good-fortune'))).toBe(true);
    expect(withCard(11, 'olympics', 8)(answer('good-fortune'))).toBe(false);
    for (const span of ['hero', 'lead-army', 'lead-hero']) expect(withCard(12, 'hero', 8)(answer(span))).toBe(true);
  });

  it('to the stones of my monument, unless none is laid', () => {
    expect(withCard(8, 'bricks', 8)(answer('lay', { count: 1 }))).toBe(true);
    expect(withCard(8, 'bricks', 8)(answer('lay', { count: 0 }))).toBe(false);
    expect(withCard(7, 'marble', 8)(answer('lay', { count: 1 }))).toBe(false);
  });

  it('to the stall of its item', () => {
    expect(atStall(0, 'city')(answer('buy', { item: 0, way: 2 }))).toBe(true);
    expect(atStall(1, 'army')(answer('buy', { item: 0, way: 2 }))).toBe(false);
    expect(atStall(3, 'general')(answer('general-in-quake', { way: 0 }))).toBe(true);
    expect(atStall(4, 'road')(answer('road', { seat: 2, way: 0 }))).toBe(true);
  });

  it('to the land that it is about', () => {
    expect(roadTo(2)(answer('road', { seat: 2, way: 0 }))).toBe(true);
    expect(warOn(1, 2)(answer('attack', { seat: 1, goal: 2 }))).toBe(true);
    expect(onCities(1)(answer('attack', { seat: 1, goal: 0 }))).toBe(true);
    expect(onCities(1)(answer('attack', { seat: 1, goal: 1 }))).toBe(false);
    expect(onCities(1)(answer('city', { seat: 1 }))).toBe(true);
    expect(onArmy(1, 1)(answer('army', { seat: 1, place: 0 }))).toBe(false);
    expect(onArmy(1, 0)(answer('army'))).toBe(false); // one that I send
  });
});

it('what is paid is told card by card', () => {
  const city = answer('buy', { item: 0, way: 1 }, { iron: 0, wood: 1, grain: 0, stone: 1, gold: 1, there: 0 });
  expect(payment(city)).toEqual([
    { id: 'wood', count: 1 },
    { id: 'stone', count: 1 },
    { id: 'gold', count: 1 },
  ]);
  expect(payment(null)).toEqual([]);
});
