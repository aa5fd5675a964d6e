import { Refused, Unreachable, api } from '../api/http';
import type { Analysis, Decision, Message, Story } from '../api/types';
import { house } from '../state/house.svelte';
import type { ReplayState } from '../state/replay.svelte';
import { takeOver } from '../state/taking';
import { route } from '../state/route.svelte';
import { alternatives, analysed, decisionOf, losses, nextLoss, opening, ownAnswer } from './review';
import { ThenState } from './then.svelte';

const PAUSE = 1500; // milliseconds between two looks at an analysis that is made
const OFTEN = 4; // and so many times as long as a look takes
const MAKING = ['running', 'waiting'];

/** A finished game and what every answer in it was worth, as far as it is known: whose answers are listed, which one is
 * looked at, and which alternative is shown on the board. */
export class Review {
  reply = $state.raw<Analysis | null>(null);
  lost = $state(false); // the server cannot be reached at the moment
  refusal = $state.raw<Message | null>(null); // why nothing is told at all
  seat = $state(0); // whose moves are listed
  answer = $state(1); // that is looked at, from 1 on
  pinned = $state(''); // an alternative that stays shown
  pointed = $state(''); // one that is pointed at
  busy = $state(false);
  readonly then: ThenState;
  readonly found = $derived(this.reply?.analysis ?? null);
  readonly decision = $derived<Decision | undefined>(decisionOf(this.found, this.answer));
  readonly known = $derived(analysed(this.found));
  private readonly asked: number; // the seat that the address asks about, -1 if none
  private touched = false; // somebody has chosen an answer; it is never changed for them
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly replay: ReplayState) {
    this.then = new ThenState(replay, (word) => this.pin(word));
    const wanted = Number(route.hash);
    this.asked = this.seatAsked();
    this.seat = Math.max(0, this.asked < 0 ? this.mine : this.asked);
    if (Number.isInteger(wanted) && wanted > 0) this.go(wanted);
    else this.open();
    void this.look();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  get story(): Story {
    return this.replay.story as Story;
  }
  get answers(): number {
    return this.replay.steps;
  }
  get mine(): number {
    return this.replay.table?.seats.find((seat) => seat.mine)?.seat ?? -1;
  }
  /** What was answered here. */
  get given(): Story['answers'][number] | undefined {
    return this.story.answers[this.answer - 1];
  }
  get making(): boolean {
    return MAKING.includes(this.reply?.state ?? '');
  }
  /** Why nobody can play on from here: it was played by other rules, or nobody knows the title. */
  get closedTo(): boolean {
    return (this.replay.table?.old ?? true) || !house.title(this.replay.table?.title ?? '')?.usual;
  }
  get mistakes(): number {
    return losses(this.found, this.seat).length;
  }
  /** The alternative that is shown on the board. */
  get shown(): string {
    return this.pointed || this.pinned;
  }

  // -- what is known --------------------------------------------------------------------------------------------

  /** How it stands; asked again as long as somebody is at it. */
  async look(): Promise<void> {
    const began = Date.now();
    try {
      this.hear(await api.analysis(this.replay.id));
    } catch (problem) {
      if (problem instanceof Refused && !problem.passing) this.refusal = problem.problem;
      else if (problem instanceof Refused || problem instanceof Unreachable) this.lost = true;
      else throw problem;
    }
    if (this.closed || this.refusal || !(this.making || this.lost)) return;
    this.timer = setTimeout(() => void this.look(), Math.max(PAUSE, OFTEN * (Date.now() - began)));
  }

  /** Something has been found since. Whoever has chosen an answer stays there. */
  hear(reply: Analysis): void {
    if (this.closed) return;
    const fresh = this.reply === null || (this.reply.state !== 'done' && reply.state === 'done');
    const before = this.decision;
    this.reply = reply;
    this.lost = false;
    if (fresh && !this.touched) this.open();
    else if (!before && this.decision) void this.draw(); // it can be marked on the board now
  }

  /** Have it analysed, or go on after a failure. */
  async ask(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const reply = await house.attempt(() => api.analyse(this.replay.id));
    this.busy = false;
    if (!reply) return;
    clearTimeout(this.timer);
    this.hear(reply);
    void this.look();
  }

  // -- where one looks ------------------------------------------------------------------------------------------

  private seatAsked(): number {
    const text = route.query('analysis');
    const asked = /^\d+$/.test(text) ? Number(text) : -1;
    return asked < this.replay.names.length ? asked : -1;
  }

  private open(): void {
    const largest = opening(this.found, this.asked < 0 ? this.mine : this.asked);
    if (largest) this.seat = largest.seat;
    this.place(largest ? largest.n + 1 : ownAnswer(this.story, this.seat, 0, 1));
  }

  /** Look at an answer. */
  go(answer: number): void {
    this.touched = true;
    this.place(answer);
  }

  private place(answer: number): void {
    this.answer = Math.min(Math.max(1, answer), Math.max(1, this.answers));
    this.pinned = this.pointed = '';
    this.write();
    void this.draw();
  }

  /** The address keeps seat and answer. */
  private write(): void {
    route.go(`/replay/${this.replay.id}?analysis=${this.seat}#${this.answer}`, true);
  }

  choose(seat: number): void {
    this.touched = true;
    this.seat = seat;
    this.write();
  }

  /** The chosen seat's next answer, or the one before. */
  own(way: 1 | -1): void {
    this.go(ownAnswer(this.story, this.seat, this.answer, way));
  }

  mistake(way: 1 | -1): void {
    const found = nextLoss(this.found, this.seat, this.answer, way);
    if (found) this.go(found);
  }

  // -- on the board ---------------------------------------------------------------------------------------------

  lookThrough(eye: number): void {
    void this.draw(eye);
  }

  private async draw(eye = this.given?.seat ?? 0): Promise<void> {
    const one = this.decision;
    const words = one ? [one.word, ...alternatives(one).answers.map((each) => each.word)] : [];
    await this.then.show(this.answer - 1, eye, this.given?.seat ?? -1, words);
    this.preview();
  }

  /** Show an alternative on the board, until it is chosen again or another. */
  pin(word: string): void {
    const shown = this.decision?.answers.some((each) => each.word === word);
    this.pinned = shown && this.pinned !== word ? word : '';
    this.preview();
  }

  /** By its number, from 1 on. */
  pinNumber(number: number): void {
    const found = this.decision ? alternatives(this.decision).answers[number - 1] : undefined;
    if (found) this.pin(found.word);
  }

  point(word: string): void {
    this.pointed = word;
    this.preview();
  }

  private preview(): void {
    this.then.preview = this.then.answer(this.shown) ?? null;
  }

  /** A table of my own before this answer, on the seat that gave it. */
  async playOut(): Promise<void> {
    if (this.busy || !this.given || this.closedTo) return;
    this.busy = true;
    await takeOver(this.replay, this.given.seat, this.answer - 1);
    this.busy = false;
  }
}
