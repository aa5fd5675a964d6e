import type { Scores, Story, Turning } from '../api/types';
import type { TitleLanguage } from '../words/language';

export interface Curves {
  name: string; // of what is counted, "" for points
  names: string[];
  totals: number[][];
  needed: number; // so many win; 0: nobody wins by that alone
  turning: Turning[];
}

/** What is drawn over time: the points of the seats and of whoever scores without one; in a race, each goal. */
export function curves(story: Story, names: string[], language: TitleLanguage): Curves[] {
  const { rivals = [], goals = [], turning = [] } = story; // games that were kept earlier lack some
  if (!lively(story.totals) && goals.length)
    return goals.map(({ name: goal, counts, needed = 0 }) => ({
      name: language.say(`score-${goal}`),
      names,
      totals: counts,
      needed,
      turning: turning.filter((point) => point.goal === goal),
    }));
  const totals = story.totals.map((row, step) => [...row, ...rivals.map((rival) => rival.totals[step] ?? 0)]);
  return [
    { name: '', names: [...names, ...rivals.map((rival) => language.say(rival.message))], totals, needed: 0, turning },
  ];
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
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * unit).find((n) => n >= rough) ?? rough);
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
}

/** The last round that had begun by a step: 1 for the first, 0 before it. */
export const roundAt = (rounds: number[], step: number): number => rounds.filter((first) => first <= step).length;

/** How a game that is counted in points was won: over whom, by how much, and where most of it was made. */
export interface Margin {
  rival: number; // the best of the others, by the order of the columns
  points: number;
  line: string;
  gain: number;
}

export function marginOf(scores: Scores): Margin | null {
  if (!scores.scored || !scores.places) return null;
  const places = [...scores.places, ...scores.rivals.map(({ place }) => place ?? 0)];
  const totals = [...scores.totals, ...scores.rivals.map(({ total }) => total)].map((total) => total ?? 0);
  const first = places.indexOf(1);
  const others = totals.map((_, i) => i).filter((i) => i !== first);
  const rival = others.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))[0];
  if (first < 0 || rival === undefined || places.filter((place) => place === 1).length > 1) return null;
  const gains = scores.lines.map((line, n) => {
    const row = [...(scores.points[n] ?? []), ...scores.rivals.map(({ points }) => points[n] ?? 0)];
    return { line, gain: (row[first] ?? 0) - (row[rival] ?? 0) };
  });
  const best = gains.reduce((one, other) => (other.gain > one.gain ? other : one), { line: '', gain: 0 });
  return { rival, points: (totals[first] ?? 0) - (totals[rival] ?? 0), ...best };
}
