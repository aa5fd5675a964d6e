import { describe, expect, it } from 'vitest';
import type { News } from '../../api/types';
import fixture from '../../test/tapestry.json';
import { type Halo, after } from './halos.svelte';
import type { View } from './model';

const view = fixture.games.act.view as unknown as View;
const told = (name: string, seat: number, data: Record<string, number> = {}): News => ({ name, seat, data }) as News;
const moved = (seat: number, track: number, space: number): View => ({
  ...view,
  players: view.players.map((player, i) =>
    i === seat
      ? { ...player, tokens: player.tokens.map((token) => (token[0] === track ? [track, space] : token)) }
      : player,
  ),
});

describe('halos', () => {
  const during = { ...view, active: 1 };
  const stood = view.players[1]?.tokens.find(([track]) => track === 2)?.[1] ?? 0;
  const now = moved(1, 2, stood + 1);
  const step = told('advanced', 1, { place: 26 + stood + 1 });

  it("show what a rival's turn has changed, and where their marker stood", () => {
    const found = after([], [told('turn', 1), step, told('conquered', 1, { hex: 7 })], 0, during, now);
    expect(found).toEqual([
      { piece: `place-${26 + stood + 1}`, seat: 1 },
      { piece: 'hex-7', seat: 1 },
      { piece: `place-${26 + stood}`, seat: 1, left: true },
    ]);
  });

  it('stay while others play and while I do, and go when my turn is over', () => {
    const old: Halo[] = [{ piece: 'hex-7', seat: 1 }];
    expect(after(old, [told('turn', 2), told('explored', 2, { tile: 1, hex: 9 })], 0, during, view)).toEqual([
      ...old,
      { piece: 'hex-9', seat: 2 },
    ]);
    expect(after(old, [told('turn', 0), told('conquered', 0, { hex: 3 })], 0, during, view)).toEqual(old);
    expect(after(old, [told('turn', 1)], 0, { ...view, active: 0 }, view)).toEqual([]);
  });

  it('are only those of the latest turn of each', () => {
    expect(after([{ piece: 'hex-7', seat: 1 }], [told('turn', 1)], 0, { ...view, active: 2 }, view)).toEqual([]);
  });
});
