import { fireEvent } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import fixture from '../../test/horizon.json';
import { Position, counts } from '../../test/position';
import type { View } from './model';

const lay = (name: keyof typeof fixture.games): Promise<Position<View>> => Position.lay('horizon', fixture, name);

describe("Horizon's board", () => {
  it('gives a slot of the tree where it is pressed, and the others are no answer', async () => {
    const board = await lay('research');
    const slots = board.all('.tree .slot');
    expect(slots.length).toBe(board.game.view.tree.length);
    for (const slot of slots) {
      const pieces = slot.dataset['piece']?.split(' ');
      const here = board.answers.filter((answer) => pieces?.includes(`slot-${answer.numbers['slot']}`));
      expect(await board.press(slot)).toEqual(here.map((answer) => answer.word));
      expect(slot.tabIndex).toBe(here.length ? 0 : -1);
      expect(slot.getAttribute('aria-disabled')).toBe(String(!here.length));
    }
    expect(board.words('.question')).toEqual(board.answers.map((answer) => answer.word));
  });

  it('leads to every move at the place where it begins and at the one where it ends', async () => {
    const board = await lay('move');
    const found = new Set<string>();
    for (const hex of board.all('.hex')) {
      const place = Number(hex.dataset['piece']?.slice('place-'.length));
      const here = board.answers.filter(({ facts }) => facts['place'] === place || facts['to-place'] === place);
      expect(hex.getAttribute('role')).toBe(here.length ? 'button' : 'img');
      const words = await board.press(hex);
      expect(words).toEqual(here.map((answer) => answer.word));
      words.forEach((word) => found.add(word));
    }
    expect([...found].sort()).toEqual(board.answers.map((answer) => answer.word).sort());
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
      expect(counts(board.one('dialog .stores'))).toMatchObject(told);
      const cards = player.technologies.length + player.leaders.length + player.structures.length;
      expect(board.all('dialog .tile').length).toBe(cards);
      expect(board.all('dialog .choice, dialog .can')).toEqual([]);
      await fireEvent(board.one('dialog'), new Event('close'));
    }
  });
});
