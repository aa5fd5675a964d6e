// Which answers belong to which piece on the table. What may be chosen is told by the server.

import type { Answer, Game } from '../../api/types';
import type { View } from './model';

type Question = NonNullable<Game<View>['question']>;

/** A piece by its name, as the log names it too: hex-12, place-3, plot-40, card-7. */
export type Piece = string;

const NAMES = [
  'hex',
  'place',
  'plot',
  'resource',
  'tile',
  'voyage',
  'technology',
  'card',
  'track',
  'building',
  'landmark',
  'civilization',
];
const ON_MAP = ['hex', 'anchor', 'plot'];
const STEPS = ['token', 'step', 'step-back', 'boost-token', 'match-token'];
const DICE = ['die', 'left-die'];
const IN_CAPITAL = ['build', 'raise', 'swap', 'swap-with', 'cube'];
const ON_LAND = ['lay', 'conquer', 'garrison', 'seal', 'colony', 'homeland', 'venture', 'uprising', 'stall', 'trap'];

/** The pieces at which an answer is given. */
export function piecesOf(answer: Answer, question: Question, spaces: number): Piece[] {
  const { numbers, facts } = answer;
  if (STEPS.includes(question.kind) && numbers['space'] !== undefined)
    return [`place-${Number(question.about.args['track'] ?? 0) * spaces + numbers['space']}`];
  if (question.kind === 'act') return numbers['track'] === undefined ? [] : [`place-${facts['place']}`];
  const own = NAMES.flatMap((name) => (numbers[name] === undefined ? [] : [`${name}-${numbers[name]}`]));
  if (numbers['other-seat'] !== undefined) own.push(`seat-${numbers['other-seat']}`);
  if (numbers['pillar'] !== undefined) own.push(`pillar-${numbers['pillar']}`);
  const slot = numbers['slot'] ?? numbers['square'];
  if (slot !== undefined) own.push(`slot-${slot}`);
  if (numbers['column'] !== undefined) own.push(`column-${numbers['column']}`);
  if (numbers['row'] !== undefined) own.push(`row-${numbers['row']}`);
  return own;
}

/** It is given on the map, in the capital or on a track; every other answer also has a card over the table. */
export const isPlaced = (answer: Answer, question: Question): boolean =>
  question.kind === 'act' || ON_MAP.some((name) => answer.numbers[name] !== undefined);

/** Where a question is answered: the part that comes to the middle. */
export function focusOf(kind: string): 'capital' | 'map' | '' {
  if (IN_CAPITAL.includes(kind)) return 'capital';
  return ON_LAND.includes(kind) ? 'map' : '';
}

/** The hex that a question is about, or -1: it is told with the question, or by the step that asks about the dice. */
export function hexOf(question: Question | null | undefined, pending: unknown[]): number {
  const [stack] = pending;
  const step: unknown = Array.isArray(stack) ? stack.at(-1) : undefined;
  if (question && DICE.includes(question.kind) && Array.isArray(step)) return Number(step[2] ?? -1);
  return Number(question?.about.args['hex'] ?? -1);
}

const HEXES = ['conquer', 'colony', 'uprising', 'stall', 'homeland'];
const PLOTS = ['swap', 'swap-with', 'cube'];

/** The word of an answer that would be given at a piece, so that it can be asked why it is not possible; '' if the
 * question knows no such words. */
export function wordAt(kind: string, piece: string, number: number, turn = 0): string {
  if (piece === 'hex' && kind === 'lay') return `at-${number}-${turn}`;
  if (piece === 'hex' && HEXES.includes(kind)) return `hex-${number}`;
  if (piece === 'plot' && kind === 'build') return `at-${number}`;
  return piece === 'plot' && PLOTS.includes(kind) ? `plot-${number}` : '';
}
