import { describe, expect, it } from 'vitest';
import type { Answer, Changes } from '../api/types';
import { givesUp } from './giving';

const answer = (span: string, changes: Changes | null): Answer => ({
  word: span,
  span,
  numbers: {},
  facts: {},
  label: { message: span, args: {} },
  changes,
});

function asks(span: string, changes: Changes | null, ...others: Answer[]): boolean {
  const chosen = answer(span, changes);
  return givesUp(chosen, [chosen, ...others], false);
}

describe('a choice that gives something up', () => {
  it('leaves something that costs nothing', () => {
    expect(asks('none', {}, answer('plunder', { coins: [9, 12] }))).toBe(true);
  });

  it('leaves points, even if they cost something', () => {
    expect(asks('none', {}, answer('annex', { coins: [9, 8], 'score.colonies': [0, 2] }))).toBe(true);
  });

  it('takes something away', () => {
    expect(asks('done', { coins: [5, 3] }, answer('buy', { coins: [5, 2], pieces: [0, 1] }))).toBe(true);
  });

  it('is not the end of an exchange', () => {
    const exchanges = [
      answer('buy', { coins: [5, 2], active: [1, 2] }),
      answer('sell', { coins: [5, 6], active: [1, 0] }),
    ];
    expect(asks('done', {}, ...exchanges)).toBe(false);
  });

  it('is not the only answer, and not one that takes part', () => {
    expect(asks('pass', { coins: [5, 3] })).toBe(false);
    expect(asks('buy', { coins: [5, 3] }, answer('pass', {}))).toBe(false);
  });

  it('is seen beside the others: what comes in any case is not left', () => {
    expect(asks('none', { points: [10, 11] }, answer('upgrade', { points: [10, 16] }))).toBe(true);
    expect(asks('none', { points: [10, 11] }, answer('upgrade', { points: [10, 11] }))).toBe(false);
  });

  it('may be one of which nothing is foretold', () => {
    expect(asks('pass', null, answer('research', null))).toBe(true);
    expect(asks('skip', {}, answer('research', {}))).toBe(false);
  });

  it('is not the end of what I have taken part in, unless it takes something away', () => {
    const recall = answer('recall', { active: [1, 2] });
    const end = answer('done', {});
    expect(givesUp(end, [end, recall], false)).toBe(true);
    expect(givesUp(end, [end, recall], true)).toBe(false);
    const dear = answer('done', { coins: [5, 3] });
    expect(givesUp(dear, [dear, recall], true)).toBe(true);
  });
});
