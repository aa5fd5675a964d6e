import { api } from '../api/http';
import type { Answer, Content, Game, Replay, Table } from '../api/types';
import type { BoardState } from '../boards/board';
import { house } from '../state/house.svelte';
import { keptFields } from '../state/kept';
import type { ReplayState } from '../state/replay.svelte';
import type { TitleLanguage } from '../words/language';

/** The table as it was before an answer, with all that could be answered; nothing is chosen on it any more. */
export class ThenState implements BoardState {
  game = $state.raw<Game | null>(null);
  answers = $state.raw<Answer[]>([]);
  preview = $state.raw<Answer | null>(null);
  eye = $state(0);
  private replies = new Map<string, Promise<Replay>>(); // the last ones: who goes back and forth waits for nothing
  private asked = 0;

  constructor(
    private readonly replay: ReplayState,
    private readonly onchosen: (word: string) => void,
  ) {}

  get table(): Table | null {
    return this.replay.table;
  }
  get content(): Content | null {
    return this.replay.content;
  }
  get names(): string[] {
    return this.replay.names;
  }
  get language(): TitleLanguage {
    return this.replay.language;
  }
  get seat(): number {
    return this.eye < this.names.length ? this.eye : -1;
  }

  /** After so many answers, through an eye; if it is that of the seat that answers, with its question, which only the
   * rules that it was played by can ask. `words` are those whose changes are wanted. */
  async show(step: number, eye: number, seat: number, words: string[]): Promise<void> {
    const turn = ++this.asked;
    this.preview = null;
    const [found, question] = await Promise.all([
      house.attempt(() => this.position(step, eye)),
      eye === seat && !this.table?.old
        ? house.attempt(() => api.question(this.replay.id, step, words), true)
        : undefined,
    ]);
    if (!found || turn !== this.asked) return;
    const game: Game = { ...found, question: question?.question ?? null, number: step };
    keptFields(this.game, game);
    this.answers = (question?.question.answers ?? []).map((answer) => ({
      ...answer,
      changes: question?.changes[answer.word] ?? null,
    }));
    this.eye = eye;
    this.game = game;
  }

  private position(step: number, eye: number): Promise<Replay> {
    const name = `${step} ${eye}`;
    const known = this.replies.get(name);
    if (known) return known;
    if (this.replies.size > 60) this.replies.clear();
    const asked = api.replay(this.replay.id, eye, step);
    this.replies.set(name, asked);
    asked.catch(() => this.replies.delete(name));
    return asked;
  }

  answer(word: string): Answer | undefined {
    return this.answers.find((answer) => answer.word === word);
  }
  label(answer: Answer): string {
    return this.language.message(answer.label);
  }
  choose(word: string): void {
    this.onchosen(word);
  }
  explain(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
  onNews(): () => void {
    return () => undefined;
  }
}
