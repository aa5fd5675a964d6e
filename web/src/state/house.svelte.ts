import { Refused, Unreachable, api } from '../api/http';
import type { Content, Me, Message, Seat, Table, Title } from '../api/types';
import { TitleLanguage } from '../words/language';
import { settings } from './settings.svelte';
import { t, words } from './words.svelte';

const PAUSE = 2000;

/** What is the same on every screen: the titles on the shelf, who I am, and the last trouble. */
class House {
  titles = $state.raw<Title[]>([]);
  me = $state.raw<Me>({ name: '', login: null, guest: true, known: false });
  ready = $state(false);
  trouble = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  async open(): Promise<void> {
    const [titles, me] = await Promise.all([api.titles(), api.me()]);
    this.titles = titles.titles;
    this.me = me;
    await this.speak();
    this.ready = true;
  }

  async speak(): Promise<void> {
    await words.use(settings.language);
    const strange = this.titles.filter((title) => !words.has(title.name)); // not in this client, but on the shelf
    await Promise.all(strange.map((title) => words.need(title.name)));
  }

  title(name: string): Title | undefined {
    return this.titles.find((title) => title.name === name);
  }

  async refreshMe(): Promise<void> {
    this.me = await api.me();
  }

  /** Whether I have never finished a game of this title. */
  async isNew(title: string): Promise<boolean> {
    if (!this.me.known) return true;
    const found = await this.attempt(() => api.tables('finished'), true);
    return !found?.tables.some((table) => table.title === title);
  }

  /** The words of a title; those of a table need its content, since own content numbers its components anew. */
  language(title: string, players: string[] = [], content: Content | null = null): TitleLanguage {
    const nouns = content?.nouns ?? this.title(title)?.nouns ?? {};
    return new TitleLanguage(words.language, title, nouns, players, content?.wordings);
  }

  /** Tell trouble in one sentence, for some seconds. */
  tell(text: string): void {
    this.trouble = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.trouble = ''), 8000);
  }

  /** A reason of a title's own is told with its words, on whatever screen. */
  private async refused(problem: Message): Promise<void> {
    const [title = ''] = String(problem.args['reason'] ?? '').split('-');
    if (this.title(title)) await words.need(title);
    this.tell(sentence(problem));
  }

  /** Do something; what the server refuses is told. */
  async attempt<T>(work: () => Promise<T>, quiet = false): Promise<T | undefined> {
    try {
      return await work();
    } catch (problem) {
      if (problem instanceof Refused && quiet) return undefined;
      if (problem instanceof Refused) await this.refused(problem.problem);
      else if (problem instanceof Unreachable) this.tell(t('error-unreachable'));
      else throw problem;
      return undefined;
    }
  }

  /** Do something that must be done, again and again while it is wanted and may still work. */
  async insist<T>(work: () => Promise<T>, wanted: () => boolean): Promise<T | null> {
    while (wanted()) {
      try {
        return await work();
      } catch (problem) {
        if (problem instanceof Refused && !problem.passing) {
          await this.refused(problem.problem);
          return null;
        }
        if (!(problem instanceof Refused || problem instanceof Unreachable)) throw problem;
        const least = problem instanceof Refused && problem.seconds ? problem.seconds * 1000 : PAUSE;
        await new Promise((done) => setTimeout(done, least * (1 + Math.random() / 2)));
      }
    }
    return null;
  }
}

export const house = new House();

/** An error of the server in words. */
export function sentence(problem: Message): string {
  const reason = problem.args['reason'];
  const args = { ...problem.args, ...(typeof reason === 'string' ? { reason: words.say(reason) } : {}) };
  return words.has(problem.message) ? words.say(problem.message, args) : t('error-other', { what: problem.message });
}

export function levelName(level: string): string {
  return words.has(`core-level-${level}`) ? words.say(`core-level-${level}`) : level;
}

/** A sentence about a level, and what it wins against the one below where that was measured. */
export function levelAbout(title: Title, level: string): string {
  const about = words.has(`core-level-${level}-about`) ? words.say(`core-level-${level}-about`) : '';
  const found = title.levels.find((each) => each.level === level);
  if (!found || found.share === null) return about;
  const share = words.say('core-level-share', { share: found.share, games: found.games });
  return `${about} ${share.charAt(0).toLocaleUpperCase()}${share.slice(1)}.`.trim();
}

export function seatName(seat: Seat): string {
  if (seat.kind === 'free') return t('seat-free');
  if (seat.kind === 'bot') return seat.name || t('seat-bot');
  if (seat.mine) return seat.name || house.me.name || `${t('seat-guest')} ${t('you')}`;
  return seat.name || t('seat-guest');
}

/** Names of a table's seats; equal ones are numbered. */
export function playerNames(seats: Seat[]): string[] {
  const plain = seats.map(seatName);
  return plain.map((name, i) => {
    const same = plain.flatMap((other, j) => (other === name ? [j] : []));
    return same.length > 1 ? `${name} ${same.indexOf(i) + 1}` : name;
  });
}

/** The table in a few words: with whom. */
export function company(table: Table): string {
  const names = playerNames(table.seats).filter((_, i) => !table.seats[i]?.mine);
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names);
}
