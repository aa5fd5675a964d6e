import { fireEvent } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import fixture from '../../test/horizon.json';
import { Position, counts, untold } from '../../test/position';
import { drawing } from '../parts/soon.svelte';
import { hand } from './hand.svelte';
import type { View } from './model';

const lay = (name: keyof typeof fixture.games): Promise<Position<View>> => Position.lay('horizon', fixture, name);

/** The words that pressing each glowing piece of a part of the board gives. */
async function given(board: Position<View>, selector: string): Promise<string[]> {
  const out: string[] = [];
  for (const piece of board.all(selector)) out.push(...(await board.press(piece)));
  return out;
}

describe("Horizon's board", () => {
  beforeEach(() => (hand.unit = -1));

  it('has one tile an action, which takes its cheapest space, and the spaces of those with several', async () => {
    const board = await lay('act');
    const actions = new Set(board.answers.map(({ numbers }) => numbers['action']));
    const tiles = await given(board, '.tile .whole.can, .known .whole.can');
    expect(tiles.length).toBe(actions.size);
    const cheapest = (action: number | undefined): number =>
      Math.min(
        ...board.answers.filter((each) => each.numbers['action'] === action).map((each) => each.facts['coins'] ?? 0),
      );
    for (const word of tiles) {
      const answer = board.answers.find((each) => each.word === word);
      expect(answer?.facts['coins']).toBe(cheapest(answer?.numbers['action']));
    }
    expect(board.all('.actions .tile').length).toBe(8);
    const spaces = await given(board, '.space.can');
    expect(spaces.every((word) => board.answers.some((each) => each.word === word))).toBe(true);
  });

  it('gives a slot of the tree where it is pressed, and the others are no answer', async () => {
    const board = await lay('research');
    expect(board.all('.large .slot').length).toBe(board.game.view.tree.length);
    const found = await given(board, '.large .slot .card');
    expect(found.sort()).toEqual(
      board.answers
        .filter(({ span }) => span === 'slot')
        .map(({ word }) => word)
        .sort(),
    );
  });

  it('gives every first step of the unit in hand, and the list has every answer', async () => {
    const board = await lay('move');
    const found = new Set(await given(board, '.large .hex.can'));
    const mover = Number([...found][0]?.split('-')[1]);
    const steps = board.answers.filter(({ span, numbers }) => span === 'go' && numbers['unit'] === mover);
    expect([...found].every((word) => steps.some((each) => each.word === word))).toBe(true);
    expect(board.words('.question .list')).toEqual(board.answers.map((answer) => answer.word));
  });

  it('opens what a place offers where it is more than one thing', async () => {
    const board = await lay('expand');
    const places = board.all('.large .hex.can');
    expect(places.length).toBeGreaterThan(0);
    for (const hex of places) {
      const place = Number(hex.dataset['piece']?.slice('place-'.length));
      const here = board.answers.filter(({ numbers }) => numbers['place'] === place).map(({ word }) => word);
      const words = await board.press(hex);
      expect(words.length ? words : board.all('.ways [data-word]').map((node) => node.dataset['word'])).toEqual(here);
    }
  });

  it.each(['act', 'research', 'move', 'expand'] as const)('has a tip for every symbol (%s)', async (name) => {
    expect(untold(await lay(name))).toEqual([]);
  });

  it('lays effects that wait for their order as cards', async () => {
    const label = { message: 'horizon-order-trigger', args: { trigger: 0, points: 0, coins: 1, pieces: 0 } };
    const answers = [0, 1].map((trigger) => ({
      word: `trigger-${trigger}`,
      span: 'trigger',
      numbers: { trigger },
      facts: { points: 0, coins: 1, pieces: 0 },
      label,
    }));
    const question = { ...fixture.games.act.question, kind: 'order', answers };
    const laid = { ...fixture, games: { order: { ...fixture.games.act, question } } };
    const board = await Position.lay('horizon', laid, 'order');
    expect(await given(board, '.cards .can')).toEqual(['trigger-0', 'trigger-1']);
  });

  it('tells what each of us has, here and in full', async () => {
    const board = await lay('research');
    const view = board.game.view;
    for (const [seat, player] of view.players.entries()) {
      const told = { coins: player.coins, active: player.active };
      if (!seat) {
        expect(counts(board.one('.mine .stores'))).toMatchObject(told);
        continue;
      }
      const mat = board.one(`.rivals [data-piece="seat-${seat}"]`);
      expect(counts(mat)).toMatchObject({ ...told, technologies: player.technologies.length });
      expect(mat.querySelector('.sum')?.textContent).toBe(String(view.score[seat]));
      await fireEvent.click(mat.querySelector('.open') as Element);
      await vi.waitFor(() => expect(drawing.slices).toBe(0));
      expect(counts(board.one('dialog .stores'))).toMatchObject(told);
      expect(board.all('dialog .technology').length).toBe(player.technologies.length);
      expect(board.all('dialog .leader, dialog .plate').length).toBe(player.leaders.length + player.structures.length);
      expect(board.all('dialog .choice, dialog .can')).toEqual([]);
      await fireEvent(board.one('dialog'), new Event('close'));
    }
  });
});
