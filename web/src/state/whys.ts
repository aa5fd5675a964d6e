import { api } from '../api/http';
import type { Why } from '../api/types';
import type { TitleLanguage } from '../words/language';
import { words } from './words.svelte';

/** The sentence of the clause, and the numbers behind it. */
export const reasonOf = (language: TitleLanguage, why: Why): string =>
  [words.say(why.message), why.sum ? language.message(why.sum) : ''].filter(Boolean).join(' ');

/** Why answers are not possible, kept for one question. What is asked about at the same time is asked in one request.
 * Of a question that is no longer the present one nothing is told. */
export class Whys {
  private question = '';
  private known = new Map<string, Why>();
  private wanted: string[] = [];
  private asking: Promise<void> | null = null;

  constructor(private readonly table: string) {}

  async of(eye: number, number: number, word: string): Promise<Why | undefined> {
    const question = `${eye} ${number}`;
    if (this.question !== question) {
      this.question = question;
      this.known = new Map();
      this.asking = null; // words of two questions never go into one request
    }
    if (!this.known.has(word)) await this.ask(eye, number, word).catch(() => undefined);
    return this.question === question ? this.known.get(word) : undefined;
  }

  private ask(eye: number, number: number, word: string): Promise<void> {
    const { question } = this;
    if (!this.asking) this.wanted = [];
    const asked = this.wanted;
    asked.push(word);
    this.asking ??= Promise.resolve().then(async () => {
      if (this.wanted === asked) this.asking = null;
      const { why } = await api.why(this.table, eye, number, asked);
      if (this.question === question) for (const each of why) this.known.set(each.word, each);
    });
    return this.asking;
  }
}
