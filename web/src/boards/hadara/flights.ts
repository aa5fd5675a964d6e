import type { News } from '../../api/types';
import { type Aloft, placeOf } from '../parts/sky';
import { COLOURS, type Print } from './model';

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

/** What flies over the table for these news, in the order in which it happened. */
export function flights(news: News[], places: Places, print: Print, root: ParentNode): Flight[] {
  const out: Flight[] = [];
  const add = (card: number, colour: number, text: string, from?: DOMRect, to?: DOMRect): void => {
    if (from && to) out.push({ id: count++, card, colour, text, from, to, delay: Math.min(out.length * 55, 550) });
  };
  for (const told of news) {
    const { seat } = told;
    const card = told.secret?.['card'] ?? told.data['card'] ?? -1;
    const colour = told.data['colour'] ?? COLOURS.indexOf(print.card[card]?.colour ?? 'yellow');
    const home = placeOf(root, `.rival [data-piece="seat-${seat}"]`, `[data-mat="${seat}"] .purse`, '[data-drawer]');
    const held = places.card(card) ?? home;
    if (told.name === 'drew') add(-1, colour, '', placeOf(root, `[data-deck="${colour}"]`), home);
    else if (told.name === 'bought')
      add(card, colour, '', held, placeOf(root, `[data-column="${seat}-${colour}"]`) ?? home);
    else if (told.name === 'sold') add(told.secret ? card : -1, colour, '', held, home);
    else if (told.name === 'laid') add(card, colour, '', held, placeOf(root, `[data-pile="${colour}"]`));
    else if (told.name === 'discarded') add(card, colour, '', held, placeOf(root, '.wheel'));
    else if (GAINS.includes(told.name)) add(-1, -1, `+${told.data['coins'] ?? 0}`, placeOf(root, '.hub'), home);
  }
  return out;
}
