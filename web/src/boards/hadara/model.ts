import type { BoardState } from '../board';
import type { Game } from '../../api/types';

export const COLOURS = ['yellow', 'red', 'blue', 'green', 'purple'] as const;
export const TRACKS = ['income', 'military', 'culture', 'food'] as const;
export const CRESTS = ['monkey', 'dragon', 'lion', 'pegasus', 'scarab'] as const;
export const VALUES = [3, 9, 15, 21, 30] as const;
export const ROMAN = ['', 'I', 'II', 'III'];

export interface Bust {
  carved: boolean;
  tile: number;
  points_up: boolean;
  points: number; // at the end, with what its tile adds
}

export interface Colony {
  value: number;
  annexed: boolean;
  tile: number;
  points: number;
}

export interface Player {
  crest: number;
  setup: number;
  side: number;
  coins: number;
  tracks: number[];
  hand: number[];
  cards: number[];
  colours: number[];
  tiles: number[];
  busts: Bust[];
  colonies: Colony[];
  silver: number[];
  gold: number;
  tiled: number[][];
  sets: number;
  income: number; // coins of an income step
  score: Record<string, number>;
}

export interface View {
  epoch: number;
  phase: number;
  stage: string;
  turn: number;
  leader: number;
  leaders: number[];
  wheel: number;
  ring: number[];
  pointed: number[];
  decks: number[];
  piles: number[];
  tops: number[];
  stacks: number[];
  prices: Record<string, number>;
  players: Player[];
}

export interface Card {
  id: string;
  epoch: number;
  colour: (typeof COLOURS)[number];
  price: number;
  steps: number[];
  points: number;
  star?: boolean;
  effect?: { kind: string } & Record<string, number | string>;
  provenance: string;
  known?: string[];
}

export interface ColonyTile {
  id: string;
  value: number;
  plunder: number;
  annex: number;
  points: number;
  'reverse-steps': number[];
  'reverse-points': number;
  provenance: string;
}

export interface BustPrint {
  id: string;
  requirement: number;
  points: number;
  bonus: number;
  provenance: string;
}

export interface SetupPrint {
  id: string;
  initiative: number;
  a: { coins: number; steps: number[] };
  b: { coins: number; steps: number[] };
  provenance: string;
}

export interface Print {
  card: Card[];
  colony: ColonyTile[];
  bust: BustPrint[];
  setup: SetupPrint[];
}

export const viewOf = (game: Game): View => game.view as unknown as View;

/** What is printed, as this table reads it: the server has applied the options. */
export const printOf = (state: Pick<BoardState, 'content'>): Print =>
  (state.content?.document ?? {}) as unknown as Print;

/** Where a track's marker stands: tens of "+10" tiles, and the cell from 0 to 10. */
export function place(value: number): { tens: number; cell: number } {
  if (value <= 0) return { tens: 0, cell: 0 };
  const tens = Math.floor((value - 1) / 10);
  return { tens, cell: value - tens * 10 };
}

export const totalOf = (player: Player): number => Object.values(player.score).reduce((sum, points) => sum + points, 0);
