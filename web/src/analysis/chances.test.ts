import { expect, it } from 'vitest';
import type { Story } from '../api/types';
import { type Plot, answerAt, chanceAfter, chapters, ends, lineOf, turnLabels, xOf, yOf } from './chances';
import type { Found } from './review';

const plot: Plot = { width: 1100, height: 140, left: 50, right: 50, top: 20, bottom: 20, answers: 100 };
const told = (chances: number[][], turns: unknown[] = []): Found =>
  ({ steps: chances.map((each, n) => ({ n, chances: each, points: [] })), turns }) as unknown as Found;

it('a place of the chart means the answer that is drawn there, from the first to the last', () => {
  for (const answer of [1, 2, 50, 99, 100]) expect(answerAt(plot, xOf(plot, answer))).toBe(answer);
  expect(answerAt(plot, 0)).toBe(1);
  expect(answerAt(plot, 1100)).toBe(100);
});

it('certainty is above, and nothing known has no line', () => {
  expect(yOf(plot, 1)).toBe(20);
  expect(yOf(plot, 0)).toBe(120);
  expect(
    lineOf(
      plot,
      told([
        [0.5, 0.5],
        [1, 0],
      ]),
      0,
    ),
  ).toBe('M50.0 70.0L60.0 20.0');
  expect(lineOf(plot, null, 0)).toBe('');
});

it('a chance is told only of where it is known', () => {
  const found = told([
    [0.5, 0.5],
    [0.8, 0.2],
  ]);
  expect(chanceAfter(found, 1, 1)).toBe(0.2);
  expect(chanceAfter(found, 1, 2)).toBeUndefined();
  expect(chanceAfter(null, 0, 0)).toBeUndefined();
});

it('names at the ends never stand on each other nor below the chart', () => {
  const found = told([[0.33, 0.33, 0.33, 0]]);
  const places = ends(plot, found, 4);
  const sorted = [...places].sort((a, b) => a - b);
  sorted.slice(1).forEach((y, i) => expect(y - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(15));
  expect(Math.max(...ends(plot, told([[1, 0, 0, 0]]), 4))).toBeLessThanOrEqual(126);
});

it('chapters reach from their beginning to the next; narrow ones have only a number, and not all of them', () => {
  const wide = chapters(plot, { rounds: [0, 50] } as unknown as Story);
  expect(wide.map(({ from, to, wide: room, named }) => [from, to, room, named])).toEqual([
    [50, 550, true, true],
    [550, 1050, true, true],
  ]);
  const many = chapters(plot, { rounds: Array.from({ length: 100 }, (_, i) => i) } as unknown as Story);
  expect(many.filter((each) => each.wide)).toEqual([]);
  const named = many.filter((each) => each.named);
  expect(named.length).toBeGreaterThan(20);
  named.slice(1).forEach((each, i) => expect(each.from - (named[i]?.from ?? 0)).toBeGreaterThanOrEqual(24));
});

it('turning points have their words where there is room: to the right, to the left, or nowhere', () => {
  const turns = [20, 60, 63, 64].map((n) => ({ n, kind: 'lead', seat: 0 }));
  const sides = turnLabels(plot, told([], turns)).map((turn) => turn.side);
  expect(sides).toEqual(['start', 'end', '', 'start']);
});
