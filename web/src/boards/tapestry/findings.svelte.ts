// What follows for the pieces from what the server has told: found once for the whole table, not by each piece anew.

import type { Answer } from '../../api/types';
import { data, num } from '../parts/read';
import { type Piece, piecesOf } from './answers';
import { type Halo, halos } from './halos.svelte';
import type { BoardState } from './model';

const NONE: Answer[] = [];
const NOBODY: number[] = [];

const same = (a: number[] | undefined, b: number[]): boolean => a?.join() === b.join();

export class Findings {
  private before: number[][] = []; // whoever stands where they stood is the same list
  private readonly spaces = $derived.by(() => num(data(this.board.content?.document['board']), 'spaces'));

  /** The answers of the present question by the pieces at which they are given. */
  private readonly given = $derived.by((): Map<Piece, Answer[]> => {
    const found = new Map<Piece, Answer[]>();
    const question = this.board.game?.question;
    if (!question) return found;
    for (const answer of this.board.answers)
      for (const piece of piecesOf(answer, question, this.spaces)) {
        const all = found.get(piece);
        if (all) all.push(answer);
        else found.set(piece, [answer]);
      }
    return found;
  });

  /** The pieces that the answer under the pointer is about. */
  private readonly pointed = $derived.by((): Set<Piece> => {
    const question = this.board.game?.question;
    return new Set(question && this.board.preview ? piecesOf(this.board.preview, question, this.spaces) : []);
  });

  private readonly players = $derived.by(() => this.board.game?.view.players ?? []);

  /** Whose markers stand on each space of the tracks. */
  private readonly markers = $derived.by((): number[][] => {
    const found: number[][] = [];
    this.players.forEach(({ tokens }, seat) => {
      for (const [track = 0, space = 0] of tokens) (found[track * this.spaces + space] ??= []).push(seat);
    });
    found.forEach((seats, place) => {
      const before = this.before[place];
      if (before && same(before, seats)) found[place] = before;
    });
    return (this.before = found);
  });

  private readonly traces = $derived.by((): Map<Piece, Halo[]> => {
    const found = new Map<Piece, Halo[]>();
    for (const halo of halos.on(this.board)) found.set(halo.piece, [...(found.get(halo.piece) ?? []), halo]);
    return found;
  });

  constructor(private readonly board: BoardState) {}

  at(piece: Piece): Answer[] {
    return this.given.get(piece) ?? NONE;
  }

  isShown(piece: Piece): boolean {
    return this.pointed.has(piece);
  }

  standing(place: number): number[] {
    return this.markers[place] ?? NOBODY;
  }

  /** Whose halo a piece has, or -1. */
  halo(piece: Piece): number {
    return this.traces.get(piece)?.find(({ left }) => !left)?.seat ?? -1;
  }

  /** Whose markers have left a space. */
  gone(piece: Piece): number[] {
    const found = this.traces.get(piece);
    return found ? found.filter(({ left }) => left).map(({ seat }) => seat) : NOBODY;
  }
}

const known = new WeakMap<BoardState, Findings>();

/** From now on, for as long as whoever says it is drawn. */
export function find(board: BoardState): void {
  known.set(board, new Findings(board));
}

export function found(board: BoardState): Findings {
  const findings = known.get(board);
  if (!findings) throw new Error('a piece without a table');
  return findings;
}

/** The answers that are given at a piece. */
export const at = (board: BoardState, piece: Piece): Answer[] => found(board).at(piece);
