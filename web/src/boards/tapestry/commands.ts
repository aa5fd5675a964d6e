// What the keys of the board do.

import { pick } from '../parts/pick.svelte';
import { hold } from './hold.svelte';
import { arrowOf, walk } from './keys';
import type { BoardState } from './model';
import { anchorOf, raised, ready, rotate } from './placing';

/** What else the keys reach on the page. */
export interface Desk {
  readonly root: HTMLElement | undefined;
  look(at: 'map' | 'capital'): void;
  list(open?: boolean): void; // all answers; the other way round where nothing is said
  skip(): boolean; // what flies
}

export function press(event: KeyboardEvent, board: BoardState, desk: Desk): void {
  const node = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (node.matches('input, textarea, select, [role=tab]')) return;
  if (document.querySelector('dialog[open]') || !done(event.key, node, board, desk)) return;
  event.preventDefault();
}

function done(name: string, node: HTMLElement, board: BoardState, desk: Desk): boolean {
  const arrow = arrowOf(name);
  if (arrow) return move(arrow, board, desk);
  const low = name.toLowerCase();
  const free = !node.matches('button, a, [role=button]');
  if (low === 'r') return rotate(board, name === 'R' ? -1 : 1);
  if (name === 'Enter' && free) return give(ready(board)?.word, board);
  if (low === 'y' || low === 'n') return give(low === 'y' ? 'yes' : 'no', board);
  if (low === 'l') desk.list();
  else if (low === 'm' || low === 't') desk.look('map');
  else if (low === 'c') desk.look('capital');
  else if (name === ' ' && free) return desk.skip();
  else if (name === 'Escape') {
    hold.lay(board, null);
    pick.clear();
    desk.list(false);
  } else return false;
  return true;
}

function give(word: string | undefined, board: BoardState): boolean {
  if (!word || !board.answer(word)) return false;
  board.choose(word);
  return true;
}

/** A landmark in hand goes one plot further; otherwise the keyboard goes to the next piece. */
function move(arrow: [number, number], board: BoardState, { root }: Desk): boolean {
  const piece = raised(board);
  if (!piece) return root ? walk(root, arrow) : false;
  const { row, column } = piece.at;
  const within = (value: number): number => Math.max(-3, Math.min(8, value));
  hold.hover(board, null);
  hold.lay(board, anchorOf({ row: within(row + arrow[1]), column: within(column + arrow[0]) }));
  return true;
}
