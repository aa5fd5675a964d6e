import { describe, expect, it } from 'vitest';
import type { PuzzleVerdict, Weighing } from '../api/types';
import { keepMarks, mark, mostPoints, moved, signOf } from './marks';

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

  it('stands on every piece of an answer and goes again', async () => {
    const root = document.createElement('div');
    root.innerHTML = '<button data-word="buy-1"></button><i data-word="buy-1"></i><button data-word="sell-1"></button>';
    const signs = (): (string | null)[] => [...root.children].map((node) => node.getAttribute('data-sign'));
    mark(root, tried('sell-1', false));
    expect(signs()).toEqual(['best', 'best', 'wrong']);
    const end = keepMarks(root, tried('buy-1', true));
    expect(signs()).toEqual(['best', 'best', null]);
    const later = document.createElement('b');
    later.dataset['word'] = 'buy-1';
    root.append(later);
    await Promise.resolve();
    expect(signs()).toEqual(['best', 'best', null, 'best']);
    end();
    expect(signs()).toEqual([null, null, null, null]);
  });
});
