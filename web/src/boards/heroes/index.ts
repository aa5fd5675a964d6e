import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Components from './Components.svelte';
import Offer from './Offer.svelte';
import { LOG } from './log';
import { type View, changes, stages } from './model';

export const BOARD: BoardModule<View> = {
  Board,
  Offer,
  Components,
  offers: ['market', 'compose', 'action', 'build-more'],
  stages,
  changes,
  log: LOG,
};
