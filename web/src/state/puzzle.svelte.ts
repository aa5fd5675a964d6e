import { Refused, Unreachable, api } from '../api/http';
import type { Answer, Game, NewTable, Puzzle, PuzzleVerdict, Table, Weighing, Why } from '../api/types';
import type { BoardState } from '../boards/board';
import type { TitleLanguage } from '../words/language';
import { Fresh } from './fresh.svelte';
import { house, playerNames } from './house.svelte';
import type { Told } from './table.svelte';

/** A puzzle: a table of its own on which one answer is tried. The server alone knows what answers are worth. */
export class PuzzleState implements BoardState {
  readonly game: Game;
  preview = $state.raw<Answer | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  fresh = $state(false); // the verdict is that of a try which was made here and now
  underway = $state(false);
  lost = $state(false); // the server cannot be reached: the try waits
  readonly table: Table;
  readonly names: string[];
  readonly language = $derived.by<TitleLanguage>(() =>
    house.language(this.puzzle.title, this.names, this.puzzle.content),
  );
  private left = false;
  private readonly calm = new Fresh();
  private readonly offered: Answer[];

  constructor(
    readonly puzzle: Puzzle,
    private readonly ontried: (verdict: PuzzleVerdict) => void,
  ) {
    this.table = { ...puzzle.table, id: puzzle.id };
    this.names = playerNames(puzzle.table.seats);
    this.game = puzzle.game;
    this.offered = (puzzle.game.question?.answers ?? []).map((answer) => ({ ...answer, changes: null }));
    this.verdict = puzzle.verdict;
    this.calm.appear();
  }

  get content() {
    return this.puzzle.content;
  }
  get eye(): number {
    return this.puzzle.table.eyes[0] ?? 0;
  }
  get seat(): number {
    return this.eye;
  }
  /** It has just been drawn, and no pointer can have meant it yet. */
  get resting(): boolean {
    return this.calm.resting;
  }
  get answers(): Answer[] {
    return this.underway ? [] : this.offered;
  }
  get best(): Weighing | undefined {
    return this.verdict?.answers[0];
  }
  get headline(): string {
    return this.game.question ? this.language.message(this.game.question.about) : '';
  }

  answer(word: string): Answer | undefined {
    return this.answers.find((answer) => answer.word === word);
  }

  label(answer: Pick<Answer, 'label'>): string {
    return this.language.message(answer.label);
  }

  choose(word: string, before = false): void {
    if (!this.answer(word) || this.underway || (this.calm.early && !before)) return;
    void this.attempt(word);
  }

  async explain(word: string): Promise<Why | undefined> {
    const found = await house.attempt(() => api.whyInPuzzle(this.puzzle.id, word), true);
    return found?.why[0];
  }

  /** Nothing moves here. */
  onNews(before: () => void, after: (told: Told) => void): () => void {
    void before;
    void after;
    return () => undefined;
  }

  close(): void {
    this.left = true;
  }

  /** The table that goes on from the position: I on the seat that was asked, bots on the others. */
  get playedOn(): NewTable {
    const { seats, level, answer, title } = this.puzzle;
    const bot = { kind: 'bot' as const, level };
    return {
      title,
      seats: Array.from({ length: seats }, (_, seat) => (seat === this.seat ? { kind: 'me' as const } : bot)),
      from: { record: this.verdict?.record ?? '', step: answer - 1 },
    };
  }

  private async attempt(word: string): Promise<void> {
    this.underway = true;
    this.preview = null;
    let sent = 0;
    const found = await house.insist(
      () => {
        sent += 1;
        return this.once(word);
      },
      () => !this.left,
    );
    this.underway = false;
    if (!found || this.left) return;
    // Sent again, since no reply had come: the server may have had it before, as the first try.
    const counted = found.counted || (sent > 1 && !this.verdict && found.first === word);
    this.fresh = true;
    this.verdict = { ...found, counted };
    this.ontried(this.verdict);
  }

  private async once(word: string): Promise<PuzzleVerdict> {
    try {
      const found = await api.solve(this.puzzle.id, word);
      this.lost = false;
      return found;
    } catch (problem) {
      this.lost = problem instanceof Unreachable || (problem instanceof Refused && problem.passing);
      throw problem;
    }
  }
}
