import type { Answer, Changes } from '../api/types';

/** Answers that end or decline something. */
const SPANS = ['none', 'done', 'pass', 'skip', 'stop', 'decline', 'discard', 'end'];
const POINTS = /^(score|points)\b/;

export const declines = (answer: Answer): boolean => SPANS.includes(answer.span);

const takesAway = (changes: Changes): boolean => Object.values(changes).some(([before, after]) => after < before);

/** By how much each number would be higher after one answer than after the other. */
function ahead(one: Changes, other: Changes): [path: string, by: number][] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].map((path) => {
    const before = one[path]?.[0] ?? other[path]?.[0] ?? 0;
    return [path, (one[path]?.[1] ?? before) - (other[path]?.[1] ?? before)];
  });
}

/** Something is to be had for nothing, or points; what has its price otherwise is an exchange and no loss to leave. */
function isBetter(one: Changes, other: Changes): boolean {
  const found = ahead(one, other);
  const points = found.reduce((sum, [path, by]) => sum + (POINTS.test(path) ? by : 0), 0);
  return points > 0 || (found.some(([, by]) => by > 0) && found.every(([, by]) => by >= 0));
}

/**
 * Whether an answer gives something up, by what the server foretells: it takes something from me, or it leaves
 * something that is to be had. Where nothing is foretold, it might. Who has taken part (`going`) comes to an end.
 */
export function givesUp(answer: Answer, answers: Answer[], going: boolean): boolean {
  const others = answers.filter((other) => other.span !== answer.span);
  if (!declines(answer) || answers.length < 2) return false;
  if (answer.span === 'discard' || (answer.changes && takesAway(answer.changes))) return true;
  return !going && others.some((other) => !other.changes || !answer.changes || isBetter(other.changes, answer.changes));
}
