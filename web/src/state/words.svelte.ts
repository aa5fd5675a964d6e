import type { Args } from '../api/types';
import { type Code, EVERYWHERE, Language } from '../words/language';

const made = new Map<Code, Language>();

class Words {
  language = $state.raw(new Language('en'));
  ready = $state(false);
  private read = $state(0);
  private readonly titles = new Set<string>();

  /** Speak this language, with the words of every title that is needed. */
  async use(code: Code): Promise<void> {
    const language = made.get(code) ?? new Language(code);
    made.set(code, language);
    await language.load(EVERYWHERE, ...this.titles);
    this.language = language;
    this.read += 1;
    this.ready = true;
  }

  /** The words of a title, from now on. */
  async need(title: string): Promise<void> {
    this.titles.add(title);
    await this.language.load(EVERYWHERE, title);
    this.read += 1;
  }

  knows(title: string): boolean {
    void this.read;
    return this.language.knows(title);
  }

  say(id: string, args: Args = {}): string {
    void this.read;
    return this.language.say(id, args);
  }

  has(id: string): boolean {
    void this.read;
    return this.language.has(id);
  }
}

export const words = new Words();

/** The text of a message of the client. */
export function t(id: string, args: Args = {}): string {
  return words.say(`web-${id}`, args);
}
