import { describe, expect, it } from 'vitest';
import type { PuzzleVerdict, Weighing } from '../api/types';
import { marksOf, mostPoints, moved, signOf } from './marks';

const weighed = (word: string, chance: number, points: number | null): Weighing => ({
  word,
  label: { message: '', args: {} },
  chance,
  points,
  error: 0.05,
  games: 96,
  reasons: [],
});

function tried(word: string, solved: boolean): PuzzleVerdict {
  const answers = [weighed('buy-1', 0.5, 163), weighed('buy-2', 0.46, 159), weighed('sell-1', 0.2, 170)];
  const standing = { rating: 1509, streak: 0, week: [] };
  const own = { word, solved, counted: true, first: word, first_solved: solved, before: 1500, after: 1509 };
  return { ...standing, ...own, answers, clause: '9.3', games: 300, record: '' };
}

describe('marks of a puzzle', () => {
  it('tells the best answer, and what was tried only beside it', () => {
    expect(signOf(tried('buy-1', true), 'buy-1')).toBe('best');
    expect(signOf(tried('buy-2', true), 'buy-2')).toBe('right');
    expect(signOf(tried('sell-1', false), 'sell-1')).toBe('wrong');
    expect(signOf(tried('sell-1', false), 'buy-1')).toBe('best');
    expect(signOf(tried('sell-1', false), 'buy-2')).toBe('none');
  });

  it('never writes a change without its sign', () => {
    expect(moved(tried('buy-1', true))).toBe('+9');
    expect(moved({ ...tried('buy-1', true), after: 1488 })).toBe('−12');
    expect(moved({ ...tried('buy-1', true), after: 1500 })).toBe('+0');
  });

  it('fills the bar with the most points, even where nobody has any', () => {
    expect(mostPoints(tried('buy-1', true).answers)).toBe(170);
    expect(mostPoints([weighed('a', 0.5, null)])).toBe(1);
  });

  it('stands on what was tried and on the best answer, which comes last and so has the frame of both', () => {
    const answers = ['buy-1', 'buy-2', 'sell-1'].map((word) => ({ word, numbers: {}, facts: {} }));
    const marks = (verdict: PuzzleVerdict | null): string[] =>
      marksOf(verdict, answers).map(({ answer, kind, sign }) => `${answer.word} ${kind} ${sign}`);
    expect(marks(null)).toEqual([]);
    expect(marks(tried('buy-1', true))).toEqual(['buy-1 best ★']);
    expect(marks(tried('buy-2', true))).toEqual(['buy-2 right ✓', 'buy-1 best ★']);
    expect(marks(tried('sell-1', false))).toEqual(['sell-1 wrong ✗', 'buy-1 best ★']);
  });
});
