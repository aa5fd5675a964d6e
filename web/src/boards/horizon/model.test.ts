import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Changes, Game } from '../../api/types';
import fixture from '../../test/horizon.json';
import { Language, TitleLanguage } from '../../words/language';
import { apart, atPlace, moving, ofUnit } from './answers';
import { Asked } from './asked.svelte';
import { type BoardState, type View, changes, stages } from './model';

describe('Horizon in words', () => {
  const language = new Language('en');
  const words = new TitleLanguage(language, 'horizon', {});
  beforeAll(() => language.load('horizon'));

  it('tells the round, which one is the last, and the phase of the turn', () => {
    const at = (round: number, last_round: number, phase: string): string[] =>
      stages({ view: { round, last_round, phase } } as unknown as Game<View>, words).map(({ name, on }) =>
        on ? `[${name}]` : name,
      );
    expect(at(0, 0, 'setup')).toEqual([]);
    expect(at(3, 0, 'expansion')).toEqual(['Round 3', 'Action', '[Expansion]', 'Production', 'Goal']);
    expect(at(9, 9, 'action').slice(0, 3)).toEqual(['Round 9', '[Last round]', '[Action]']);
  });

  it('names what an answer changes, and is silent about what has no name', () => {
    const found: Changes = { coins: [3, 1], 'cubes.food': [8, 7], 'cubes.other': [1, 0], steps: [0, 1] };
    expect(changes(found, words).map(({ before, after }) => [before, after])).toEqual([
      [3, 1],
      [8, 7],
    ]);
  });
});

describe('an answer belongs to a piece', () => {
  const of = (name: keyof typeof fixture.games): Answer[] =>
    fixture.games[name].question.answers as unknown as Answer[];
  const asked = (name: keyof typeof fixture.games): Asked => new Asked({ answers: of(name) } as BoardState);

  it('an action once, with its cheapest space first', () => {
    const actions = new Set(of('act').map(({ numbers }) => numbers['action']));
    for (const action of actions) {
      const ways = asked('act').action(action ?? -1);
      const prices = ways.map(({ facts }) => facts['coins']);
      expect(prices).toEqual([...prices].sort((a, b) => (a ?? 0) - (b ?? 0)));
    }
    expect([...actions].flatMap((action) => asked('act').action(action ?? -1)).length).toBe(of('act').length);
  });

  it('what is done at a place, with a structure in hand only where it can stand', () => {
    const all = of('expand');
    const placed = all.filter(({ numbers }) => 'place' in numbers);
    const places = [...new Set(placed.map(({ numbers }) => numbers['place'] ?? -1))];
    expect(places.flatMap((place) => atPlace(all, place)).length).toBe(placed.length);
    expect(apart(all).map(({ word }) => word)).toEqual(['pass']);
    for (const { numbers } of all) {
      if (numbers['structure'] === undefined) continue;
      const here = atPlace(all, numbers['place'] ?? -1, numbers['structure']);
      expect(here.length).toBe(1);
      expect(asked('expand').structure(numbers['structure'])).toContain(here[0]);
    }
  });

  it('moves belong to the units that make them, and are no deed of a unit that is pressed', () => {
    const units = moving(of('move'));
    expect(units.length).toBeGreaterThan(0);
    expect(units.flatMap((unit) => ofUnit(of('move'), unit))).toEqual([]);
  });
});
