import type { BoardModule } from '../board';
import { named } from '../parts/changes';
import Board from './Board.svelte';
import Components from './Components.svelte';

/** Draws every view of every title as lists of named values. */
export const BOARD: BoardModule = {
  Board,
  Offer: null,
  Components,
  offers: [],
  stages: () => [],
  changes: (found) => named(found, (path) => path.replaceAll('.', ' ')),
};
