// What the latest turn of each rival has changed: it keeps a halo in their colour until my own turn is over.

import type { News } from '../../api/types';
import type { BoardState, View } from './model';

export interface Halo {
  piece: string; // as the log names it
  seat: number;
  left?: boolean; // their marker has gone from there
}

const SPACES = 13; // of a track, with its start: places are numbered track by track

function changed({ name, data }: News): string[] {
  switch (name.replace(/^bot-/, '')) {
    case 'advanced':
      return [`place-${data['place']}`];
    case 'regressed':
      return [`place-${(data['track'] ?? 0) * SPACES + (data['space'] ?? 0)}`];
    case 'explored':
    case 'conquered':
    case 'trapped':
      return [`hex-${data['hex']}`];
    case 'claimed':
      return [`landmark-${data['landmark']}`];
    default:
      return [];
  }
}

/** The spaces on which a seat's markers stand. */
const standing = (view: View, seat: number): string[] =>
  (view.players[seat]?.tokens ?? []).map(([track = 0, space = 0]) => `place-${track * SPACES + space}`);

/** The halos after some news; `before` is the table as it was, `after` as it is now. */
export function after(halos: Halo[], news: News[], mine: number, before: View, now: View): Halo[] {
  let found = halos;
  let active = before.active;
  for (const told of news) {
    const bot = told.data['bot'];
    const seat = bot === undefined ? told.seat : now.players.findIndex((player) => player.bot === bot);
    if (/^(bot-)?turn$/.test(told.name)) {
      found = active === mine && seat !== mine ? [] : found.filter((halo) => halo.seat !== seat);
      active = seat;
    } else if (seat !== mine && seat >= 0) {
      const pieces = changed(told).filter((piece) => !found.some((halo) => halo.piece === piece && halo.seat === seat));
      found = [...found, ...pieces.map((piece) => ({ piece, seat }))];
    }
  }
  const moved = new Set(found.filter(({ piece }) => piece.startsWith('place-')).map(({ seat }) => seat));
  const left = [...moved].flatMap((seat) => {
    const here = standing(now, seat);
    const known = found.some((halo) => halo.left && halo.seat === seat);
    const gone = known ? [] : standing(before, seat).filter((piece) => !here.includes(piece));
    return gone.map((piece) => ({ piece, seat, left: true }));
  });
  return [...found, ...left];
}

class Halos {
  private table = $state('');
  private all = $state.raw<Halo[]>([]);

  /** Listen to a table, until what is returned is called. */
  watch(board: BoardState): () => void {
    let before: View | undefined;
    return board.onNews(
      () => (before = board.game?.view),
      ({ news, moving }) => {
        const view = board.game?.view;
        const known = moving && this.table === keyOf(board) ? this.all : [];
        this.table = keyOf(board);
        this.all = moving && before && view ? after(known, news, board.seat, before, view) : [];
      },
    );
  }

  on(board: BoardState): Halo[] {
    return this.table === keyOf(board) ? this.all : [];
  }
}

const keyOf = (board: BoardState): string => `${board.table?.id} ${board.eye}`;

export const halos = new Halos();
