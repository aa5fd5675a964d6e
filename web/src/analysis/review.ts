// What is known of a finished game, as one looks through it. Answers are counted from 1, as people read them.

import type { Analysis, Decision, Story } from '../api/types';

export const SIGNS: Record<string, string> = { best: '★', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' };
export const LOSSES = ['inaccuracy', 'mistake', 'blunder'];
export const DASHES = ['', '9 4', '3 4', '12 4 3 4', '6 2', '1 5'];
const SHOWN = 3; // better answers, each with a key

export type Found = Analysis['analysis'];
export const isLoss = (one: Decision): boolean => LOSSES.includes(one.mark);
export const hundredths = (part: number): number => Math.round(100 * part);

/** What is known of an answer: judged, without a choice, or not looked at yet. */
export function decisionOf(found: Found, answer: number): Decision | undefined {
  return found?.decisions.find((one) => one.n === answer - 1);
}

export function isAnalysed(found: Found, answer: number): boolean {
  return decisionOf(found, answer) !== undefined || (found?.steps.some((step) => step.n === answer) ?? false);
}

/** Answers behind which the chances are known. */
export const analysed = (found: Found): number => found?.steps.filter((step) => step.n > 0).length ?? 0;

/** The answers that lost something, in the order of the game; of a seat, or of all. */
export function losses(found: Found, seat = -1): Decision[] {
  const wanted = (found?.decisions ?? []).filter((one) => isLoss(one) && (seat < 0 || one.seat === seat));
  return wanted.sort((a, b) => a.n - b.n);
}

/** Where the screen opens: the largest loss of my seat. Whoever has none sees the largest of all. */
export function opening(found: Found, mine: number): Decision | undefined {
  const largest = (of: Decision[]): Decision | undefined =>
    of.reduce<Decision | undefined>((most, one) => (most && most.loss >= one.loss ? most : one), undefined);
  return largest(losses(found, mine)) ?? (mine < 0 ? largest(losses(found)) : undefined);
}

/** The next mistake of a seat after an answer, or the one before it; after the last comes the first. 0: it has none. */
export function nextLoss(found: Found, seat: number, answer: number, way: 1 | -1): number {
  const all = losses(found, seat).map((one) => one.n + 1);
  const [first = 0, last = 0] = [all[0], all.at(-1)];
  if (way > 0) return all.find((n) => n > answer) ?? first;
  return all.findLast((n) => n < answer) ?? last;
}

/** The next answer that a seat gave, or the one before; the same where there is none. */
export function ownAnswer(story: Story, seat: number, answer: number, way: 1 | -1): number {
  const own = story.answers.filter((one) => one.seat === seat).map((one) => one.step);
  const found = way > 0 ? own.find((step) => step > answer) : own.findLast((step) => step < answer);
  return found ?? answer;
}

/** What is told beside the given answer: better ones, or the others where none was better. */
export function alternatives(one: Decision): { better: boolean; answers: Decision['answers'] } {
  const others = one.answers.filter((each) => each.word !== one.word);
  const given = one.answers.find((each) => each.word === one.word);
  const better = others.filter((each) => given && each.chance > given.chance);
  const shown = better.length && one.mark !== 'best' ? better : others;
  return { better: shown === better, answers: shown.slice(0, SHOWN) };
}

/** The chapter in which an answer was given: 1 for the first, 0 before it. */
export const chapterOf = (rounds: number[], answer: number): number =>
  rounds.filter((first) => first < Math.max(1, answer)).length;
