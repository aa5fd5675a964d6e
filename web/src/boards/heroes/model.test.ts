import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { EVERYWHERE, Language, TitleLanguage } from '../../words/language';
import Battle from './Battle.svelte';
import { type BoardState, type Battle as Fight, type Unit, winsOf } from './model';

const unit = (destroyed: boolean): Unit => ({
  hero: false,
  general: false,
  hero_general: false,
  fought: destroyed,
  destroyed,
  card: destroyed ? 3 : -1,
});

/** Four duels, as the view tells them: the attacker has won two of them and lost one. */
const battle: Fight = {
  attacker: 1,
  barbarians: false,
  defender: 0,
  goal: 'conquest',
  road: false,
  called_off: false,
  wins: 2,
  lines: [
    [unit(true), unit(false), unit(false), unit(false)],
    [unit(true), unit(true), unit(false), unit(false)],
  ],
  swords: [[], []],
  heroes_only: false,
  chosen: [-1, -1],
};

describe('a battle', () => {
  const language = new Language('en');
  beforeEach(() => language.load(EVERYWHERE, 'heroes'));

  it('counts the duels that each side has won', () => {
    expect(winsOf(battle)).toEqual([2, 1]);
    expect(winsOf({ ...battle, wins: 0, lines: [[unit(false)], [unit(false)]] })).toEqual([0, 0]);
  });

  it('shows them beside the names', () => {
    const words = new TitleLanguage(language, 'heroes', {}, ['Ada', 'Bo']);
    const state = { language: words, names: ['Ada', 'Bo'] } as unknown as BoardState;
    const { container } = render(Battle, { state, battle });
    const sides = [...container.querySelectorAll('.who')].map((node) => node.textContent?.replace(/\s+/g, ' ').trim());
    expect(sides).toEqual(['■ Bo Duels won 2', '● Ada Duels won 1']);
  });
});
