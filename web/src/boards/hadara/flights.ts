import type { News } from '../../api/types';
import { COLOURS, type Print } from './model';

export interface Flight {
  id: number;
  card: number; // -1: face down, or only words
  colour: number; // of the back, -1 for words
  text: string;
  from: DOMRect;
  to: DOMRect;
  delay: number;
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

  find(root: ParentNode, ...selectors: string[]): DOMRect | undefined {
    for (const selector of selectors) {
      const box = root.querySelector(selector)?.getBoundingClientRect();
      if (box && box.width > 0) return box;
    }
    return undefined;
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
    const home = places.find(
      root,
      `.rival [data-piece="seat-${seat}"]`,
      `[data-mat="${seat}"] .purse`,
      '[data-drawer]',
    );
    const held = places.card(card) ?? home;
    if (told.name === 'drew') add(-1, colour, '', places.find(root, `[data-deck="${colour}"]`), home);
    else if (told.name === 'bought')
      add(card, colour, '', held, places.find(root, `[data-column="${seat}-${colour}"]`) ?? home);
    else if (told.name === 'sold') add(told.secret ? card : -1, colour, '', held, home);
    else if (told.name === 'laid') add(card, colour, '', held, places.find(root, `[data-pile="${colour}"]`));
    else if (told.name === 'discarded') add(card, colour, '', held, places.find(root, '.wheel'));
    else if (GAINS.includes(told.name)) add(-1, -1, `+${told.data['coins'] ?? 0}`, places.find(root, '.hub'), home);
  }
  return out;
}
