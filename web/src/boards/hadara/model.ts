import type { Schemas } from '../../api/types';
import type { BoardState as AnyBoardState } from '../board';

export const COLOURS = ['yellow', 'red', 'blue', 'green', 'purple'] as const;
export const TRACKS = ['income', 'military', 'culture', 'food'] as const;
export const CRESTS = ['monkey', 'dragon', 'lion', 'pegasus', 'scarab'] as const;
export const VALUES = [3, 9, 15, 21, 30] as const;
export const ROMAN = ['', 'I', 'II', 'III'];

export type View = Schemas['HadaraView'];
export type Player = Schemas['HadaraPlayer'];
export type Bust = Schemas['HadaraBust'];
export type Colony = Schemas['HadaraColony'];
export type BoardState = AnyBoardState<View>;

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
