import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { EVERYWHERE, Language, TitleLanguage } from '../../words/language';
import Battle from './Battle.svelte';
import type { BoardState, Battle as Fight, View } from './model';

const battle: Fight = {
  attacker: 1,
  barbarians: false,
  defender: 0,
  goal: 'conquest',
  road: false,
  called_off: false,
  wins: 2,
  losses: 1,
  lines: [[], []],
  swords: [[], []],
  heroes_only: false,
  chosen: [-1, -1],
};

describe('a battle', () => {
  const language = new Language('en');
  beforeEach(() => language.load(EVERYWHERE, 'heroes'));

  it('shows the duels that each side has won beside its name', () => {
    const words = new TitleLanguage(language, 'heroes', {}, ['Ada', 'Bo']);
    const state = { language: words, names: ['Ada', 'Bo'], seat: 0, answers: [] } as unknown as BoardState;
    const view = { players: [], duels: [] } as unknown as View;
    const { container } = render(Battle, { state, view, battle });
    const sides = [...container.querySelectorAll('.who')].map((node) => node.textContent?.replace(/\s+/g, ' ').trim());
    expect(sides).toEqual(['■ Bo attack Duels won 2', '● Ada defence Duels won 1']);
  });
});
