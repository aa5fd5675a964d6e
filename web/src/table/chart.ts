import type { Story, Turning } from '../api/types';
import type { TitleLanguage } from '../words/language';

/** Whose points are drawn: those of the seats, and of whoever scores without one. */
export function curves(
  story: Story,
  names: string[],
  language: TitleLanguage,
): { names: string[]; totals: number[][] } {
  const rivals = story.rivals ?? [];
  return {
    names: [...names, ...rivals.map((rival) => language.say(rival.message))],
    totals: story.totals.map((row, step) => [...row, ...rivals.map((rival) => rival.totals[step] ?? 0)]),
  };
}

/** Which of the curves a turning point is about. */
export function curveOf(point: Turning, names: string[]): number {
  return typeof point.rival === 'number' ? names.length + point.rival : point.seat;
}

/** Whether points were made before the end; a race has none. */
export function lively(totals: number[][]): boolean {
  return totals.slice(0, -1).some((row) => row.some((points) => points !== 0));
}

/** Ticks for an axis that ends at `top`: four or five round numbers. */
export function ticks(top: number): number[] {
  const rough = Math.max(1, top) / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * unit).find((n) => n >= rough) ?? rough;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
}
