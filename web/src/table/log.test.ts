import { describe, expect, it } from 'vitest';
import type { Line } from '../state/logbook';
import type { TitleLanguage } from '../words/language';
import { Entries } from './log';

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
    expect(new Entries().of(lines, language).map(({ text }) => text)).toEqual([
      'Ada offered; gives; wants.',
      'Ada withdrew.',
    ]);
  });

  it('has a mark wherever somebody else acts, and no line without words', () => {
    const lines = [
      line(1, 'turn', 0),
      line(2, 'bought', 0),
      line(3, 'moved', 1),
      line(4, 'sold', 0),
      line(5, 'sold', 1),
    ];
    expect(new Entries().of(lines, language).map(({ id, big, first }) => [id, big, first])).toEqual([
      [1, true, true],
      [2, false, true],
      [4, false, false],
      [5, false, true],
    ]);
  });

  it('keeps the entries that say the same, and puts each into words once', () => {
    const said: string[] = [];
    const counted = {
      news: (news: { name: string }, who?: string) => {
        said.push(news.name);
        return language.news(news as never, who);
      },
    } as unknown as TitleLanguage;
    const lines = [line(1, 'bought', 0), line(2, 'offered', 1)];
    const entries = new Entries();
    const before = entries.of(lines, counted);
    const after = entries.of([...lines, line(3, 'gives', 1), line(4, 'sold', 0)], counted);
    expect(after.map(({ text }) => text)).toEqual(['Ada bought.', 'Ada offered; gives.', 'Ada sold.']);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(said.filter((name) => name === 'bought')).toHaveLength(1);
  });

  it('is in another language from one moment to the next', () => {
    const entries = new Entries();
    const lines = [line(1, 'bought', 0)];
    entries.of(lines, language);
    const other = { news: () => 'Ada kupuje.' } as unknown as TitleLanguage;
    expect(entries.of(lines, other).map(({ text }) => text)).toEqual(['Ada kupuje.']);
  });
});
