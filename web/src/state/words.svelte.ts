import type { Args } from '../api/types';
import { type Code, Language } from '../words/language';

const made = new Map<Code, Language>();

class Words {
  language = $state.raw(new Language('en'));
  ready = $state(false);
  private read = $state(0);

  /** Speak this language, with these parts: web, core, a title… */
  async use(code: Code, parts: string[]): Promise<void> {
    const language = made.get(code) ?? new Language(code);
    made.set(code, language);
    await language.load('web', 'core', 'server', ...parts);
    this.language = language;
    this.read += 1;
    this.ready = true;
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
