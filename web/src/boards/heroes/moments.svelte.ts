import { hurry } from '../../state/hurry.svelte';
import { still } from '../../state/settings.svelte';
import type { Told } from '../../state/table.svelte';
import { type Moment, isOver, tellMoments } from './moments';
import { type Tale } from './tale';

const MOST = 4; // that wait; whoever is further behind sees battles only

/** The moments of a table that are still to be seen, the first of them now. */
export class MomentQueue {
  queue = $state.raw<Moment[]>([]);
  private tale: Tale | null = null;
  private met = -1; // the question during which they came

  /** A battle that was under way when one sat down. */
  join(tale: Tale): void {
    this.tale ??= tale;
  }

  hear({ news, moving }: Told, kinds: string[]): void {
    const { tale } = this;
    const told = tellMoments({ queue: this.queue, tale }, news, kinds);
    this.tale = moving ? told.tale : null;
    if (!moving || hurry.on) this.queue = [];
    else if (told.queue !== this.queue) this.show(still() ? this.renewed(news, tale, kinds) : told.queue);
  }

  /** Where nothing moves, what was seen before makes room at once. */
  private renewed(news: Told['news'], tale: Tale | null, kinds: string[]): Moment[] {
    return tellMoments({ queue: this.queue.filter((each) => !isOver(each)), tale }, news, kinds).queue;
  }

  private show(queue: Moment[]): void {
    this.met = -1;
    this.queue = queue.length > MOST ? queue.filter((each) => each.kind === 'battle' || !isOver(each)) : queue;
  }

  /** They are put away once I have answered something else. */
  asked(number: number): void {
    if (number < 0) return;
    if (this.met < 0) this.met = number;
    else if (this.met !== number) this.queue = this.queue.filter((each) => !isOver(each));
  }

  close(moment: Moment): void {
    this.queue = this.queue.filter((each) => each !== moment);
  }
}
