import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, type Sent, Unreachable } from './http';
import { Outbox } from './outbox';

class Shelf {
  kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
}

describe('the outbox', () => {
  const shelf = new Shelf();
  const sent: Sent[] = [];
  const waiting = vi.fn<(sent: Sent | null) => void>();
  const refused = vi.fn<(problem: Refused) => void>();
  const delayed = vi.fn<(problem: Refused | null, seconds: number) => void>();
  let chance = 0;
  let trouble: Error | null = null;

  const post = (_table: string, answer: Sent): Promise<unknown> => {
    sent.push(answer);
    return trouble ? Promise.reject(trouble) : Promise.resolve({ done: 'now' });
  };
  const outbox = (): Outbox => new Outbox('t', post, { waiting, refused, delayed }, shelf, 1000, () => chance);

  beforeEach(() => {
    vi.useFakeTimers();
    shelf.kept.clear();
    sent.length = 0;
    trouble = null;
    waiting.mockClear();
    refused.mockClear();
    delayed.mockClear();
    chance = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends an answer once and forgets it', async () => {
    const box = outbox();
    box.send(0, 12, 'buy-17');
    await vi.runAllTimersAsync();
    expect(sent.map(({ seat, number, word }) => [seat, number, word])).toEqual([[0, 12, 'buy-17']]);
    expect(sent[0]?.id).toMatch(/^[0-9a-f]{24}$/);
    expect(box.waiting).toBeNull();
    expect(shelf.kept.size).toBe(0);
  });

  it('takes no second answer while one is on its way', () => {
    trouble = new Unreachable('no');
    const box = outbox();
    box.send(0, 12, 'buy-17');
    box.send(0, 12, 'sell-17');
    expect(box.waiting?.word).toBe('buy-17');
  });

  it('tries again with the same id until the server has it', async () => {
    trouble = new Unreachable('no');
    const box = outbox();
    box.send(0, 12, 'buy-17');
    await vi.advanceTimersByTimeAsync(2500);
    expect(sent.length).toBe(3);
    trouble = null;
    await box.flush();
    expect(new Set(sent.map((answer) => answer.id)).size).toBe(1);
    expect(box.waiting).toBeNull();
  });

  it('waits also where the server is busy', async () => {
    trouble = new Refused(503, { message: 'server-busy', args: {} });
    const box = outbox();
    box.send(0, 12, 'pass');
    await vi.advanceTimersByTimeAsync(10);
    expect(box.waiting).not.toBeNull();
    expect(refused).not.toHaveBeenCalled();
    box.close();
  });

  it('keeps the answer as long as the table cannot be saved, and sends it again when it is told to', async () => {
    trouble = new Refused(503, { message: 'server-away', args: { seconds: 4 } });
    const box = outbox();
    box.send(0, 12, 'pass');
    await vi.advanceTimersByTimeAsync(3990);
    expect(sent.length).toBe(1);
    expect(delayed).toHaveBeenLastCalledWith(trouble, 4);
    expect((delayed.mock.lastCall?.[0] as Refused).away).toBe(true);
    trouble = null;
    await vi.advanceTimersByTimeAsync(20);
    expect(sent.length).toBe(2);
    expect(sent[1]?.id).toBe(sent[0]?.id);
    expect(box.waiting).toBeNull();
    expect(refused).not.toHaveBeenCalled();
  });

  it('spreads those who wait for the same moment', async () => {
    trouble = new Refused(503, { message: 'server-away', args: { seconds: 4 } });
    chance = 0.5;
    const box = outbox();
    box.send(0, 12, 'pass');
    await vi.advanceTimersByTimeAsync(4990);
    expect(sent.length).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(sent.length).toBe(2);
    box.close();
  });

  it('sends nothing more once its table is left, though an answer was on its way', async () => {
    trouble = new Unreachable('no');
    const box = outbox();
    box.send(0, 12, 'pass');
    box.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.length).toBe(1);
    expect(shelf.kept.size).toBe(1);
  });

  it('goes on after a reload', async () => {
    trouble = new Unreachable('no');
    const first = outbox();
    first.send(1, 4, 'none');
    await vi.advanceTimersByTimeAsync(10);
    first.close();
    trouble = null;
    const second = outbox();
    expect(second.waiting?.word).toBe('none');
    await second.flush();
    expect(sent.at(-1)?.id).toBe(sent[0]?.id);
    expect(shelf.kept.size).toBe(0);
  });

  it('drops what is refused, and says so', async () => {
    trouble = new Refused(409, { message: 'server-stale', args: { number: 13 } });
    const box = outbox();
    box.send(0, 12, 'buy-17');
    await vi.runAllTimersAsync();
    expect(refused).toHaveBeenCalledOnce();
    expect(box.waiting).toBeNull();
  });
});
