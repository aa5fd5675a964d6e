import type { BoardState } from '../board';

const questionOf = (board: BoardState): string => `${board.table?.id} ${board.eye} ${board.game?.question?.number}`;

/** Several answers one after another, each given at its own question as long as the server offers it. */
export class Way {
  private words: string[] = [];
  private begun = ''; // the question that the last step of it answered

  go(board: BoardState, words: string[]): void {
    const [word, ...rest] = words;
    this.follow(board, rest);
    if (word) board.choose(word);
  }

  /** These follow what is answered now. */
  follow(board: BoardState, words: string[]): void {
    this.words = words;
    this.begun = questionOf(board);
  }

  /** For an effect. */
  goOn(board: BoardState): void {
    if (!this.words.length || board.underway || !board.answers.length || questionOf(board) === this.begun) return;
    const [word = '', ...rest] = this.words;
    this.words = board.answer(word) ? rest : [];
    this.begun = questionOf(board);
    if (board.answer(word)) board.choose(word, true);
  }
}
