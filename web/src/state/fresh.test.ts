import { fireEvent } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEAD, Fresh } from './fresh.svelte';

describe('a fresh question', () => {
  let fresh: Fresh;

  const click = async (): Promise<boolean> => {
    let early = false;
    document.body.onclick = () => (early = fresh.early);
    await fireEvent.click(document.body);
    return early;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    fresh = new Fresh();
  });

  it('is not answered by a press that was meant for the one before', async () => {
    await fireEvent.pointerDown(document.body);
    fresh.appear();
    expect(await click()).toBe(true);
    expect(fresh.resting).toBe(true);
    await fireEvent.pointerDown(document.body);
    expect(await click()).toBe(true);
  });

  it('is answered as soon as it can have been read', async () => {
    fresh.appear();
    vi.advanceTimersByTime(DEAD);
    expect(fresh.resting).toBe(false);
    await fireEvent.pointerDown(document.body);
    expect(await click()).toBe(false);
  });

  it('is answered at once by keys and programs', async () => {
    await fireEvent.pointerDown(document.body);
    expect(await click()).toBe(false);
    fresh.appear();
    expect(await click()).toBe(false);
    await fireEvent.pointerDown(document.body);
    await fireEvent.keyDown(document.body, { key: '1' });
    expect(fresh.early).toBe(false);
  });
});
