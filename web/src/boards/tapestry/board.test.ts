import { fireEvent } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import fixture from '../../test/tapestry.json';
import { Position, counts } from '../../test/position';
import type { View } from './model';

const lay = (name: keyof typeof fixture.games): Promise<Position<View>> => Position.lay('tapestry', fixture, name);

describe("Tapestry's board", () => {
  it('leads to every way of laying a tile at its hex, and nowhere at the others', async () => {
    const board = await lay('lay');
    const found: string[] = [];
    for (const hex of board.all('.hex')) {
      const here = board.answers.filter((answer) => `hex-${answer.numbers['hex']}` === hex.dataset['piece']);
      expect(hex.getAttribute('role')).toBe(here.length ? 'button' : 'img');
      expect(hex.hasAttribute('tabindex')).toBe(here.length > 0);
      expect(await board.press(hex)).toEqual(here.map((answer) => answer.word));
      found.push(...here.map((answer) => answer.word));
    }
    expect(found.sort()).toEqual(board.answers.map((answer) => answer.word).sort());
  });

  it('gives an advance at the space that it reaches, and at no other space', async () => {
    const board = await lay('act');
    const advances = board.answers.filter((answer) => answer.span === 'advance');
    expect(advances.length).toBe(4);
    for (const space of board.all('.track .space')) {
      const here = advances.filter((answer) => `place-${answer.facts['place']}` === space.dataset['piece']);
      expect(await board.press(space)).toEqual(here.map((answer) => answer.word));
      expect(space.tabIndex).toBe(here.length ? 0 : -1);
      expect(space.getAttribute('aria-disabled')).toBe(String(!here.length));
    }
    expect(board.words('.question')).toEqual(board.answers.map((answer) => answer.word)); // income is no space
  });

  it('gives a plot of my capital where it is pressed', async () => {
    const board = await lay('build');
    for (const [plot, cell] of board.all('.mine .cell').entries()) {
      const here = board.answers.filter((answer) => answer.numbers['plot'] === plot);
      expect(cell.tagName).toBe(here.length ? 'BUTTON' : 'SPAN');
      expect(await board.press(cell)).toEqual(here.map((answer) => answer.word));
    }
  });

  it('tells of the others what is open, and only how many cards they hold', async () => {
    const board = await lay('act');
    for (const [seat, player] of board.game.view.players.entries()) {
      if (!seat) continue;
      const mat = board.one(`.rivals [data-piece="seat-${seat}"]`);
      expect(counts(mat)).toMatchObject({
        coin: player.resources[0],
        worker: player.resources[1],
        food: player.resources[2],
        culture: player.resources[3],
        'Tapestry cards': player.hand.length,
      });
      await fireEvent.click(mat.querySelector('.open') as Element);
      expect(player.hand.filter((copy) => copy >= 0)).toEqual([]);
      expect(board.all('dialog [data-piece^="card-"]').length).toBe(player.tapestry.length);
      expect(board.one('dialog').textContent).not.toMatch(/unknown|undefined|NaN/);
      await fireEvent(board.one('dialog'), new Event('close'));
    }
  });
});
