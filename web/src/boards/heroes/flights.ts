// What moves over the table when something has happened, in the order in which it happened.

import type { News } from '../../api/types';
import { CARDS, ITEMS, SYMBOLS } from './symbols';

export interface Flight {
  icon: string; // '' for the back of a card
  card: boolean; // it is one; otherwise a piece of a seat
  seat: number;
  from: string[]; // places: the first of these that is on the screen
  to: string[];
}

const DECK = ['[data-deck]', '.middle', '.market'];
const DISCARDS = ['[data-discards]', '.middle', '.market'];
const MOST = 5; // that fly for one line of the news

/** Where somebody's cards are: my own hand, or the fan of a land, or the seat at the fair. */
const handOf = (seat: number, me: number): string[] => [
  ...(seat === me ? ['section.hand'] : []),
  `.land[data-piece="seat-${seat}"] .held`,
  `[data-piece="seat-${seat}"]`,
];
const part = (seat: number, name: string): string[] => [
  `.land[data-piece="seat-${seat}"] ${name}`,
  `[data-piece="seat-${seat}"]`,
];
const noteOf = (offer: number | undefined): string[] => [`[data-piece="offer-${offer}"]`, '.market'];

/** What flies for these news, seen from a seat; `kinds` and `items` are the names of cards and of what is built. */
export function flights(news: News[], me: number, kinds: string[], items: string[]): Flight[] {
  return news.flatMap((told) => flightsOf(told, me, kinds, items));
}

function flightsOf({ name, seat, data, secret }: News, me: number, kinds: string[], items: string[]): Flight[] {
  const card = secret?.['card'] ?? data['card'] ?? -1;
  const face = CARDS[kinds[card] ?? ''] ?? '';
  const other = data['other-seat'] ?? -1;
  const cards = (from: string[], to: string[], count = 1, icon = face): Flight[] =>
    Array.from({ length: Math.min(count, MOST) }, () => ({ icon, card: true, seat, from, to }));
  const pieces = (icon: string, from: string[], to: string[], count = 1, whose = seat): Flight[] =>
    Array.from({ length: Math.min(count, MOST) }, () => ({ icon, card: false, seat: whose, from, to }));
  const hand = handOf(seat, me);
  switch (name) {
    case 'drew':
      return cards(DECK, hand);
    case 'opened':
      return cards(DECK, ['.middle', '.market']);
    case 'exchanged':
    case 'discarded':
    case 'raided-card':
    case 'called-off':
    case 'saved':
      return cards(hand, DISCARDS);
    case 'starved':
      return cards(hand, DISCARDS, data['count'], CARDS['grain']);
    case 'laid':
      return cards(hand, part(seat, '.monument'), data['count']);
    case 'raided-stones':
      return pieces(SYMBOLS.stone, part(seat, '.monument'), DISCARDS, data['count']);
    case 'passed':
      return cards(hand, handOf(other, me), data['count']);
    case 'forced':
      return cards(hand, handOf(other, me));
    case 'offered':
    case 'offered-to':
    case 'requested':
    case 'requested-of':
      return cards(hand, noteOf(data['offer']), 1, SYMBOLS.offer);
    case 'withdrew':
    case 'lapsed':
      return cards(noteOf(data['offer']), hand, 1, SYMBOLS.offer);
    case 'built':
      return pieces(ITEMS[items[data['item'] ?? -1] ?? ''] ?? '', hand, part(seat, '.cities'));
    case 'boomed':
      return pieces(SYMBOLS.city, DECK, part(seat, '.cities'), Math.min(1, data['found'] ?? 1));
    case 'road-built':
      return pieces(SYMBOLS.road, part(seat, '.cities'), part(other, '.cities'));
    case 'attacked':
      return pieces(SYMBOLS.army, part(seat, '.armies'), part(other, '.cities'), 2);
    case 'come':
      return pieces(CARDS['barbarians'] ?? '', DECK, part(seat, '.cities'), data['armies']);
    case 'home':
      return pieces(SYMBOLS.army, DECK, part(seat, '.armies'), data['armies']);
    case 'took-cities':
      return pieces(SYMBOLS.city, part(other, '.cities'), part(seat, '.cities'), data['count'], other);
    case 'took-card':
      return cards(handOf(other, me), hand);
    case 'took-stones':
      return pieces(SYMBOLS.stone, part(other, '.monument'), DISCARDS, data['count'], other);
    default:
      return [];
  }
}
