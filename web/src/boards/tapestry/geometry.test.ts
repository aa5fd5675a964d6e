import { describe, expect, it } from 'vitest';
import fixture from '../../test/tapestry.json';
import { complete, completes, covered, fits, frameOf, shapeOf, sizeOf, standingAs, turned } from './geometry';
import { coast, runsOf } from './terrain';

const { document } = fixture.content;
const TERRAINS = ['sea', 'desert', 'forest', 'grassland', 'mountain'];

describe('a tile', () => {
  it('turns to the right', () => {
    expect(turned([0, 1, 2, 3, 4, 5], 1)).toEqual([5, 0, 1, 2, 3, 4]);
    expect(turned([0, 1, 2, 3, 4, 5], 6)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('fits on as many sides as the server says, every way round on every hex', () => {
    const { question, view } = fixture.games.lay;
    const printed = (document.tile[question.about.args.tile]?.corners ?? []).map((each) => TERRAINS.indexOf(each));
    expect(question.answers.length).toBeGreaterThan(10);
    for (const { numbers, facts } of question.answers) {
      const found = fits(view.hexes, numbers.hex, turned(printed, numbers.turn));
      expect(found.filter(Boolean).length).toBe(facts.sides);
    }
  });

  it('is drawn as one terrain with land along its corners', () => {
    expect(runsOf([0, 0, 0, 0, 0, 0])).toEqual({ base: 0, runs: [] });
    expect(runsOf([1, 0, 0, 0, 2, 1])).toEqual({
      base: 0,
      runs: [
        { terrain: 2, first: 4, length: 1 },
        { terrain: 1, first: 5, length: 2 },
      ],
    });
    expect(coast(0, 2).land).toMatch(/^M.*Z$/);
    expect(coast(0, 2).land).toContain(coast(0, 2).shore.slice(1));
  });
});

describe('a landmark', () => {
  const rubber = ['..XX', '..XX', 'XXXX', 'XXXX'];

  it('turns by quarters and comes back', () => {
    expect(sizeOf(shapeOf(['XX', 'XX', 'XX'], 1))).toEqual({ row: 2, column: 3 });
    const key = (turn: number): string =>
      shapeOf(rubber, turn)
        .map(({ row, column }) => `${row},${column}`)
        .sort()
        .join(' ');
    expect(key(4)).toBe(key(0));
    expect(new Set([0, 1, 2, 3].map(key)).size).toBe(4);
  });

  it('covers only plots of the grid', () => {
    expect(covered(shapeOf(['XX', 'XX'], 0), { row: -1, column: 8 }, 9)).toEqual([8]);
    expect(covered(shapeOf(['XX', 'XX'], 0), { row: 3, column: 3 }, 9)).toEqual([30, 31, 39, 40]);
  });

  it('is found again by the plots that it fills', () => {
    for (const turn of [0, 1, 2, 3]) {
      const cells = Array<number>(81).fill(0);
      for (const plot of covered(shapeOf(rubber, turn), { row: 2, column: 4 }, 9)) cells[plot] = 16;
      expect(standingAs(cells, 16, rubber, 9)).toEqual({ at: { row: 2, column: 4 }, turn });
    }
    expect(standingAs(Array<number>(81).fill(0), 16, rubber, 9)).toBeNull();
  });
});

describe('a capital', () => {
  it('knows its full rows, columns and districts', () => {
    const cells = Array<number>(81).fill(0);
    for (let i = 0; i < 9; i++) cells[i] = cells[9 * i + 8] = 1;
    cells[9] = cells[10] = cells[11] = cells[18] = cells[19] = 1;
    expect(complete(cells, 9, 3)).toEqual({ rows: [0], columns: [8], districts: [] });
    expect(completes(cells, [20], 9, 3)).toEqual({ rows: [], columns: [], districts: [0] });
  });

  it('leaves room on its mat for what stands out of the grid', () => {
    const shape = shapeOf(['XX', 'XX'], 0);
    const free = frameOf([], 9);
    expect(frameOf([{ at: { row: 3, column: 0 }, shape }], 9)).toEqual(free);
    const { left, top, size } = frameOf([{ at: { row: -1, column: 8 }, shape }], 9);
    const plot = size / 9;
    expect(size).toBeLessThan(free.size);
    expect(top - plot).toBeCloseTo(free.top); // its upper half
    expect(left).toBeCloseTo(free.left);
    expect(left + size + plot).toBeCloseTo(100 - free.left); // its right half
  });
});
