import { api } from '../api/http';
import { house } from './house.svelte';
import type { ReplayState } from './replay.svelte';
import { route } from './route.svelte';

/** Play on from a point of a finished game: I on a seat, bots on the others. */
export async function takeOver(replay: ReplayState, me: number, step: number): Promise<void> {
  const title = replay.table?.title ?? '';
  const level = house.title(title)?.usual;
  if (!level) return;
  const seats = (replay.table?.seats ?? []).map((_, seat) =>
    seat === me ? { kind: 'me' as const } : { kind: 'bot' as const, level },
  );
  const table = await house.attempt(() => api.create({ title, seats, from: { table: replay.id, step } }));
  if (table) route.go(`/table/${table.id}`);
}
