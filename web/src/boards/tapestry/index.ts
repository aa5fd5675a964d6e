import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Components from './Components.svelte';
import { LOG } from './log';
import { type View, changes, notes, stages } from './model';

export const BOARD: BoardModule<View> = {
  Board,
  Offer: null,
  Components,
  offers: [],
  stages,
  changes,
  notes,
  log: LOG,
};
