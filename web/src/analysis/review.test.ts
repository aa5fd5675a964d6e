import { expect, it } from 'vitest';
import type { Decision, Story } from '../api/types';
import {
  type Found,
  alternatives,
  analysed,
  chapterOf,
  decisionOf,
  isAnalysed,
  losses,
  nextLoss,
  opening,
  ownAnswer,
} from './review';

const weighed = (word: string, chance: number): Decision['answers'][number] => ({
  word,
  label: { message: 'hadara-buy', args: {} },
  chance,
  points: 100,
  error: 0.02,
  games: 24,
  reasons: [],
});

const decided = (n: number, seat: number, mark: string, loss: number): Decision => ({
  n,
  seat,
  kind: 'draft',
  word: 'sell-1',
  mark,
  loss,
  error: 0.02,
  best: 'buy-1',
  games: 96,
  answers: [weighed('buy-1', 0.5 + loss), weighed('buy-2', 0.51), weighed('sell-1', 0.5), weighed('buy-3', 0.3)],
});

const DECISIONS = [
  decided(2, 0, 'best', 0),
  decided(3, 1, 'blunder', 0.4),
  decided(8, 0, 'blunder', 0.21),
  decided(5, 0, 'inaccuracy', 0.06),
  decided(11, 0, 'mistake', 0.12),
  decided(12, 0, '', 0.3), // may be chance
];
const found = {
  decisions: DECISIONS,
  steps: [0, 1, 2, 3, 4].map((n) => ({ n, chances: [0.5, 0.5], points: [10, 10] })),
} as unknown as Found;
const story = {
  answers: [0, 1, 0, 1, 1, 0].map((seat, i) => ({ seat, step: i + 1 })),
} as unknown as Story;

it('answers are counted from one, and known when they are judged or the chances behind them are', () => {
  expect(decisionOf(found, 9)?.n).toBe(8);
  expect(decisionOf(found, 8)).toBeUndefined();
  expect(isAnalysed(found, 9)).toBe(true);
  expect(isAnalysed(found, 2)).toBe(true);
  expect(isAnalysed(found, 5)).toBe(false);
  expect(isAnalysed(null, 1)).toBe(false);
  expect(analysed(found)).toBe(4);
  expect(analysed(null)).toBe(0);
});

it('losses come in the order of the game; what may be chance is none', () => {
  expect(losses(found).map((one) => one.n)).toEqual([3, 5, 8, 11]);
  expect(losses(found, 0).map((one) => one.n)).toEqual([5, 8, 11]);
  expect(losses(null)).toEqual([]);
});

it('the screen opens at the largest loss of my seat, for whoever has no seat at the largest of all', () => {
  expect(opening(found, 0)?.n).toBe(8);
  expect(opening(found, -1)?.n).toBe(3);
  expect(opening(found, 2)).toBeUndefined();
});

it('mistakes go round in both directions', () => {
  expect(nextLoss(found, 0, 1, 1)).toBe(6);
  expect(nextLoss(found, 0, 6, 1)).toBe(9);
  expect(nextLoss(found, 0, 12, 1)).toBe(6);
  expect(nextLoss(found, 0, 6, -1)).toBe(12);
  expect(nextLoss(found, 0, 10, -1)).toBe(9);
  expect(nextLoss(found, 2, 6, 1)).toBe(0);
});

it('one goes from an answer of a seat to its next, and stays at its last', () => {
  expect(ownAnswer(story, 0, 0, 1)).toBe(1);
  expect(ownAnswer(story, 0, 3, 1)).toBe(6);
  expect(ownAnswer(story, 0, 6, 1)).toBe(6);
  expect(ownAnswer(story, 1, 4, -1)).toBe(2);
  expect(ownAnswer(story, 1, 2, -1)).toBe(2);
});

it('better answers are told, or the others where none was better', () => {
  const lost = alternatives(decided(3, 0, 'blunder', 0.3));
  expect(lost.better).toBe(true);
  expect(lost.answers.map((each) => each.word)).toEqual(['buy-1', 'buy-2']);
  const best = alternatives({ ...decided(3, 0, 'best', 0), word: 'buy-1' });
  expect(best.better).toBe(false);
  expect(best.answers.map((each) => each.word)).toEqual(['buy-2', 'sell-1', 'buy-3']);
});

it('a chapter begins with the answer after those before it', () => {
  expect(chapterOf([0, 10], 1)).toBe(1);
  expect(chapterOf([0, 10], 10)).toBe(1);
  expect(chapterOf([0, 10], 11)).toBe(2);
  expect(chapterOf([4, 10], 4)).toBe(0);
});
