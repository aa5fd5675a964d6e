import { narrow } from '../../ui/narrow';
import type { BoardState } from '../board';
import { Way } from '../parts/way';

interface Held {
  unit: number; // that moves
  structure: number; // that looks for its place
  place: number; // that offers several things
  words: string[]; // looked at with a finger, and not yet done; more than one for a long way
}
const NOTHING: Held = { unit: -1, structure: -1, place: -1, words: [] };

/** What I have taken up and not yet answered with. It falls with its question, except a way that goes on. */
class Hand {
  private question = $state('');
  private holding = $state.raw<Held>(NOTHING);
  private readonly way = new Way();
  unit = $state(-1); // the last one that I moved

  of(board: BoardState): Held {
    return this.question === questionOf(board) ? this.holding : NOTHING;
  }

  take(board: BoardState, held: Partial<Held>): void {
    this.holding = { ...this.of(board), ...held };
    this.question = questionOf(board);
  }

  drop(board: BoardState): void {
    board.preview = null;
    this.holding = NOTHING;
  }

  /** Answer. A finger first sees what it would do: it is done by the bar below, or by a second tap. */
  give(board: BoardState, words: string[]): void {
    const [word] = words;
    if (!word) return;
    if (narrow.current && this.of(board).words.join() !== words.join()) {
      this.take(board, { words });
      board.preview = board.answer(word) ?? null;
      return;
    }
    this.holding = { ...this.holding, words: [] };
    const moved = board.answer(word)?.numbers['unit'];
    if (moved !== undefined) this.unit = moved;
    this.way.go(board, words);
  }

  /** A way of several steps goes on at its next question, if the server offers the step. */
  goOn(board: BoardState): void {
    this.way.goOn(board);
  }
}

const questionOf = (board: BoardState): string => `${board.table?.id} ${board.eye} ${board.game?.question?.number}`;

export const hand = new Hand();
