import type { Schemas } from '../../api/types';
import type { BoardState as AnyBoardState } from '../board';
import { type Data, data, doubt, isData, list, num, nums, text, texts, values } from '../parts/read';

export const COLOURS = ['yellow', 'red', 'blue', 'green', 'purple'];
export const TRACKS = ['income', 'military', 'culture', 'food'] as const;
export const CRESTS = ['monkey', 'dragon', 'lion', 'pegasus', 'scarab'] as const;
export const ROMAN = ['', 'I', 'II', 'III'];

export type View = Schemas['HadaraView'];
export type Player = Schemas['HadaraPlayer'];
export type BoardState = AnyBoardState<View>;

/** What is printed, as this table reads it: the server has applied the options. */
export const printOf = ({ content }: Pick<BoardState, 'content'>): Print => printIn(content?.document ?? NOTHING);

const NOTHING: Data = {};
const prints = new WeakMap<Data, Print>(); // every part of the table asks, again and again

export function printIn(document: Data): Print {
  const print = prints.get(document) ?? readIn(document);
  prints.set(document, print);
  return print;
}

export type Print = ReturnType<typeof readIn>;
export type Card = ReturnType<typeof cardOf>;

function readIn(document: Data) {
  const colony = list(document, 'colony').map(colonyOf);
  return {
    card: list(document, 'card').map(cardOf),
    colony,
    values: [...new Set(colony.map(({ value }) => value))].sort((a, b) => a - b),
    bust: list(document, 'bust').map(bustOf),
    setup: list(document, 'setup').map(setupOf),
    phases: list(document, 'phase').map((phase) => texts(phase, 'stages')),
    turns: num(data(document['draft']), 'turns'),
    medals: num(data(document['medal']), 'most'),
  };
}

const about = (entry: Data) => ({ id: text(entry, 'id'), sure: !doubt(entry) });

const cardOf = (card: Data) => ({
  ...about(card),
  epoch: num(card, 'epoch'),
  colour: text(card, 'colour'),
  price: num(card, 'price'),
  steps: nums(card, 'steps'),
  points: num(card, 'points'),
  star: card['star'] === true,
  effect: isData(card['effect']) ? values(card['effect']) : undefined,
});

const colonyOf = (tile: Data) => ({
  ...about(tile),
  value: num(tile, 'value'),
  plunder: num(tile, 'plunder'),
  annex: num(tile, 'annex'),
  points: num(tile, 'points'),
  reverse: { steps: nums(tile, 'reverse-steps'), points: num(tile, 'reverse-points') },
});

const bustOf = (bust: Data) => ({
  ...about(bust),
  requirement: num(bust, 'requirement'),
  points: num(bust, 'points'),
  bonus: num(bust, 'bonus'),
});

const setupOf = (card: Data) => ({
  ...about(card),
  initiative: num(card, 'initiative'),
  sides: [data(card['a']), data(card['b'])].map((side) => ({ coins: num(side, 'coins'), steps: nums(side, 'steps') })),
});

export const totalOf = (player: Player): number => Object.values(player.score).reduce((sum, points) => sum + points, 0);
