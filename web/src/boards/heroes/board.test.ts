import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { News } from '../../api/types';
import fixture from '../../test/heroes.json';
import { NAMES, Position, counts, untold } from '../../test/position';
import { type View, cardsIn, handSize } from './model';

const news = (name: string, seat: number, data: Record<string, number> = {}): News =>
  ({ name, seat, message: `heroes-news-${name}`, data }) as unknown as News;
const ATTACK = news('attacked', 0, { 'other-seat': 1, goal: 0 });
const DUEL = news('duel', 0, { strength: 4, total: 6, 'other-seat': 1, 'other-strength': 3, 'other-total': 7 });

afterEach(() => vi.useRealTimers());

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
    await board.tell([ATTACK, DUEL, news('victorious', 0, { count: 0 })]);
    const told = board.one('.told');
    expect(told.textContent).not.toContain('Bo wins');
    await fireEvent.click(board.one('.told .skip'));
    expect([...told.querySelectorAll('ol b')].map((node) => node.textContent)).toEqual(['6', '7']);
    expect(told.textContent).toContain('Bo wins');
    expect(told.textContent).toContain('Ada has 0 victorious armies.');
    await fireEvent.click(board.one('.told .main'));
    expect(board.all('.told')).toEqual([]);
  });

  it('stops a battle that is watched, goes on faster, and goes to any step of it', async () => {
    const board = await lay('market');
    vi.useFakeTimers();
    const step = (): string | undefined => board.one('.told [aria-current]').textContent ?? undefined;
    const after = async (time: number): Promise<string | undefined> => {
      vi.advanceTimersByTime(time);
      await tick();
      return step();
    };
    const key = (name: string): Promise<boolean> => fireEvent.keyDown(document.body, { key: name });
    await board.tell([ATTACK, DUEL, DUEL, news('victorious', 0, { count: 0 })]);
    await fireEvent.click(board.one('.told .play'));
    expect(await after(60_000)).toBe('War');
    await fireEvent.click(board.one('.told .play'));
    expect(await after(1200)).toBe('Duel 1');
    expect(await after(1100)).toBe('Duel 1');
    await key('x'); // the step begins anew, twice as fast
    expect(board.one('.told .speed').textContent).toBe('2×');
    expect(await after(1100)).toBe('Duel 2');
    await key('x');
    await key('ArrowLeft');
    expect([step(), await after(60_000)]).toEqual(['Duel 1', 'Duel 1']);
    const scrub = board.one('.told input') as HTMLInputElement;
    expect(scrub.getAttribute('aria-valuetext')).toBe('Duel 1');
    await fireEvent.input(scrub, { target: { value: '3' } });
    expect(step()).toBe('Outcome');
    await key('p'); // once more
    expect([step(), await after(1200)]).toEqual(['War', 'Duel 1']);
    await key('Escape');
    expect(step()).toBe('Outcome');
    await key('Escape');
    expect(board.all('.told')).toEqual([]);
  });

  it('shows a disaster, a fall and a claim one after another', async () => {
    const board = await lay('action');
    vi.useFakeTimers();
    const seen = (): string[] => board.all('.blow, .banner').map((node) => node.textContent ?? '');
    await board.tell([news('struck-city', 2, { 'other-seat': 1 })]);
    vi.advanceTimersByTime(60_000);
    await tick();
    expect(seen()).toEqual([expect.stringContaining('Cy aims a volcano at a city of Bo.')]); // Bo is asked
    expect(board.all('.hit').length).toBe(1);
    await board.tell([news('erupted', 1), news('fell', 1), news('claim', 0, { round: 7 })]);
    expect(seen()).toEqual([expect.stringContaining('A city of Bo is destroyed.')]);
    vi.advanceTimersByTime(4000);
    await tick();
    expect(seen()).toEqual([expect.stringContaining('The tribe of Bo has fallen.')]);
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(seen()).toEqual([expect.stringContaining('Ada claims victory: the last turn ends in round 7.')]);
    await fireEvent.click(board.one('.banner .skip'));
    expect(seen()).toEqual([]);
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
