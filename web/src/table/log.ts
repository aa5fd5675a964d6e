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

/** The log as it is read: one line a thing, and a mark wherever somebody else acts. */
export function told(lines: Line[], language: TitleLanguage): Entry[] {
  const out: Entry[] = [];
  for (const { id, news } of lines) {
    const text = language.news(news);
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
