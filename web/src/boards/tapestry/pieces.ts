import type { Answer } from '../../api/types';
import { num, data } from '../parts/read';
import { type Piece, piecesOf } from './answers';
import type { BoardState } from './model';

const NONE: Answer[] = [];
const known = new WeakMap<Answer[], Map<Piece, Answer[]>>();

/** The answers of the present question by the pieces at which they are given. */
export function byPiece(board: BoardState): Map<Piece, Answer[]> {
  const { answers } = board;
  const found = known.get(answers);
  if (found) return found;
  const out = new Map<Piece, Answer[]>();
  const question = board.game?.question;
  const spaces = num(data(board.content?.document['board']), 'spaces');
  for (const answer of question ? answers : NONE)
    for (const piece of question ? piecesOf(answer, question, spaces) : []) {
      const all = out.get(piece);
      if (all) all.push(answer);
      else out.set(piece, [answer]);
    }
  known.set(answers, out);
  return out;
}

export const at = (board: BoardState, piece: Piece): Answer[] => byPiece(board).get(piece) ?? NONE;

/** The answer under the pointer is about this piece. */
export const isShown = (board: BoardState, piece: Piece): boolean =>
  board.preview !== null && at(board, piece).some((answer) => answer.word === board.preview?.word);
