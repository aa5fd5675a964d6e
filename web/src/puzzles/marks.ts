import type { Marked } from '../analysis/marking';
import type { Placed } from '../analysis/places';
import type { PuzzleVerdict, Weighing } from '../api/types';

/** What is said of an answer after the try: the best one, what was tried, and whether that solved it. */
export type Sign = 'best' | 'right' | 'wrong' | 'none';

export const SIGNS: Record<Sign, string> = { best: '★', right: '✓', wrong: '✗', none: '' };

export function signOf(verdict: PuzzleVerdict, word: string): Sign {
  if (word === verdict.answers[0]?.word) return 'best';
  if (word !== verdict.word) return 'none';
  return verdict.solved ? 'right' : 'wrong';
}

/** The points that fill the bar of an answer. */
export const mostPoints = (answers: Weighing[]): number => Math.max(1, ...answers.map((each) => each.points ?? 0));

/** How far the first try has moved the rating, with its sign. */
export function moved(verdict: PuzzleVerdict): string {
  const change = verdict.after - verdict.before;
  return change < 0 ? `−${-change}` : `+${change}`;
}

/** What is framed on the board: what was tried, and the best answer last. */
export function marksOf(verdict: PuzzleVerdict | null, answers: Placed[]): Marked[] {
  if (!verdict) return [];
  return answers
    .map((answer) => ({ answer, kind: signOf(verdict, answer.word) }))
    .filter(({ kind }) => kind !== 'none')
    .sort((a, b) => Number(a.kind === 'best') - Number(b.kind === 'best'))
    .map(({ answer, kind }) => ({ answer, kind, mark: kind, sign: SIGNS[kind] }));
}
