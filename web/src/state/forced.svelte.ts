import type { Game, Table } from '../api/types';
import { SECRETS } from '../boards/secrets';
import { settings } from './settings.svelte';

const LEAST = 2000; // milliseconds
const MORE = 4000;

interface Source {
  readonly table: Table | null;
  readonly game: Game | null;
}

/**
 * Gives an answer by itself: the only one there is, the one that I always want to give in this game, or one that I gave
 * too quickly. Where others may not know what I hold, all of them take the same time: whoever was quicker would tell
 * that there was nothing to choose, or that there was.
 */
export class Forced {
  always = $state.raw<string[]>([]); // the kinds of questions that I let be in this game
  private held = $state(false); // something was taken back, and I look at it myself
  soon = $state(false); // I have answered, and it is not yet time
  private due = $state(0); // when the present question is answered at the earliest
  private readonly key: string;

  constructor(
    id: string,
    private readonly source: Source,
    private readonly give: (word: string) => void,
  ) {
    this.key = `cradle-always-${id}`;
    this.always = (sessionStorage.getItem(this.key) ?? '').split(' ').filter(Boolean);
  }

  private get question(): Game['question'] {
    const { table, game } = this.source;
    const alone = table?.seats.filter((seat) => seat.mine).length === 1; // nobody else sits at this screen
    return alone ? (game?.question ?? null) : null;
  }

  private get secrets(): Record<string, readonly string[]> {
    return SECRETS[this.source.table?.title ?? ''] ?? {};
  }

  /** Whether the answer is the only one. */
  get only(): boolean {
    return this.question?.answers.length === 1;
  }

  /** The kind of the present question, where it can be let be from now on, or is; otherwise "". */
  get kind(): string {
    const kind = this.question?.kind ?? '';
    const offered = this.secrets[kind]?.length && this.quiet && !this.only;
    return offered || this.always.includes(kind) ? kind : '';
  }

  /** The only answer that shows nothing of what I hold. */
  private get quiet(): string {
    const answers = this.question?.answers ?? [];
    const quiet = this.only
      ? answers
      : answers.filter(({ word }) => this.secrets[this.question?.kind ?? '']?.includes(word));
    return quiet.length === 1 ? (quiet[0]?.word ?? '') : '';
  }

  /** The answer that is given by itself; "" where I am asked. */
  get word(): string {
    if (this.held) return '';
    const letBe = this.always.includes(this.question?.kind ?? '');
    return this.soon || letBe || (this.only && settings.forced) ? this.quiet : '';
  }

  /** Whether somebody could draw a conclusion from how long I take. */
  private get watched(): boolean {
    const others = this.source.table?.seats.filter((seat) => !seat.mine && seat.kind !== 'bot') ?? [];
    return others.length > 0 && (this.question?.kind ?? '') in this.secrets;
  }

  /** A question has come. */
  ask(): void {
    this.soon = false;
    this.due = performance.now() + LEAST + Math.random() * MORE;
  }

  /** Gives the answer when it is time; for an effect. */
  start(): (() => void) | undefined {
    const { due, word } = this;
    if (!word) return undefined;
    const timer = setTimeout(() => this.give(word), this.watched ? due - performance.now() : 0);
    return () => clearTimeout(timer);
  }

  /** Whether an answer of mine has to wait; it is then given by itself. */
  early(word: string): boolean {
    const early = word === this.quiet && this.watched && performance.now() < this.due;
    if (early) this.soon = true;
    return early;
  }

  /** From now on in this game, or no longer. */
  letBe(kind: string, always: boolean): void {
    this.always = [...this.always.filter((each) => each !== kind), ...(always ? [kind] : [])];
    this.soon &&= always;
    sessionStorage.setItem(this.key, this.always.join(' '));
  }

  hold(held: boolean): void {
    this.held = held;
    this.soon &&= !held;
  }
}
