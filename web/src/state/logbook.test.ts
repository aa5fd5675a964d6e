import { describe, expect, it } from 'vitest';
import type { Game, News } from '../api/types';
import { Logbook } from './logbook';

const news = (name: string): News => ({ name, message: name, seat: 0, data: {}, secret: null });

function told(eye: number, number: number, since: number | null, ...names: string[]): Game {
  return { eye, number, since, news: names.map(news) } as unknown as Game;
}

const names = (book: Logbook, eye: number): string[] => book.lines(eye).map((line) => line.news.name);

describe('the logbook', () => {
  it('goes on with what comes', () => {
    const book = new Logbook();
    book.write(told(0, 2, 0, 'set-up', 'bought'));
    book.write(told(0, 3, 2, 'sold'));
    expect(names(book, 0)).toEqual(['set-up', 'bought', 'sold']);
    expect(new Set(book.lines(0).map((line) => line.id)).size).toBe(3);
  });

  it('stays when an answer is taken back, which is a line of its own', () => {
    const book = new Logbook();
    book.write(told(0, 2, 0, 'set-up', 'bought'));
    book.write(told(0, 3, 2, 'undone'));
    expect(names(book, 0)).toEqual(['set-up', 'bought', 'undone']);
  });

  it('stays when the server no longer knows what has happened since', () => {
    const book = new Logbook();
    book.write(told(0, 2, 0, 'bought'));
    book.write(told(0, 9, null));
    expect(names(book, 0)).toEqual(['bought']);
    expect(book.seen(0)).toBe(9);
  });

  it('begins with what went before at a table that was taken over', () => {
    const book = new Logbook();
    book.write(told(0, 1, null, 'set-up', 'bought'));
    expect(names(book, 0)).toEqual(['set-up', 'bought']);
  });

  it('says nothing twice where the server tells from further back', () => {
    const book = new Logbook();
    book.write(told(0, 2, 0, 'bought'));
    book.write(told(0, 3, 2, 'sold'));
    book.write(told(0, 4, 2, 'sold', 'income'));
    expect(names(book, 0)).toEqual(['bought', 'sold', 'income']);
  });

  it('has a page for each eye', () => {
    const book = new Logbook();
    book.write(told(0, 2, 0, 'bought'));
    book.write(told(1, 1, 0, 'dealt'));
    book.write(told(0, 3, 2, 'sold'));
    expect(names(book, 0)).toEqual(['bought', 'sold']);
    expect(names(book, 1)).toEqual(['dealt']);
    expect([book.seen(0), book.seen(1), book.seen(2)]).toEqual([3, 1, 0]);
  });
});
