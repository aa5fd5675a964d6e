import { describe, expect, it } from 'vitest';
import { corners, gaps, landOf, pathOf } from './ring';

const TABLE = { width: 1000, height: 500 };
const SEATS = [2, 3, 4, 5, 6];

describe('the ring of tribes', () => {
  it.each(SEATS)('has me at the bottom, and my left neighbour at the left (%i tribes)', (count) => {
    const [me, left, ...rest] = corners(count, TABLE, landOf(count));
    expect(me?.y).toBe(TABLE.height - landOf(count).height);
    expect(rest.length).toBe(count - 2);
    if (count > 2) expect(left?.x).toBeLessThan(me?.x ?? 0);
  });

  it.each(SEATS)('has no land outside the table or over another (%i tribes)', (count) => {
    const land = landOf(count);
    const places = corners(count, TABLE, land);
    expect(places.length).toBe(count);
    for (const [i, { x, y }] of places.entries()) {
      expect(x >= 0 && y >= 0 && x + land.width <= TABLE.width && y + land.height <= TABLE.height).toBe(true);
      for (const other of places.slice(i + 1))
        expect(Math.abs(other.x - x) >= land.width || Math.abs(other.y - y) >= land.height).toBe(true);
    }
  });

  it('has a gap between neighbours: one between two tribes, none for a last one', () => {
    const between = (ring: number[]): string[] =>
      gaps(ring, corners(ring.length, TABLE, landOf(ring.length)), TABLE, landOf(ring.length)).map((gap) =>
        gap.seats.join(),
      );
    expect(between([0, 1, 2, 3])).toEqual(['0,1', '1,2', '2,3', '3,0']);
    expect(between([2, 0])).toEqual(['2,0']);
    expect(between([1])).toEqual([]);
  });

  it('draws a way from one land to the other', () => {
    const [gap] = gaps([0, 1], corners(2, TABLE, landOf(2)), TABLE, landOf(2));
    expect(gap && pathOf(gap)).toMatch(/^M500\.0 411\.0 Q0\.0 250\.0 500\.0 89\.0$/);
  });
});
