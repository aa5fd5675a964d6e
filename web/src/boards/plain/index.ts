import type { BoardModule, Change } from '../board';
import Board from './Board.svelte';
import Components from './Components.svelte';

/** Draws every view of every title as lists of named values. */
export const BOARD: BoardModule = {
  Board,
  Offer: null,
  Components,
  offers: () => false,
  stages: () => [],
  changes: (found) =>
    Object.entries(found).flatMap(([name, [before, after]]): Change[] =>
      before === undefined || after === undefined ? [] : [{ name: name.replaceAll('.', ' '), before, after }],
    ),
};
