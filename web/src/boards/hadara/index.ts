import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Components from './Components.svelte';
import Drawn from './Drawn.svelte';
import Offer from './Offer.svelte';
import { LOG } from './log';
import type { View } from './model';
import { changes, stages } from './words';

export const BOARD: BoardModule<View> = {
  Board,
  Offer,
  Shown: Drawn,
  Components,
  offers: [
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
  ],
  stages,
  changes,
  log: LOG,
};
