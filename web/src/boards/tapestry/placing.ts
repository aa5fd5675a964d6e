// A tile or a landmark in hand: where it would lie, and which answer that is.

import type { Answer } from '../../api/types';
import { data, nums, num, text, texts } from '../parts/read';
import { type Cell, completes, covered, shapeOf, sizeOf, turned, worth } from './geometry';
import { hold } from './hold.svelte';
import { type BoardState, TERRAIN_IDS, entry } from './model';

const OVER = 3; // rows and columns by which a corner can lie outside
const ANCHORS = 12;

export const kindOf = (board: BoardState): string => board.game?.question?.kind ?? '';
/** What I am asked myself, or ''. */
export const askedOf = (board: BoardState): string => (board.seat >= 0 && board.answers.length ? kindOf(board) : '');
/** I have a tile, a landmark or a building in hand. */
export const isHolding = (board: BoardState): boolean => ['lay', 'raise', 'build'].includes(askedOf(board));
const argument = (board: BoardState, name: string): number => Number(board.game?.question?.about.args[name] ?? -1);
const documentOf = (board: BoardState): Record<string, unknown> => board.content?.document ?? {};

// -- tiles ----------------------------------------------------------------------------------------------------------

export function cornersOf(board: BoardState, tile: number): number[] {
  return texts(entry(documentOf(board), 'tile', tile), 'corners').map((each) => TERRAIN_IDS.indexOf(each));
}

export function inlandOf(board: BoardState, tile: number): number[] {
  return texts(entry(documentOf(board), 'tile', tile), 'inland').map((each) => TERRAIN_IDS.indexOf(each));
}

const sidesOf = (answer: Answer): number => answer.facts['sides'] ?? 0;
const best = (answers: Answer[]): Answer | undefined =>
  answers.reduce<Answer | undefined>((most, each) => (most && sidesOf(most) >= sidesOf(each) ? most : each), undefined);

/** The answers for a hex, the best of them, and the one that lies like this. */
export const onHex = (board: BoardState, hex: number): Answer[] =>
  board.answers.filter((answer) => answer.numbers['hex'] === hex);
export const mostOn = (board: BoardState, hex: number): number =>
  sidesOf(best(onHex(board, hex)) ?? ({ facts: {} } as Answer));

/** Where the tile lies as long as the pointer is nowhere else. */
export const restingHex = (board: BoardState): number => hold.down(board) ?? best(board.answers)?.numbers['hex'] ?? -1;

export interface Laid {
  tile: number;
  hex: number;
  turn: number;
  corners: number[];
  answer: Answer | undefined;
}

/** The tile in hand as it would lie. */
export function laid(board: BoardState): Laid | null {
  if (kindOf(board) !== 'lay' || !board.answers.length) return null;
  const tile = argument(board, 'tile');
  const hex = hold.place(board) ?? restingHex(board);
  const turn = hold.turned(board) ?? best(onHex(board, hex))?.numbers['turn'] ?? 0;
  const corners = turned(cornersOf(board, tile), turn);
  return { tile, hex, turn, corners, answer: likeThis(board, hex, corners, tile) };
}

/** Ways round that look the same are one answer. */
export function likeThis(board: BoardState, hex: number, corners: number[], tile: number): Answer | undefined {
  const printed = cornersOf(board, tile);
  return onHex(board, hex).find((answer) => turned(printed, answer.numbers['turn'] ?? 0).join() === corners.join());
}

// -- landmarks --------------------------------------------------------------------------------------------------------

export const anchorOf = ({ row, column }: Cell): number => (row + OVER) * ANCHORS + column + OVER;
const cellOf = (anchor: number): Cell => ({
  row: Math.floor(anchor / ANCHORS) - OVER,
  column: (anchor % ANCHORS) - OVER,
});
export const rowsOf = (board: BoardState, landmark: number): string[] =>
  texts(entry(documentOf(board), 'landmark', landmark), 'shape');

export interface Plan {
  side: number;
  district: number;
}
export const planOf = (board: BoardState): Plan => {
  const plot = data(documentOf(board)['plot']);
  return { side: num(plot, 'side'), district: num(plot, 'district') };
};

export interface Raised {
  landmark: number;
  at: Cell;
  turn: number;
  shape: Cell[];
  plots: number[];
  answer: Answer | undefined;
}

/** The corner that an answer names. */
export const given = (answer: Answer): Cell => ({
  row: (answer.facts['row'] ?? 0) - 1,
  column: (answer.facts['column'] ?? 0) - 1,
});

