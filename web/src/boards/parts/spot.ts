import type { Answer } from '../../api/types';
import { tip } from '../../ui/tip.svelte';
import type { BoardState } from '../board';
import { pick } from './pick.svelte';

type At = Event & { currentTarget: Element };

/** What a button that is a place on the table has: pressed it leads to the answers about it, or tells what it is. */
export function spot(board: BoardState, name: string, label: string, test: (answer: Answer) => boolean) {
  const can = board.answers.some(test);
  const tell = (event: At): void => tip.show(event.currentTarget, label);
  return {
    tabindex: can ? 0 : -1,
    'aria-disabled': !can,
    'aria-label': label,
    onclick: (event: At): void => (can ? pick.point(board, name, test) : tell(event)),
    onpointerenter: tell,
    onpointerleave: (): void => tip.hide(),
  };
}
