import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../api/types';
import { Forced } from './forced';
import { settings } from './settings.svelte';

const asking = (...words: string[]): Game =>
  ({ question: { answers: words.map((word) => ({ word })) } }) as unknown as Game;

describe('the only answer', () => {
  const give = vi.fn();
  let forced: Forced;

  beforeEach(() => {
    vi.useFakeTimers();
    give.mockClear();
    settings.forced = true;
    forced = new Forced(give);
  });

  it('is given after a moment, if that is wanted', () => {
    forced.ask(asking('none'));
    vi.advanceTimersByTime(800);
    expect(give).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(give).toHaveBeenCalledWith('none');
    settings.forced = false;
    forced.ask(asking('none'));
    vi.advanceTimersByTime(5000);
    expect(give).toHaveBeenCalledTimes(1);
  });

  it('is left to me where there is another, and after something was taken back', () => {
    forced.ask(asking('none', 'some'));
    forced.hold(true);
    forced.ask(asking('none'));
    vi.advanceTimersByTime(5000);
    expect(give).not.toHaveBeenCalled();
  });
});
