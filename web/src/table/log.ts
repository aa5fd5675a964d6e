import type { News } from '../api/types';
import type { LogStyle } from '../boards/board';
import type { Line } from '../state/logbook';
import type { TitleLanguage } from '../words/language';

/** Of a title that does not say how its log is read: a line for each piece of news. */
const PLAIN: LogStyle = { parts: [], joins: {}, opens: [], icon: () => '' };

export interface Entry {
  id: number;
  news: News; // what the line is about
  text: string;
  icon: string;
  big: boolean;
  first: boolean; // of what one seat did: a mark tells whose it is
}

/** One thing that happened: its news in the order in which they are read. */
interface Thing {
  id: number;
  all: News[];
  first: boolean;
}

/** A piece of news in words: as a line, as what follows in a line, and as what follows its like. */
type Said = Partial<Record<'line' | 'more' | 'again', string>>;

/**
 * The log as it is read: one line a thing, and a mark wherever somebody else acts. What stood in it before and says the
 * same stays the very entry that it was, and is not put into words again: a log that grows is not drawn anew.
 */
export class Entries {
  private language: TitleLanguage | null = null;
  private texts = new WeakMap<News, Said>();
  private before = new Map<number, Entry>();

  constructor(private readonly style: LogStyle = PLAIN) {}

  of(lines: Line[], language: TitleLanguage): Entry[] {
    if (language !== this.language) this.texts = new WeakMap();
    this.language = language;
    const out = this.things(lines).map((thing) => {
      const entry = this.entry(thing);
      const old = this.before.get(entry.id);
      return old && old.text === entry.text && old.first === entry.first ? old : entry;
    });
    this.before = new Map(out.map((entry) => [entry.id, entry]));
    return out;
  }

  private things(lines: Line[]): Thing[] {
    const out: Thing[] = [];
    for (const { id, news } of lines) {
      if (!this.say(news, 'line')) continue;
      const last = out.at(-1);
      const before = last?.all.at(-1);
      if (last && before && this.joins(before, news)) {
        last.all.push(news);
        continue;
      }
      out.push({ id, all: [news], first: !before || before.seat !== news.seat || this.parts(before) });
    }
    return out;
  }

  private parts({ name }: News): boolean {
    return this.style.parts.includes(name);
  }

  private joins(before: News, news: News): boolean {
    if (before.seat !== news.seat || this.parts(before) || this.parts(news)) return false;
    const after = this.style.joins[news.name];
    const opened = this.style.opens.includes(before.name) && !this.style.opens.includes(news.name);
    return opened || after === 'anything' || Boolean(after?.includes(before.name));
  }

  private entry({ id, all, first }: Thing): Entry {
    const news = all.find(({ name }) => !this.style.opens.includes(name)) ?? all[0];
    if (!news) throw new Error('nothing happened');
    const rest = all.filter((each) => each !== news);
    const text = rest.length ? this.joined(news, rest) : this.say(news, 'line');
    return { id, news, text, icon: this.style.icon(news), big: this.parts(news), first };
  }

  private joined(head: News, rest: News[]): string {
    const parts = rest.map((news, i) => {
      const again = (rest[i - 1] ?? head).name === news.name ? this.say(news, 'again') : '';
      return again ? `, ${again}` : `; ${this.say(news, 'more')}`;
    });
    return `${this.say(head, 'line').replace(/\.$/, '')}${parts.join('')}.`;
  }

  private say(news: News, as: keyof Said): string {
    const said = this.texts.get(news) ?? {};
    this.texts.set(news, said);
    return (said[as] ??= this.put(news, as));
  }

  private put(news: News, as: keyof Said): string {
    if (!this.language) return '';
    if (as === 'line') return this.language.news(news);
    return as === 'again' ? this.language.newsAgain(news) : this.language.news(news, '').trim().replace(/\.$/, '');
  }
}
