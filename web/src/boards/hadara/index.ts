import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Components from './Components.svelte';
import Offer from './Offer.svelte';
import type { View } from './model';
import { changes, stages } from './words';

const KINDS = [
  'draft',
  'take',
  'choose-board',
  'choose-side',
  'set-wheel',
  'place-tile',
  'colony',
  'bust',
  'medal',
  'feed',
];

export const BOARD: BoardModule<View> = {
  Board,
  Offer,
  Components,
  offers: (kind) => KINDS.includes(kind),
  stages,
  changes,
};
