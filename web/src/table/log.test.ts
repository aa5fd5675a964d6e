import { describe, expect, it } from 'vitest';
import type { Line } from '../state/logbook';
import type { TitleLanguage } from '../words/language';
import { told } from './log';

const line = (id: number, name: string, seat: number): Line => ({
  id,
  at: id,
  news: { name, message: name, seat, data: {}, secret: null },
});
const language = {
  news: ({ name }: { name: string }, who = 'Ada') => (name === 'moved' ? '' : `${who} ${name}.`),
} as unknown as TitleLanguage;

describe('the log', () => {
  it('tells an offer in one line', () => {
    const lines = [line(1, 'offered', 0), line(2, 'gives', 0), line(3, 'wants', 0), line(4, 'withdrew', 0)];
    expect(told(lines, language).map(({ text }) => text)).toEqual(['Ada offered; gives; wants.', 'Ada withdrew.']);
  });

  it('has a mark wherever somebody else acts, and no line without words', () => {
    const lines = [
      line(1, 'turn', 0),
      line(2, 'bought', 0),
      line(3, 'moved', 1),
      line(4, 'sold', 0),
      line(5, 'sold', 1),
    ];
    expect(told(lines, language).map(({ id, big, first }) => [id, big, first])).toEqual([
      [1, true, true],
      [2, false, true],
      [4, false, false],
      [5, false, true],
    ]);
  });
});
