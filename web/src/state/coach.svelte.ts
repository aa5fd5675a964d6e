import type { CoachTold, Game, Message, Table, Why } from '../api/types';
import { settings } from './settings.svelte';

const PAUSE = 1000; // milliseconds between two questions while others play
const NOTHING = '';

/** Whether the coach was allowed to several people, all of whom are told so. */
export const isShared = (table: Table | null): boolean =>
  (table?.coach.allowed && table.seats.some((seat) => seat.kind === 'person' && !seat.mine)) ?? false;

/** The question that lies before somebody. */
const questionOf = (game: Game | null): string => `${game?.eye ?? ''} ${game?.question?.number ?? ''}`;

/** The coach of one table: what it was asked, and what it has said so far. It never speaks without being asked. */
export class Coach {
  told = $state.raw<CoachTold | null>(null);
  private reason = $state.raw<{ question: string; why: Why } | null>(null); // why a greyed answer is not possible
  private asked = NOTHING; // the position that it was asked about
  private last = -PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: (message: object) => boolean,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Ask about what lies before a seat of mine; nothing where that was asked already. */
  ask(game: Game): void {
    const position = `${game.eye} ${game.number}`;
    if (position === this.asked) return;
    this.forget();
    this.asked = position;
    const wait = game.question ? 0 : Math.max(0, this.last + PAUSE - this.now());
    if (wait) this.timer = setTimeout(() => this.put(game), wait);
    else this.put(game);
  }

  /** Once more, after it has failed. */
  again(game: Game): void {
    this.forget();
    this.ask(game);
  }

  /** Nobody wants to know any more, or nobody can be asked. */
  forget(): void {
    clearTimeout(this.timer);
    this.asked = NOTHING;
    this.told = null;
  }

  heard(told: CoachTold): void {
    if (`${told.eye} ${told.number}` === this.asked) this.told = told;
  }

  explained(game: Game, why: Why): void {
    if (why.clause) this.reason = { question: questionOf(game), why };
  }

  /** Why the greyed answer that was pointed at last is not possible: a reason goes with its question. */
  why(game: Game | null): Why | null {
    return this.reason?.question === questionOf(game) ? this.reason.why : null;
  }

  /** What keeps it from helping, as a message. */
  get trouble(): Message | null {
    return this.told?.error ?? null;
  }

  get final(): boolean {
    return this.told?.state === 'done';
  }

  /** 1 or 2 for an answer that is likely best, as soon as that is sure; 0 for any other, or where it cannot be told. */
  rank(word: string): number {
    const help = settings.coach === 'best' && this.final ? this.told?.help : null;
    return help?.sure && !help.only ? help.answers.findIndex((one) => one.word === word) + 1 : 0;
  }

  /** The likely best answers that have a rank, in order. */
  get ranked(): string[] {
    const words = this.told?.help?.answers.map((one) => one.word) ?? [];
    return words.filter((word) => this.rank(word));
  }

  private put(game: Game): void {
    this.last = this.now();
    if (!this.send({ type: 'coach', seat: game.eye, number: game.number })) this.asked = NOTHING;
  }
}