/** The plots that an answer fills. */
export function plotsOf(board: BoardState, answer: Answer, landmark: number): number[] {
  if (answer.numbers['plot'] !== undefined) return [answer.numbers['plot']];
  if (answer.numbers['anchor'] === undefined) return [];
  return covered(shapeOf(rowsOf(board, landmark), answer.numbers['turn'] ?? 0), given(answer), planOf(board).side);
}

export interface Way {
  answer: Answer;
  plots: number[];
  worth: number;
}

const ranked = new WeakMap<Answer[], Way[]>();

/** Every place for the landmark in hand, the one that completes most first, then the one that lies wholly inside. */
export function ways(board: BoardState): Way[] {
  const known = ranked.get(board.answers);
  if (known) return known;
  const landmark = argument(board, 'landmark');
  const { side, district } = planOf(board);
  const cells = board.game?.view.players[Math.max(0, board.seat)]?.cells ?? [];
  const all = board.answers
    .filter((answer) => answer.numbers['anchor'] !== undefined)
    .map((answer) => {
      const plots = plotsOf(board, answer, landmark);
      return { answer, plots, worth: worth(completes(cells, plots, side, district)) * 100 + plots.length };
    })
    .sort((a, b) => b.worth - a.worth);
  ranked.set(board.answers, all);
  return all;
}

/** Where the landmark stands as long as the pointer is nowhere else. */
export function restingAnchor(board: BoardState): number {
  const [first] = ways(board);
  return hold.down(board) ?? anchorOf(first ? given(first.answer) : { row: 0, column: 0 });
}

/** The landmark in hand as it would stand. */
export function raised(board: BoardState): Raised | null {
  if (kindOf(board) !== 'raise' || !board.answers.length) return null;
  const landmark = argument(board, 'landmark');
  const [first] = ways(board);
  const place = hold.place(board);
  const turn = hold.turned(board) ?? first?.answer.numbers['turn'] ?? 0;
  const shape = shapeOf(rowsOf(board, landmark), turn);
  const at = cellOf(place ?? restingAnchor(board));
  const plots = covered(shape, at, planOf(board).side);
  const key = plots.join();
  const answer = plots.length ? ways(board).find((way) => way.plots.join() === key)?.answer : undefined;
  return { landmark, at, turn, shape, plots, answer };
}

/** Where the corner of a piece lies that is held by its middle over a plot. */
export function heldAt(shape: Cell[], row: number, column: number): Cell {
  const size = sizeOf(shape);
  const within = (value: number, most: number): number =>
    Math.max(-OVER, Math.min(ANCHORS - OVER - 1, Math.min(most, value)));
  return {
    row: within(row - Math.floor((size.row - 1) / 2), ANCHORS),
    column: within(column - Math.floor((size.column - 1) / 2), ANCHORS),
  };
}

// -- both -------------------------------------------------------------------------------------------------------------

/** The answer that is held ready: confirming gives it. */
export function ready(board: BoardState): Answer | undefined {
  const kind = kindOf(board);
  if (kind === 'lay') return laid(board)?.answer;
  if (kind === 'raise') return raised(board)?.answer;
  const place = hold.down(board);
  if (place === null) return undefined;
  const found = board.answers.filter(({ numbers }) => numbers['hex'] === place || numbers['plot'] === place);
  return found.length === 1 ? found[0] : undefined;
}

/** Turn what is in hand. */
export function rotate(board: BoardState, by: number): boolean {
  const tile = laid(board);
  if (tile) {
    hold.turn(board, (tile.turn + by + 6) % 6);
    if (hold.place(board) === null) hold.lay(board, tile.hex);
    return true;
  }
  const piece = raised(board);
  if (!piece) return false;
  hold.turn(board, (piece.turn + by + 4) % 4);
  hold.lay(board, anchorOf(piece.at));
  return true;
}

/** What is printed on a tile or an entry that has a name. */
export const benefitOf = (board: BoardState, noun: string, number: number, name: string): unknown =>
  entry(documentOf(board), noun, number)[name];
export const idOf = (board: BoardState, noun: string, number: number): string =>
  text(entry(documentOf(board), noun, number), 'id');
export const linksOf = (from: Record<string, unknown>): number[][] =>
  Array.isArray(from['links']) ? from['links'].map((each, i) => nums({ [i]: each }, String(i))) : [];
