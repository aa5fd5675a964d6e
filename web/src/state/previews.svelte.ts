import type { Changes, Game, Preview } from '../api/types';

const MOST = 60; // words in one request

/** What the answers to the present question would change: asked for when it is shown, kept while it stands. */
export class Previews {
  private told = $state.raw<Record<string, Changes>>({});
  private question = '';
  private number = -1;
  private readonly asked = new Set<string>();

  constructor(private readonly send: (message: object) => boolean) {}

  of(word: string): Changes | null {
    return this.told[word] ?? null;
  }

  /**
   * Ask about all answers of the question; where there are very many, only those are asked about that are pointed at.
   * What was asked and not told, since something happened meanwhile, is asked again.
   */
  show(game: Game): void {
    const question = game.question ? `${game.eye} ${game.question.number}` : '';
    if (question !== this.question) {
      this.question = question;
      this.number = game.question?.number ?? -1;
      this.told = {};
    }
    this.asked.clear();
    const words = game.question?.answers.map((answer) => answer.word) ?? [];
    if (words.length <= MOST) this.want(words);
  }

  want(words: string[]): void {
    const missing = words.filter((word) => !this.told[word] && !this.asked.has(word)).slice(0, MOST);
    if (!missing.length || this.number < 0) return;
    if (!this.send({ type: 'preview', number: this.number, words: missing })) return;
    for (const word of missing) this.asked.add(word);
  }

  heard(preview: Preview): void {
    if (`${preview.eye} ${preview.number}` === this.question) this.told = { ...this.told, ...preview.changes };
  }
}
