// Which answers belong to which piece. What may be chosen is told by the server.

import type { Answer } from '../../api/types';

/** Answers that have no piece of their own: they are buttons beside the question. */
const APART = ['pass', 'skip', 'stop', 'done', 'enough', 'exchange', 'yes'];
export const apart = (answers: Answer[]): Answer[] => answers.filter((answer) => APART.includes(answer.span));

const cost = (answer: Answer): number => answer.facts['coins'] ?? 0;

/** The order of the ways to take an action: the cheapest first, then the first space. */
export const cheapest = (a: Answer, b: Answer): number =>
  cost(a) - cost(b) || (a.numbers['space'] ?? 0) - (b.numbers['space'] ?? 0);

/** What can be done at a place: recruit, settle, fortify, build; with a structure in hand only where it can stand. */
export const atPlace = (answers: Answer[], place: number, structure = -1): Answer[] =>
  answers.filter(({ numbers }) => numbers['place'] === place && (structure < 0 || numbers['structure'] === structure));

/** A unit that is strengthened, mustered, called back, or builds; moves are answered by the place they lead to. */
export const ofUnit = (answers: Answer[], unit: number): Answer[] =>
  answers.filter(({ span, numbers }) => span !== 'go' && numbers['unit'] === unit);

export const moving = (answers: Answer[]): number[] => [
  ...new Set(answers.flatMap(({ span, numbers }) => (span === 'go' ? [numbers['unit'] ?? -1] : []))),
];
