import { describe, expect, it } from 'vitest';
import { kept, keptFields } from './kept';

const told = () => ({ hand: [{ card: 3 }, { card: 5 }], seats: { a: [1, 2], b: [3] }, turn: 4 });

describe('what is told again', () => {
  it('is the object that it was', () => {
    const before = told();
    expect(kept(before, told())).toBe(before);
  });

  it('keeps all parts but those on the way to what changed', () => {
    const before = told();
    const fresh = told();
    fresh.hand[1] = { card: 6 };
    const now = kept(before, fresh);
    expect(now).toEqual(fresh);
    expect(now).not.toBe(before);
    expect(now.hand).not.toBe(before.hand);
    expect(now.hand[0]).toBe(before.hand[0]);
    expect(now.hand[1]).toEqual({ card: 6 });
    expect(now.seats).toBe(before.seats);
  });

  it('never takes a shorter list, another kind of value or a missing field for the same', () => {
    expect(kept([1, 2], [1])).toEqual([1]);
    expect(kept([1], [1, 2])).toEqual([1, 2]);
    expect(kept({ 0: 1 }, [1])).toEqual([1]);
    expect(kept([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(kept({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
    expect(kept(null, { a: 1 })).toEqual({ a: 1 });
    expect(kept({ a: 1 }, null)).toBeNull();
    expect(kept({ a: 0 }, { a: false })).toEqual({ a: false });
  });

  it('is a new object with old fields where that is wanted', () => {
    const before = told();
    const fresh = told();
    keptFields(before, fresh);
    expect(fresh).not.toBe(before);
    expect(fresh.hand).toBe(before.hand);
  });
});
