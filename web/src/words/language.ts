import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Args, Message, News, Wording } from '../api/types';
import { Leaves } from './leaves';

export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export type Code = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Code, string> = { en: 'English', ru: 'Русский', pl: 'Polski' };

const FILES = import.meta.glob<string>(
  ['../../../src/cradle/locale/*/*.ftl', '!**/{arena,balance,cli,core,envs,lines,server,web}.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
);
const FIRST: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  ru: () => import('virtual:words/ru'),
  pl: () => import('virtual:words/pl'),
};

/** The part that every screen needs; the others are the titles. */
export const EVERYWHERE = 'everywhere';

/** The text of one part, "" where there is none. Of titles that this client was built without, the server has it. */
async function partText(code: Code, part: string): Promise<string> {
  if (part === EVERYWHERE) return (await FIRST[code]()).default;
  const found = Object.entries(FILES).find(([path]) => path.endsWith(`/${code}/${part}.ftl`));
  return found ? found[1]() : served(`/locale/${code}/${part}.ftl`);
}

async function served(path: string): Promise<string> {
  const reply = await fetch(path);
  return reply.ok ? reply.text() : '';
}

/** Numbers as they mostly are: written alike in all our languages, and without the browser's tables of numbers, which
 * take longer to be read in than a screen to be drawn. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isSmall = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;

const given = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isSmall(value) ? new Small(value) : value]),
  ) as typeof args;

/** Says things in one language. */
export class Language {
  private readonly bundle: FluentBundle;
  private readonly parts = new Set<string>();
  private readonly leaves = new Leaves((text) =>
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true }),
  );

  constructor(readonly code: Code) {
    this.bundle = new FluentBundle(code, { useIsolating: false });
  }

  async load(...parts: string[]): Promise<void> {
    const missing = parts.filter((part) => !this.parts.has(part));
    const texts = await Promise.all(missing.map((part) => partText(this.code, part)));
    missing.forEach((part, i) => this.add(part, texts[i] ?? ''));
  }

  add(part: string, text: string): void {
    this.parts.add(part);
    this.leaves.add(text);
  }

  knows(part: string): boolean {
    return this.parts.has(part);
  }

  has(id: string): boolean {
    return this.leaves.has(id);
  }

  /** The text, or the id itself where the language has no such message. */
  say(id: string, args: Args = {}): string {
    this.leaves.open(id);
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern || typeof pattern === 'string') return pattern ?? id;
    return this.bundle.formatPattern(pattern, given(args), []);
  }

  /** What a message has beside its text, "" where it has nothing of that name. */
  attribute(id: string, name: string, args: Args = {}): string {
    this.leaves.open(id);
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, given(args), []) : '';
  }
}

/** A language at one table: numbers become components and players. */
export class TitleLanguage {
  constructor(
    private readonly language: Language,
    readonly title: string,
    readonly nouns: Record<string, string[]>,
    private readonly players: string[] = [],
    private readonly wordings: Record<string, Record<string, Wording>> = {},
  ) {}

  say(id: string, args: Args = {}): string {
    return this.language.say(`${this.title}-${id}`, args);
  }

  has(id: string): boolean {
    return this.language.has(`${this.title}-${id}`);
  }

  attribute(id: string, name: string): string {
    return this.language.attribute(`${this.title}-${id}`, name);
  }

  /** What a symbol, track, card kind or term is: the one text of the glossary about it, behind its name and perhaps a
   * value. */
  gloss(id: string, value?: number): string {
    const name = this.attribute(`gloss-${id}`, 'name');
    return `${value === undefined ? name : `${name} ${value}`}: ${this.say(`gloss-${id}`)}`;
  }

  /** The noun of a number is the last part of its name: `card`, `other-card`, `seat`. */
  value(name: string, number: number | string): number | string {
    if (typeof number === 'string') return number;
    const noun = name.slice(name.lastIndexOf('-') + 1);
    if (noun === 'seat') return this.players[number] ?? this.language.say('core-nobody');
    const ids = this.nouns[noun];
    if (!ids) return number;
    const id = ids[number];
    if (id === undefined) return this.language.say('core-unknown');
    return /^\d+$/.test(id) ? id : this.component(noun, id);
  }

  component(noun: string, id: string): string {
    return this.known(noun, id) || this.say(`${noun}-${id}`);
  }

  /** Components can name players: `{ $player-2 }`. */
  private named(): Args {
    return Object.fromEntries(this.players.map((name, i) => [`player-${i + 1}`, name]));
  }

  /** A component in words: its own text, or one put together from others; "" where there is neither. */
  known(noun: string, id: string): string {
    if (this.has(`${noun}-${id}`)) return this.say(`${noun}-${id}`, this.named());
    const wording = this.wordings[noun]?.[this.nouns[noun]?.indexOf(id) ?? -1];
    return wording ? this.putTogether(wording) : '';
  }

  putTogether(wording: Wording): string {
    const parts = Object.entries(wording.parts).map(([name, part]) => [name, this.putTogether(part)] as const);
    return this.say(wording.message, { ...wording.numbers, ...Object.fromEntries(parts) });
  }

  values(args: Args): Args {
    return Object.fromEntries(Object.entries(args).map(([name, number]) => [name, this.value(name, number)]));
  }

  message(message: Message): string {
    return this.language.say(message.message, this.values(message.args));
  }

  /** A line of the log, "" where the title has no words for it. `seat` is called by name, or as somebody wants it. */
  news(news: News, who = this.value('seat', news.seat)): string {
    if (!this.language.has(news.message)) return '';
    return this.language.say(news.message, { ...this.told(news), seat: who });
  }

  /** The same for news that follow the same news: "2 workers" after "gains 1 coin"; "" where that is not said. */
  newsAgain(news: News): string {
    return this.language.attribute(news.message, 'again', this.told(news));
  }

  private told(news: News): Args {
    return this.values({ ...news.data, ...(news.secret ?? {}) });
  }
}

/** The first language of the browser that is one of ours. */
export function preferred(wanted: readonly string[]): Code {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.map((code) => LANGUAGES.find((known) => known === code)).find((code) => code !== undefined) ?? 'en';
}
