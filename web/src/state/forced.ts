import type { Game } from '../api/types';
import { settings } from './settings.svelte';

const LEAST = 900; // milliseconds
const MORE = 1200;

/**
 * Gives the only answer to a question, for whoever wants that. It takes a moment like a person's, never the same one:
 * whoever was quick would tell the others that there was nothing to choose.
 */
export class Forced {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false; // something was taken back, and I look at it myself

  constructor(private readonly give: (word: string) => void) {}

  /** Whether there is one answer only. */
  static only(game: Game | null): string {
    const answers = game?.question?.answers ?? [];
    return answers.length === 1 ? (answers[0]?.word ?? '') : '';
  }

  ask(game: Game): void {
    clearTimeout(this.timer);
    const word = Forced.only(game);
    if (!word || !settings.forced || this.held) return;
    this.timer = setTimeout(() => this.give(word), LEAST + Math.random() * MORE);
  }

  hold(held: boolean): void {
    this.held = held;
    clearTimeout(this.timer);
  }
}
