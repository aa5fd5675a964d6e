import type { Answer, Changes } from '../api/types';

/** Answers that end or decline something. */
const SPANS = ['none', 'done', 'pass', 'skip', 'stop', 'decline', 'discard', 'end'];
const POINTS = /^(score|points)\b/;

const lowers = (changes: Changes): boolean => Object.values(changes).some(([before, after]) => after < before);

const points = (changes: Changes): number =>
  Object.entries(changes).reduce((sum, [path, [before, after]]) => sum + (POINTS.test(path) ? after - before : 0), 0);

/** Something that is paid for and brings no points is an exchange: who leaves it loses nothing. */
const isExchange = (changes: Changes): boolean => lowers(changes) && points(changes) <= 0;

/**
 * Whether an answer gives something up, by what the server foretells: it takes something from me, or it leaves
 * something that is to be had. What is not foretold might be such a thing.
 */
export function givesUp(answer: Answer, answers: Answer[]): boolean {
  if (!SPANS.includes(answer.span) || answers.length < 2) return false;
  if (answer.span === 'discard' || (answer.changes && lowers(answer.changes))) return true;
  return answers.some((other) => other.span !== answer.span && !(other.changes && isExchange(other.changes)));
}
