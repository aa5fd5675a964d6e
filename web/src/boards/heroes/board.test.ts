import { fireEvent } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { News } from '../../api/types';
import fixture from '../../test/heroes.json';
import { NAMES, Position, counts, untold } from '../../test/position';
import { type View, cardsIn, handSize } from './model';

const lay = (name: keyof typeof fixture.games): Promise<Position<View>> => Position.lay('heroes', fixture, name);

describe('the board of Age of Heroes', () => {
  it.each(['market', 'compose'] as const)(
    'has every answer of the question once (%s), and each is given',
    async (name) => {
      const board = await lay(name);
      const choices = board.all('.choice.can');
      expect(choices.map((node) => node.dataset['word']).sort()).toEqual(board.answers.map(({ word }) => word).sort());
      for (const choice of choices) expect(await board.press(choice)).toEqual([choice.dataset['word']]);
    },
  );

  it('has the answers to an offer on its note, and none on the others', async () => {
    const board = await lay('market');
    const open = board.game.view.offers.filter((offer) => offer.open);
    expect(board.all('.centre .note').length).toBe(open.length);
    for (const { number, by } of open) {
      const note = `.note[data-piece="offer-${number}"]`;
      const here = board.answers.filter((answer) => answer.numbers['offer'] === number);
      expect(board.words(note)).toEqual(here.map((answer) => answer.word));
      expect(board.one(note).textContent).toContain(NAMES[by]);
    }
  });

  it('shows my hand; what I can give is given by pressing its card', async () => {
    const board = await lay('compose');
    const hand = cardsIn(board.game.view.players[0]?.hand ?? []);
    const shown = board.all('.hand [data-piece]').map((node) => ({
      card: Number(node.dataset['piece']?.slice('card-'.length)),
      count: Number(node.querySelector('.count')?.textContent?.slice(1) ?? 1),
    }));
    expect(shown).toEqual(hand);
    const given = board.answers.filter(({ span }) => span === 'give').map(({ word }) => word);
    expect(board.words('.hand')).toEqual(given);
  });

  it('marks the cards that lie in my offer', async () => {
    const board = await lay('compose');
    const given = cardsIn(board.game.view.draft?.give ?? []).map(({ card }) => `card-${card}`);
    expect(given.length).toBeGreaterThan(0);
    expect(board.all('.hand [data-piece]:has(.mark)').map((node) => node.dataset['piece'])).toEqual(given);
  });

  it('tells a battle duel by duel, until it is put away', async () => {
    const board = await lay('market');
    const duel = { strength: 4, total: 6, 'other-seat': 1, 'other-strength': 3, 'other-total': 7 };
    await board.tell([
      { name: 'attacked', seat: 0, message: 'heroes-news-attacked', data: { 'other-seat': 1, goal: 0 } },
      { name: 'duel', seat: 0, message: 'heroes-news-duel', data: duel },
      { name: 'victorious', seat: 0, message: 'heroes-news-victorious', data: { count: 0 } },
    ] as unknown as News[]);
    const told = board.one('.told');
    expect(told.textContent).not.toContain('Bo wins');
    await fireEvent.click(board.one('.told .skip'));
    expect([...told.querySelectorAll('ol b')].map((node) => node.textContent)).toEqual(['6', '7']);
    expect(told.textContent).toContain('Bo wins');
    expect(told.textContent).toContain('Ada has 0 victorious armies.');
    await fireEvent.click(board.one('.told .main'));
    expect(board.all('.told')).toEqual([]);
  });

  it('shows the phase of the turn, and how near everybody is to each kind of victory', async () => {
    const board = await lay('action');
    const { players, phase } = board.game.view;
    expect(phase).toBe(2);
    expect(board.one('.dial .hub b').textContent).toBe('Action');
    expect(board.all('.dial .phase').map((node) => node.classList.contains('on'))).toEqual(
      [1, 2, 3, 4, 5].map((each) => each === phase),
    );
    for (const [seat, tribe] of players.entries()) {
      const row = board.all('.race tbody tr').find((node) => node.textContent?.includes(NAMES[seat] ?? ''));
      expect([...(row?.querySelectorAll('td b') ?? [])].map((node) => Number(node.textContent))).toEqual([
        tribe.cities,
        tribe.stones,
        tribe.strength,
      ]);
      expect(row?.querySelectorAll('.cities .full').length).toBe(tribe.cities);
    }
  });

  it.each(['market', 'compose', 'action'] as const)('has a tip for every symbol (%s)', async (name) => {
    expect(untold(await lay(name))).toEqual([]);
  });

  it('tells of the others what is open, and only how many cards they hold', async () => {
    const board = await lay('compose');
    const { players } = board.game.view;
    expect(players.some((tribe) => tribe.unknown > 0)).toBe(true);
    for (const [seat, tribe] of players.entries()) {
      const mat = board.one(`.realms [data-piece="seat-${seat}"]`);
      expect(counts(mat)).toEqual({ Cities: tribe.cities, Fortresses: tribe.fortresses, Hand: handSize(tribe) });
      const known = seat ? cardsIn(tribe.hand).length : 0;
      expect(mat.querySelectorAll('.known [role=img]').length).toBe(known);
    }
  });
});
