import { describe, expect, it } from 'vitest';
import fixture from '../../test/tapestry.json';
import { hold } from './hold.svelte';
import type { BoardState } from './model';
import { anchorOf, laid, raised, ready, restingHex, rotate, ways } from './placing';

/** A table at a fixed position, without anything drawn. */
function at(name: keyof typeof fixture.games): BoardState {
  const game = fixture.games[name];
  const answers = game.question.answers.map((answer) => ({ ...answer, changes: null }));
  hold.clear();
  return { table: { id: name }, game, content: fixture.content, seat: 0, eye: 0, answers } as unknown as BoardState;
}
const words = (board: BoardState): string[] => board.answers.map(({ word }) => word);

describe('a tile in hand', () => {
  it('lies where it fits best until it is moved', () => {
    const board = at('lay');
    const most = Math.max(...board.answers.map(({ facts }) => facts['sides'] ?? 0));
    expect(ready(board)?.facts['sides']).toBe(most);
    expect(laid(board)?.hex).toBe(restingHex(board));
  });

  it('comes to every answer by moving and turning', () => {
    const board = at('lay');
    const found = new Set<string>();
    for (const hex of new Set(board.answers.map(({ numbers }) => numbers['hex'] ?? -1))) {
      hold.lay(board, hex);
      for (let i = 0; i < 6; i++) {
        rotate(board, 1);
        found.add(ready(board)?.word ?? '');
      }
    }
    expect([...found].sort()).toEqual(words(board).sort());
  });
});

describe('a landmark in hand', () => {
  it('stands first where it completes most, and has no answer where something is in its way', () => {
    const board = at('raise');
    const all = ways(board);
    expect(ready(board)).toBe(all[0]?.answer);
    expect(all.map(({ worth }) => worth)).toEqual(all.map(({ worth }) => worth).sort((a, b) => b - a));
    hold.lay(board, anchorOf({ row: -3, column: -3 }));
    expect(raised(board)?.plots).toEqual([]);
    expect(ready(board)).toBeUndefined();
  });

  it('comes to every answer by moving and turning', () => {
    const board = at('raise');
    const found = new Set(['outside']);
    for (let turn = 0; turn < 4; turn++)
      for (let row = -3; row < 9; row++)
        for (let column = -3; column < 9; column++) {
          hold.turn(board, turn);
          hold.lay(board, anchorOf({ row, column }));
          const answer = ready(board);
          if (answer) found.add(answer.word);
        }
    expect([...found].sort()).toEqual(words(board).sort());
  });
});

describe('a building in hand', () => {
  it('is ready only where a finger has put it', () => {
    const board = at('build');
    expect(ready(board)).toBeUndefined();
    const answer = board.answers.find(({ numbers }) => numbers['plot'] !== undefined);
    hold.lay(board, answer?.numbers['plot'] ?? -1);
    expect(ready(board)).toBe(answer);
  });
});
