import type { Answer } from '../../api/types';
import type { BoardState } from '../board';

type Test = (answer: Answer) => boolean;

/** The piece that I have pointed at, where it belongs to several answers: the panel then shows only those. */
class Pick {
  private at = $state.raw<{ question: string; name: string; test: Test } | null>(null);

  /** What was pointed at, "" where nothing was or the question has changed. */
  name(board: BoardState): string {
    return this.at?.question === questionOf(board) ? this.at.name : '';
  }

  shown(board: BoardState): Answer[] {
    return this.name(board) && this.at ? board.answers.filter(this.at.test) : board.answers;
  }

  /** Point at a piece: the only answer about it is given, several are shown. */
  point(board: BoardState, name: string, test: Test): void {
    const found = board.answers.filter(test);
    if (found.length === 1 && found[0]) board.choose(found[0].word);
    else this.show(board, name, test);
  }

  /** Look at a piece: what can be answered about it is shown, even if it is one answer. */
  show(board: BoardState, name: string, test: Test): void {
    if (board.answers.some(test)) this.at = { question: questionOf(board), name, test };
  }

  clear(): void {
    this.at = null;
  }
}

const questionOf = (board: BoardState): string => `${board.table?.id} ${board.eye} ${board.game?.question?.number}`;

/** An answer is about a piece if one of its numbers is the piece's, or, beside its own numbers, a fact. */
export function about(names: string[], number: number): Test {
  return (answer) =>
    Object.keys(answer.numbers).length > 0 &&
    names.some((name) => answer.numbers[name] === number || answer.facts[name] === number);
}

export const pick = new Pick();
