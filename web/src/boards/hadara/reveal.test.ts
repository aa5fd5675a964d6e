import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { News } from '../../api/types';
import { reveal, staging } from './reveal.svelte';

const news = (...names: string[]): News[] => names.map((name) => ({ name, seat: 0, data: {} }) as unknown as News);

describe('a turn of the draft', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is seen in stages: deeds, wheel, draw', () => {
    const times = staging(news('bought', 'sold', 'wheel-turned', 'drew', 'drew'));
    expect(times).toEqual({ deeds: 0, wheel: 550, draw: 1000, end: 1500 });
    if (times) reveal.play(times);
    const seen = [reveal.stage];
    for (const passed of [550, 450, 500]) {
      vi.advanceTimersByTime(passed);
      seen.push(reveal.stage);
    }
    expect(seen).toEqual(['deeds', 'wheel', 'draw', 'done']);
  });

  it('has only the stages that happened, and goes with the pace of the table', () => {
    expect(staging(news('drew'))).toEqual({ deeds: 0, wheel: 0, draw: 0, end: 500 });
    expect(staging(news('wheel-set', 'drew'), 'instant')?.end).toBe(475);
  });

  it('is not staged where nothing is drawn', () => {
    expect(staging(news('bought', 'wheel-turned'))).toBeNull();
  });

  it('can be skipped', () => {
    reveal.play({ deeds: 0, wheel: 10, draw: 20, end: 30 });
    reveal.skip();
    expect(reveal.stage).toBe('done');
    vi.advanceTimersByTime(100);
    expect(reveal.stage).toBe('done');
  });
});
