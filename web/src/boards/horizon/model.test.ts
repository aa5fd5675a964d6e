import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Changes, Game } from '../../api/types';
import { Language, TitleLanguage } from '../../words/language';
import { about } from '../parts/pick.svelte';
import { type View, changes, stages } from './model';

describe('Horizon in words', () => {
  const language = new Language('en');
  const words = new TitleLanguage(language, 'horizon', {});
  beforeAll(() => language.load('horizon'));

  it('tells the round, and which one is the last', () => {
    const at = (round: number, last_round: number): string[] =>
      stages({ view: { round, last_round } } as unknown as Game<View>, words).map((stage) => stage.name);
    expect(at(0, 0)).toEqual([]);
    expect(at(3, 0)).toEqual(['Round 3']);
    expect(at(9, 9)).toHaveLength(2);
    expect(at(8, 9)).toEqual(['Round 8']);
  });

  it('names what an answer changes, and is silent about what has no name', () => {
    const found: Changes = { coins: [3, 1], 'cubes.food': [8, 7], 'cubes.other': [1, 0], steps: [0, 1] };
    expect(changes(found, words).map(({ before, after }) => [before, after])).toEqual([
      [3, 1],
      [8, 7],
    ]);
  });
});

describe('an answer', () => {
  const answer = (numbers: Record<string, number>, facts: Record<string, number>): Answer =>
    ({ numbers, facts }) as unknown as Answer;

  it('is about a place that it names, or that it ends on', () => {
    const test = about(['place', 'to-place'], 7);
    expect(test(answer({ place: 7 }, {}))).toBe(true);
    expect(test(answer({ side: 2 }, { 'to-place': 7 }))).toBe(true);
    expect(test(answer({ place: 6 }, { 'to-place': 8 }))).toBe(false);
    expect(test(answer({}, { place: 7 }))).toBe(false);
  });
});
