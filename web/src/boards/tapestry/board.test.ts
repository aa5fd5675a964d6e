import { fireEvent } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import fixture from '../../test/tapestry.json';
import { Position, counts, untold } from '../../test/position';
import { hold } from './hold.svelte';
import type { View } from './model';

const lay = (name: keyof typeof fixture.games): Promise<Position<View>> => Position.lay('tapestry', fixture, name);

describe("Tapestry's board", () => {
  beforeEach(() => hold.clear());

  it('holds a tile over the hex that is pressed, and lays it there when it is pressed again', async () => {
    const board = await lay('lay');
    const ready = (): string[] => board.words('.confirm');
    for (const hex of board.all('.hex')) {
      const here = board.answers.filter((answer) => `hex-${answer.numbers['hex']}` === hex.dataset['piece']);
      expect(hex.getAttribute('role')).toBe(here.length ? 'button' : 'img');
      expect(hex.hasAttribute('tabindex')).toBe(here.length > 0);
      if (!here.length) continue;
      await board.press(hex); // the second time it is laid
      const most = Math.max(...here.map(({ facts }) => facts['sides'] ?? 0));
      const [word] = ready();
      expect(here.find((answer) => answer.word === word)?.facts['sides']).toBe(most);
      expect(await board.press(hex)).toEqual([word]);
    }
  });

  it('walks a landmark with the arrow keys and turns it, and says where it does not fit', async () => {
    const board = await lay('raise');
    const press = (key: string): Promise<unknown> => fireEvent.keyDown(document.body, { key });
    const [first] = board.words('.confirm');
    expect(board.answers.map(({ word }) => word)).toContain(first);
    for (let i = 0; i < 12; i++) await press('ArrowUp');
    expect(board.words('.confirm')).toEqual([]); // over the edge
    expect(board.one('p.bad').textContent).toContain('✗');
    await press('Escape');
    expect(board.words('.confirm')).toEqual([first]);
    expect(board.words('.tray')).toEqual(['outside']);
  });

  it('gives an advance at the space that it reaches, and at no other space', async () => {
    const board = await lay('act');
    const advances = board.answers.filter((answer) => answer.span === 'advance');
    expect(advances.length).toBe(4);
    for (const space of board.all('.track .space')) {
      const here = advances.filter((answer) => `place-${answer.facts['place']}` === space.dataset['piece']);
      expect(space.classList.contains('glows')).toBe(here.length > 0);
      if (here.length) expect(await board.press(space.querySelector('.spot') as Element)).toEqual([here[0]?.word]);
    }
    expect([...board.words('.ask'), ...board.words('.shell > .right')].sort()).toEqual(
      board.answers.map(({ word }) => word).sort(),
    );
  });

  it('prints benefit and bonus on every space of every track', async () => {
    const board = await lay('act');
    expect(board.all('.track .space').length).toBe(48);
    for (const space of board.all('.track .space'))
      expect(space.querySelectorAll('.benefit [data-sign], .benefit .mark').length).toBeGreaterThan(0);
    expect(board.all('.track .space .bonus').length).toBe(
      fixture.content.document.place.filter((place) => 'bonus' in place).length,
    );
  });

  it('gives a plot of my capital where it is pressed', async () => {
    const board = await lay('build');
    for (const [plot, cell] of board.all('.centre .cell').entries()) {
      const here = board.answers.filter((answer) => answer.numbers['plot'] === plot);
      expect(cell.tagName).toBe(here.length ? 'BUTTON' : 'SPAN');
      if (plot > 70) expect(await board.press(cell)).toEqual(here.map((answer) => answer.word));
    }
  });

  it.each(['pay', 'choose'] as const)('shows every answer to "%s" as a card', async (name) => {
    const board = await lay(name);
    expect(board.words('.tray').sort()).toEqual(board.answers.map(({ word }) => word).sort());
  });

  it('takes what is paid from my stores too', async () => {
    const board = await lay('pay');
    expect(board.words('.stores').sort()).toEqual(board.answers.map(({ word }) => word).sort());
  });

  it.each(['act', 'lay', 'build', 'choose'] as const)('has a tip for every symbol (%s)', async (name) => {
    expect(untold(await lay(name))).toEqual([]);
  });

  it('foretells on its button what the income mat will bring', async () => {
    const board = await lay('act');
    const me = board.game.view.players[0] as View['players'][number];
    me.forecast = { points: 14, gains: [3, 1, 0, 2, 1, 0] };
    me.built = [0, 1, 0, 0];
    me.worth = me.worth.map((row) => row.map(() => 7));
    const laid = { ...fixture, games: { ...fixture.games, act: board.game } };
    const button = (await Position.lay('tapestry', laid as never, 'act')).one('.taking');
    expect(button.querySelector('.hidden-text')?.textContent).toMatch(
      /\+14, coin \+3, worker \+1, culture \+2, Tiles \+1$/,
    );
    const signs = [...button.querySelectorAll<HTMLElement>('[data-sign]')].map((sign) => sign.dataset['sign']);
    expect(signs.slice(0, 1)).toEqual(['points']);
    expect(signs.slice(-4)).toEqual(['coin', 'worker', 'culture', 'tiles']);
    expect(button.querySelector('.points')?.textContent).toMatch(/^\+14=7/);
  });

  it('lists all answers only where they are called for', async () => {
    const board = await lay('build');
    expect(board.all('.list').length).toBe(0);
    await fireEvent.keyDown(document.body, { key: 'l' });
    expect(board.words('.list').sort()).toEqual(board.answers.map(({ word }) => word).sort());
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
      expect(board.all('dialog .hand .card').length).toBe(0);
      expect(board.one('dialog').textContent).not.toMatch(/unknown|undefined|NaN/);
      await fireEvent(board.one('dialog'), new Event('close'));
    }
  });
});
