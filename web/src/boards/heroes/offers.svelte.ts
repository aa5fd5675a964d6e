import type { BoardState as AnyBoardState } from '../board';
import { upTo } from '../parts/read';
import { Way } from '../parts/way';
import type { BoardState, Pinned, Pledge, View } from './model';

/** What one side of an offer has: how its answers begin, and its cards and promise. */
type Side = [card: 'give' | 'want', pledge: 'vow' | 'wish'];
const SIDES: Side[] = [
  ['give', 'vow'],
  ['want', 'wish'],
];

/** The word with which a promise comes into an offer; `plain` are those about nobody. */
export const pledgeWord = (span: string, { what, about }: Pledge, plain: string[]): string =>
  about < 0 ? `${span}-${plain.indexOf(what)}` : `${span}-${what}-${about}`;

/** The answers that make an offer what it is, from the question at the fair on. */
export function wordsOf(offer: Pinned, plain: string[], addressed: boolean): string[] {
  const items = SIDES.flatMap(([span, sworn]) => {
    const pledge = offer[sworn];
    const cards = offer[span].flatMap((count, card) => upTo(count).map(() => `${span}-${card}`));
    return [...cards, ...(pledge ? [pledgeWord(sworn, pledge, plain)] : [])];
  });
  if (offer.reply >= 0) return [`counter-${offer.reply}`, ...items];
  return ['offer', ...(addressed ? [offer.to < 0 ? 'all' : `seat-${offer.to}`] : []), ...items];
}

/** Of each kind of card, how many of a seat are not promised by its open offers. */
export function freeOf(view: Pick<View, 'players' | 'offers'>, seat: number): number[] {
  const own = view.offers.filter(({ open, by }) => open && by === seat);
  return (view.players[seat]?.hand ?? []).map((count, card) =>
    own.reduce((left, { give }) => left - (give[card] ?? 0), count),
  );
}

/** The answers that make an answer to an offer the same one turned round, as far as what it wants is there. */
export function roundOf(offer: Pinned, free: number[], plain: string[]): string[] {
  const give = offer.want.map((count, card) => Math.max(0, Math.min(count, free[card] ?? 0)));
  const turned = { ...offer, reply: -1, give, want: offer.give, vow: offer.wish, wish: offer.vow };
  const sworn = (word: string): number => Number(/^(vow|wish)-/.test(word)); // what may be refused comes last
  return wordsOf(turned, plain, false)
    .slice(1)
    .sort((a, b) => sworn(a) - sworn(b));
}

const COMPULSORY = 1; // of the option for trade: swaps that nobody can refuse, for whoever has the card

/** What I do with offers that is no answer of the rules. */
class Offers {
  private folded = $state.raw<string[]>([]);
  private readonly way = new Way();

  /** Write my offer anew without one thing. The rules know no other way than to drop it. */
  takeOff(board: BoardState, draft: Pinned, word: string): void {
    const view = board.game?.view;
    const active = view?.players.filter(({ fallen }) => !fallen).length ?? 0;
    const addressed = active > 2 && view?.choices[0] !== COMPULSORY;
    const words = wordsOf(draft, board.language.nouns['pledge'] ?? [], addressed);
    words.splice(words.indexOf(word), 1);
    this.way.go(board, ['cancel', ...words]);
  }

  /** I have just answered it with an offer of my own, which begins with the same one turned round. */
  turnRound(board: BoardState, offer: Pinned): void {
    const { game, language, seat } = board;
    if (game) this.way.follow(board, roundOf(offer, freeOf(game.view, seat), language.nouns['pledge'] ?? []));
  }

  /** For an effect. */
  goOn(board: AnyBoardState): void {
    this.way.goOn(board);
  }

  /** Whether I have said "no, thanks" to an offer of this fair. */
  isFolded(board: BoardState, offer: Pinned): boolean {
    return this.folded.includes(nameOf(board, offer));
  }

  fold(board: BoardState, offer: Pinned, away: boolean): void {
    const name = nameOf(board, offer);
    this.folded = [...this.folded.filter((each) => each !== name), ...(away ? [name] : [])];
  }
}

const nameOf = (board: BoardState, { number }: Pinned): string =>
  `${board.table?.id} ${board.eye} ${board.game?.view.round} ${number}`;

export const offers = new Offers();
