// Where an answer is seen on a board. Boards know nothing of it: they are looked at from outside, by the words of their
// answers and by the names of their pieces.

import type { Answer } from '../api/types';

export type Placed = Pick<Answer, 'word' | 'numbers' | 'facts'>;

/** Not in what is folded away, which may have a place all the same. */
const isSeen = (node: Element): boolean => node.getClientRects().length > 0 && node.checkVisibility?.() !== false;

const seen = (root: Element, selector: string): Element[] => [...root.querySelectorAll(selector)].filter(isSeen);

const nounOf = (name: string): string => name.slice(name.lastIndexOf('-') + 1);

/** What an answer names: card-17, hex-4, and the place that it leads to; no seat, for that is half of the table. */
function named({ numbers, facts }: Placed): [string, number][] {
  const leads = Object.entries(facts).filter(([name]) => name.startsWith('to-'));
  return [...Object.entries(numbers), ...leads]
    .map(([name, number]): [string, number] => [nounOf(name), number])
    .filter(([noun, number]) => noun !== 'seat' && number >= 0);
}

/** The drawn pieces of that name: of the table, or of the seat that is asked, or a part that is told by its number. */
const drawn = (root: Element, [noun, n]: [string, number], seat: number): Element[] =>
  seen(root, `[data-piece~="${noun}-${n}"], [data-piece~="${noun}-${seat}-${n}"], [data-${noun}="${n}"]`);

/** A place of a map, or what stands there: it is drawn in a picture. */
const isOnMap = (node: Element): boolean => node instanceof SVGElement;

/** Where an answer is seen: on its own buttons and on the map that it names, or else on the pieces that it names. */
export function placesOf(root: Element, answer: Placed, seat = -1): Element[] {
  const own = seen(root, `[data-word="${answer.word}"], [data-words~="${answer.word}"]`);
  const pieces = named(answer).flatMap((one) => drawn(root, one, seat));
  return [...new Set([...own, ...(own.length ? pieces.filter(isOnMap) : pieces)])];
}
