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

const ATTRIBUTE = 'data-sign';

/** Marks the pieces of the answers on a board, which knows nothing of it. */
export function mark(root: Element, verdict: PuzzleVerdict | null): void {
  for (const node of root.querySelectorAll(`[${ATTRIBUTE}]`)) node.removeAttribute(ATTRIBUTE);
  for (const each of verdict?.answers ?? []) {
    const sign = verdict ? signOf(verdict, each.word) : 'none';
    if (sign === 'none') continue;
    for (const node of root.querySelectorAll(`[data-word="${each.word}"]`)) node.setAttribute(ATTRIBUTE, sign);
  }
}

/** Keeps the marks where they belong while the board is redrawn; returns how to end it. */
export function keepMarks(root: Element, verdict: PuzzleVerdict): () => void {
  const observer = new MutationObserver(() => mark(root, verdict));
  observer.observe(root, { childList: true, subtree: true });
  mark(root, verdict);
  return () => {
    observer.disconnect();
    mark(root, null);
  };
}
