import { describe, expect, it } from 'vitest';
import { unitAt } from './land';

const row = (count: number, shielded: boolean): number[] =>
  Array.from({ length: count }, (_, i) => unitAt(i, count, shielded));

describe('the units of a tile', () => {
  it('stand around its middle where there is no shield, and one of them also where there is one', () => {
    expect(row(1, false)).toEqual([0]);
    expect(row(2, false)).toEqual([-0.31, 0.31]);
    expect(row(1, true)).toEqual([0]);
  });

  it.each([2, 3, 4, 5])('leave the number of a shield to be seen: %i of them', (count) => {
    const [half, number] = [0.31, -0.47]; // of a unit, and where the number ends
    const all = row(count, true);
    expect(Math.min(...all) - half).toBeGreaterThanOrEqual(number);
    expect(Math.max(...all)).toBeLessThan(0.7);
    expect([...all].sort((a, b) => a - b)).toEqual(all);
  });
});
