import type { BoardState } from '../board';

/** Whose area lies in front of whoever looks: "" where it is their own. */
export function ownerOf(board: Pick<BoardState, 'table' | 'names'>, seat: number): string {
  return board.table?.seats[seat]?.mine ? '' : (board.names[seat] ?? '');
}
