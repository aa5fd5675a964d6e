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
  offers: [
    'government',
    'act',
    'basic',
    'research',
    'colour',
    'technology',
    'invest',
    'cube',
    'structure',
    'recruit',
    'strengthen',
    'move',
    'expand',
    'builder',
    'muster',
    'produce',
    'exchange',
    'goal',
    'choose',
    'accept',
    'order',
  ],
  stages,
  changes,
  log: LOG,
};
