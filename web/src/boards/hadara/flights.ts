import type { News } from '../../api/types';
import { type Aloft, placeOf } from '../parts/sky';
import { COLOURS, type Print } from './model';
import type { Starts } from './reveal.svelte';

export interface Flight extends Aloft {
  card: number; // -1: face down, or only words
  colour: number; // of the back, -1 for words
  text: string;
}

const GAINS = ['income', 'gap-coins', 'surplus', 'colony-bonus', 'plundered', 'extra-coin'];

/** Where pieces are on the screen. */
export class Places {
  private readonly cards = new Map<number, DOMRect>();

  /** Remember where every card lies, before the table changes. */
  remember(root: ParentNode): void {
    this.cards.clear();
    for (const node of root.querySelectorAll('[data-piece^="card-"]')) {
      const card = Number(node.getAttribute('data-piece')?.slice(5));
      this.cards.set(card, node.getBoundingClientRect());
    }
  }

  card(card: number): DOMRect | undefined {
    return this.cards.get(card);
  }
}

let count = 0;

/** What flies over the table for these news, in the order in which it happened; draws wait until their stage. */
export function flights(news: News[], places: Places, print: Print, root: ParentNode, starts: Starts | null): Flight[] {
  const out: Flight[] = [];
  let begin = 0;
  const add = (card: number, colour: number, text: string, from?: DOMRect, to?: DOMRect): void => {
    const before = out.filter((flight) => flight.delay >= begin).length;
    const delay = begin + Math.min(before * 55, 550);
    if (from && to) out.push({ id: count++, card, colour, text, from, to, delay });
  };
  for (const told of news) {
    const { seat } = told;
    const card = told.secret?.['card'] ?? told.data['card'] ?? -1;
    const colour = told.data['colour'] ?? COLOURS.indexOf(print.card[card]?.colour ?? 'yellow');
    const home = placeOf(root, `.rival [data-piece="seat-${seat}"]`, `[data-mat="${seat}"] .purse`, '[data-drawer]');
    const held = places.card(card) ?? home;
    if (told.name === 'drew') {
      begin = starts?.draw ?? 0;
      const deck = placeOf(root, `[data-deck="${colour}"]`);
      const drawn = [told.secret?.['card'], told.secret?.['other-card']].filter((each) => each !== undefined);
      if (!drawn.length) add(-1, colour, '', deck, home);
      for (const each of drawn) add(-1, colour, '', deck, placeOf(root, `.offer [data-piece="card-${each}"]`) ?? home);
    } else if (told.name === 'bought')
      add(card, colour, '', held, placeOf(root, `[data-column="${seat}-${colour}"]`) ?? home);
    else if (told.name === 'sold') add(told.secret ? card : -1, colour, '', held, home);
    else if (told.name === 'laid') add(card, colour, '', held, placeOf(root, `[data-pile="${colour}"]`));
    else if (told.name === 'discarded') add(card, colour, '', held, placeOf(root, '.wheel'));
    else if (GAINS.includes(told.name)) add(-1, -1, `+${told.data['coins'] ?? 0}`, placeOf(root, '.hub'), home);
  }
  return out;
}
