import type { Answer, Changes, Game, Preview } from '../api/types';

type Offered = Omit<Answer, 'changes'>;

const MOST = 60; // words in one request

/** What the answers to the present question would change: asked for when it is shown, kept while it stands. */
export class Previews {
  private told = $state.raw<Record<string, Changes>>({});
  private question = '';
  private number = -1;
  private readonly asked = new Set<string>();
  private readonly made = new WeakMap<Offered, Answer>();

  constructor(private readonly send: (message: object) => boolean) {}

  /** An answer with what it would change: the same object for as long as nothing else is told of it. */
  foretold(answer: Offered): Answer {
    const changes = this.told[answer.word] ?? null;
    const before = this.made.get(answer);
    if (before?.changes === changes) return before;
    const now = { ...answer, changes };
    this.made.set(answer, now);
    return now;
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
