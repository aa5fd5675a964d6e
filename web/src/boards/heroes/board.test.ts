import { describe, expect, it } from 'vitest';
import fixture from '../../test/heroes.json';
import { NAMES, Position, counts } from '../../test/position';
import { type View, cardsIn, handSize } from './model';

const lay = (name: keyof typeof fixture.games): Promise<Position<View>> => Position.lay('heroes', fixture, name);

describe('the board of Age of Heroes', () => {
  it.each(['market', 'compose'] as const)(
    'has every answer of the question once (%s), and each is given',
    async (name) => {
      const board = await lay(name);
      const choices = board.all('.choice');
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

  it('shows my hand, and nothing of it can be pressed', async () => {
    const board = await lay('compose');
    const hand = cardsIn(board.game.view.players[0]?.hand ?? []);
    const shown = board.all('.hand [data-piece]').map((node) => ({
      card: Number(node.dataset['piece']?.slice('card-'.length)),
      count: Number(node.querySelector('.count')?.textContent?.slice(1) ?? 1),
    }));
    expect(shown).toEqual(hand);
    expect(board.all('.hand :is(button, [role=button], [tabindex])')).toEqual([]);
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
