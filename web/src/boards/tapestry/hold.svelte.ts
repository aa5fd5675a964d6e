import type { BoardState } from './model';

/** What I have in hand before I answer: where it is held, and which way round. */
class Hold {
  private question = $state('');
  private over = $state<number | null>(null); // the place under the pointer
  private put = $state<number | null>(null); // the place where I have put it down
  private way = $state<number | null>(null); // the way round that I have chosen
  dragging = $state(false);
  private finger = false;

  private mine(board: BoardState): boolean {
    return this.question === keyOf(board);
  }

  /** Forget what was held for another question. */
  private begin(board: BoardState): void {
    if (this.mine(board)) return;
    this.question = keyOf(board);
    this.over = this.put = this.way = null;
    this.dragging = false;
  }

  hover(board: BoardState, place: number | null): void {
    this.begin(board);
    this.over = place;
  }

  lay(board: BoardState, place: number | null): void {
    this.begin(board);
    this.over = null;
    this.put = place;
  }

  turn(board: BoardState, way: number): void {
    this.begin(board);
    this.way = way;
  }

  place(board: BoardState): number | null {
    return this.mine(board) ? (this.over ?? this.put) : null;
  }

  down(board: BoardState): number | null {
    return this.mine(board) ? this.put : null;
  }

  turned(board: BoardState): number | null {
    return this.mine(board) ? this.way : null;
  }

  /** A finger shows first and answers the second time; a mouse has shown it while it was over the piece. */
  touched(event: PointerEvent): void {
    this.finger = event.pointerType !== 'mouse';
  }

  get byFinger(): boolean {
    return this.finger;
  }

  clear(): void {
    this.question = '';
  }
}

const keyOf = (board: BoardState): string => `${board.table?.id} ${board.eye} ${board.game?.question?.number}`;

export const hold = new Hold();
