import type { News } from '../api/types';
import type { Line } from '../state/logbook';
import type { TitleLanguage } from '../words/language';

/** News with which something begins or ends for everybody, or somebody's turn. */
const BIG = ['epoch-begins', 'epoch-ends', 'fair', 'fair-ends', 'turn', 'began', 'last-round', 'wins'];

/** What belongs to the thing told before it, and stands in its line: of an offer, what is given and wanted. */
const MORE = ['gives', 'wants', 'vows', 'vows-about', 'wishes', 'wishes-about'];

export interface Entry {
  id: number;
  news: News;
  text: string;
  big: boolean;
  first: boolean; // of what one seat did: a mark tells whose it is
}

/**
 * The log as it is read: one line a thing, and a mark wherever somebody else acts. What stood in it before and says the
 * same stays the very entry that it was, and is not put into words again: a log that grows is not drawn anew.
 */
export class Entries {
  private language: TitleLanguage | null = null;
  private texts = new WeakMap<News, string>();
  private before = new Map<number, Entry>();

  of(lines: Line[], language: TitleLanguage): Entry[] {
    if (language !== this.language) this.texts = new WeakMap();
    this.language = language;
    const out = this.told(lines, language).map((entry) => {
      const old = this.before.get(entry.id);
      return old && old.text === entry.text && old.first === entry.first ? old : entry;
    });
    this.before = new Map(out.map((entry) => [entry.id, entry]));
    return out;
  }

  private told(lines: Line[], language: TitleLanguage): Entry[] {
    const out: Entry[] = [];
    for (const { id, news } of lines) {
      const text = this.texts.get(news) ?? language.news(news);
      this.texts.set(news, text);
      if (!text) continue;
      const last = out.at(-1);
      if (last?.news.seat === news.seat && MORE.includes(news.name)) {
        last.text = `${last.text.replace(/\.$/, ';')} ${language.news(news, '').trim()}`;
        continue;
      }
      const first = !last || last.news.seat !== news.seat || last.big;
      out.push({ id, news, text, big: BIG.includes(news.name), first });
    }
    return out;
  }
}
