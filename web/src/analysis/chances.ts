// The chart of the chances to win: where everything stands in it.

import type { Story } from '../api/types';
import type { Found } from './review';

export interface Plot {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  answers: number; // of the whole game, known or not
}

const NAME = 15; // between two names at the ends of the lines
const LABEL = 96; // of a turning point

export const xOf = (plot: Plot, n: number): number =>
  plot.left + ((plot.width - plot.left - plot.right) * n) / Math.max(1, plot.answers);
export const yOf = (plot: Plot, chance: number): number =>
  plot.top + (plot.height - plot.top - plot.bottom) * (1 - chance);

/** The answer that a place of the chart means. */
export function answerAt(plot: Plot, x: number): number {
  const part = (x - plot.left) / Math.max(1, plot.width - plot.left - plot.right);
  return Math.min(plot.answers, Math.max(1, Math.round(part * plot.answers)));
}

export function lineOf(plot: Plot, found: Found, seat: number): string {
  return (found?.steps ?? [])
    .map((step, i) => {
      const [x, y] = [xOf(plot, step.n), yOf(plot, step.chances[seat] ?? 0)];
      return `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The chance of a seat after so many answers, as far as it is known. */
export function chanceAfter(found: Found, seat: number, n: number): number | undefined {
  return found?.steps.find((step) => step.n === n)?.chances[seat];
}

/** Where the names at the ends of the lines stand, so that none is on another. */
export function ends(plot: Plot, found: Found, seats: number): number[] {
  const last = found?.steps.at(-1)?.chances ?? [];
  const wanted = Array.from({ length: seats }, (_, seat) => yOf(plot, last[seat] ?? 0));
  const order = wanted.map((_, seat) => seat).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const out = [...wanted];
  order.forEach((seat, i) => {
    const above = order[i - 1];
    if (above !== undefined) out[seat] = Math.max(out[seat] ?? 0, (out[above] ?? 0) + NAME);
  });
  const low = Math.max(0, Math.max(...out) - (plot.height - plot.bottom + 6));
  return out.map((y) => y - low);
}

export interface Chapter {
  number: number;
  from: number;
  to: number;
  wide: boolean; // enough for its whole name
  named: boolean;
}

/** The chapters of the game; where they are narrow not every one is named. */
export function chapters(plot: Plot, story: Story): Chapter[] {
  let free = 0;
  const rounds = story.rounds ?? [];
  return rounds.map((first, i) => {
    const [from, to] = [xOf(plot, first), xOf(plot, rounds[i + 1] ?? plot.answers)];
    const middle = (from + to) / 2;
    const named = middle >= free;
    if (named) free = middle + 24;
    return { number: i + 1, from, to, wide: to - from > 84, named };
  });
}

export interface TurnLabel {
  n: number;
  x: number;
  kind: string;
  seat: number;
  side: 'start' | 'end' | ''; // '': no room for its words
}

/** Turning points, their words to the right or to the left of them, wherever there is room. */
export function turnLabels(plot: Plot, found: Found): TurnLabel[] {
  const turns = found?.turns ?? [];
  let free = plot.left;
  return turns.map((turn, i) => {
    const x = xOf(plot, turn.n);
    const next = turns[i + 1] ? xOf(plot, turns[i + 1]?.n ?? 0) : plot.width;
    const side = next - x >= LABEL ? 'start' : x - free >= LABEL ? 'end' : '';
    free = side === 'start' ? x + LABEL : x + 10;
    return { ...turn, x, side };
  });
}
