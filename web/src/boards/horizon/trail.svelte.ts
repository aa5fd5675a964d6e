import type { News } from '../../api/types';
import type { BoardState } from '../board';
import { actionName } from './model';

/** What has led to the present question in this turn: an action, the leader met, the technology learned. */
class Trail {
  steps = $state.raw<string[]>([]);

  hear(news: News[], board: BoardState): void {
    for (const told of news) {
      if (told.name === 'began' || (told.name === 'acted' && (told.data['space'] ?? -1) >= 0)) this.steps = [];
      const name = told.seat === board.seat ? nameOf(told, board) : '';
      if (name) this.steps = [...this.steps.filter((each) => each !== name), name].slice(-3);
    }
  }
}

const PIECES: Record<string, string> = {
  met: 'leader',
  learned: 'technology',
  explored: 'place',
  settled: 'place',
  fortified: 'place',
  built: 'structure',
  joined: 'structure',
  completed: 'goal',
  stepped: 'step',
};

function nameOf({ name, data }: News, board: BoardState): string {
  if (name === 'acted') return actionName(board, data['action'] ?? 0);
  const noun = PIECES[name];
  return noun ? String(board.language.value(noun, data[noun] ?? -1)) : '';
}

export const trail = new Trail();
