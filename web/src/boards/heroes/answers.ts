// Which answers belong to which piece. What may be chosen is told by the server.

import type { Answer } from '../../api/types';
import { pick } from '../parts/pick.svelte';
import type { BoardState } from '../board';

export type Test = (answer: Answer) => boolean;

const HEROES = ['hero', 'lead-army', 'lead-hero'];
const PAYING = ['iron', 'wood', 'grain', 'stone', 'gold'];
const OF_A_CARD = ['exchange', 'give', 'drop'];

/** A card of my hand: what can be done with it. */
export const withCard =
  (card: number, id: string, special: number): Test =>
  ({ span, numbers }) => {
    if (OF_A_CARD.includes(span)) return numbers['card'] === card;
    if (span === 'lay') return card === special && (numbers['count'] ?? 0) > 0;
    return span === id || (id === 'hero' && HEROES.includes(span));
  };

/** A stall: the item with every way to pay for it. */
export const atStall =
  (item: number, id: string): Test =>
  ({ span, numbers }) =>
    (span === 'buy' && numbers['item'] === item) ||
    (id === 'general' && span === 'general-in-quake') ||
    (id === 'road' && span === 'road');

export const roadTo =
  (seat: number): Test =>
  ({ span, numbers }) =>
    span === 'road' && numbers['seat'] === seat;

export const warOn =
  (seat: number, goal: number): Test =>
  ({ span, numbers }) =>
    span === 'attack' && numbers['seat'] === seat && numbers['goal'] === goal;

/** A city of a land: it is struck, or the land is attacked for it. */
export const onCities =
  (seat: number): Test =>
  (answer) =>
    warOn(seat, 0)(answer) || (answer.span === 'city' && answer.numbers['seat'] === seat);

/** An army of a land that is struck; `place` is 1 for one that is away. */
export const onArmy =
  (seat: number, place: number): Test =>
  ({ span, numbers }) =>
    span === 'army' && numbers['seat'] === seat && numbers['place'] === place;

/** What the table shows before it happens: the answer under the pointer, or the first of those that are looked at. */
export const looked = (board: BoardState): Answer | null =>
  board.preview ?? (pick.name(board) ? (pick.shown(board)[0] ?? null) : null);

/** The cards that an answer pays with, by their names. */
export const payment = (answer: Answer | null): { id: string; count: number }[] =>
  PAYING.flatMap((id) => {
    const count = answer?.facts[id] ?? 0;
    return count ? [{ id, count }] : [];
  });
