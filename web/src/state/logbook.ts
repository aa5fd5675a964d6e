import type { Game, News } from '../api/types';

export interface Line {
  id: number;
  news: News;
  at: number; // the number of the update that told it
}

interface Page {
  lines: Line[];
  number: number;
}

const MOST = 500;

/** What each eye was told. An undo or a change of person takes nothing away. */
export class Logbook {
  private readonly pages = new Map<number, Page>();
  private count = 0;

  /** The last number that this eye has seen, 0 where it has seen nothing. */
  seen(eye: number): number {
    return this.pages.get(eye)?.number ?? 0;
  }

  lines(eye: number): Line[] {
    return this.pages.get(eye)?.lines ?? [];
  }

  /** The news came after `since`; where the server no longer knows since when, what stands here is kept. */
  write(game: Game): Line[] {
    const { eye, since, number } = game;
    const old = this.lines(eye);
    const kept = since === null ? old : old.filter((line) => line.at <= since);
    const news = since === null && old.length ? [] : game.news;
    const lines = [...kept, ...news.map((each) => ({ id: this.count++, news: each, at: number }))].slice(-MOST);
    this.pages.set(eye, { lines, number });
    return lines;
  }
}
