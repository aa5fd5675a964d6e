import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refused, Unreachable, api, freshId } from './http';

const reply = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

describe('the client of the server', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('marks every request that changes something', async () => {
    const fetched = vi.fn<typeof fetch>().mockResolvedValue(reply(200, { done: 'now', number: 13 }));
    vi.stubGlobal('fetch', fetched);
    await api.answer('t', { seat: 0, number: 12, word: 'pass', id: 'abcdefgh' });
    const [path, request] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/tables/t/answers');
    expect(request?.headers).toEqual({ 'X-Cradle': '1', 'Content-Type': 'application/json' });
    await api.why('t', 0, 7, ['buy-3', 'buy-4']).catch(() => undefined);
    expect(fetched.mock.calls[1]?.[0]).toBe('/api/tables/t/why?seat=0&number=7&word=buy-3&word=buy-4');
    expect(fetched.mock.calls[1]?.[1]?.headers).toEqual({});
  });

  it('asks for the same table with the same id until it has one', async () => {
    const fetched = vi.fn<typeof fetch>().mockResolvedValueOnce(reply(200, {}));
    fetched.mockRejectedValueOnce(new TypeError('lost')).mockImplementation(async () => reply(201, { id: 't' }));
    vi.stubGlobal('fetch', fetched);
    const wanted = { title: 'hadara', seats: [{ kind: 'me' as const }] };
    await expect(api.create(wanted)).rejects.toBeInstanceOf(Unreachable);
    for (let n = 0; n < 2; n++) await api.create(wanted);
    const asked = fetched.mock.calls.filter(([path]) => path === '/api/tables');
    const ids = asked.map(([, request]) => (JSON.parse(String(request?.body)) as { id: string }).id);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[1]).not.toBe(ids[2]);
  });

  it('is somebody before it takes anything, and then stays that', async () => {
    vi.resetModules();
    const fresh = await import('./http');
    const fetched = vi.fn<typeof fetch>().mockImplementation(async () => reply(200, { id: 't' }));
    vi.stubGlobal('fetch', fetched);
    await fresh.api.join('t', 1);
    await fresh.api.join('t', 1);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/me', '/api/tables/t/join', '/api/tables/t/join']);
  });

  it('tells what is refused, with the message of the server', async () => {
    const problem = { error: { message: 'server-stale', args: { number: 13 } } };
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(reply(409, problem)));
    const refused = await api.undo('t', 0).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).problem).toEqual(problem.error);
    expect((refused as Refused).passing).toBe(false);
  });

  it('has a message of its own where the answer is no JSON', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>().mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 })),
    );
    const refused = (await api.me().catch((error: unknown) => error)) as Refused;
    expect(refused.problem).toEqual({ message: 'web-error-server', args: { status: 502 } });
    expect(refused.passing).toBe(true);
  });

  it('tells a server that cannot be reached from one that refuses', async () => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('failed')));
    await expect(api.me()).rejects.toBeInstanceOf(Unreachable);
  });

  it('does not wait for ever on a connection that has died in silence', async () => {
    vi.useFakeTimers();
    const silent: typeof fetch = (_path, request) =>
      new Promise((_done, fail) => {
        request?.signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')));
      });
    vi.stubGlobal('fetch', silent);
    const answer = api.answer('t', { seat: 0, number: 12, word: 'pass', id: 'abcdefgh' });
    const outcome = expect(answer).rejects.toBeInstanceOf(Unreachable);
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
    vi.useRealTimers();
  });

  it('knows when a server that cannot save would like to be asked again', async () => {
    const problem = { error: { message: 'server-away', args: { seconds: 2 } } };
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(reply(503, problem)));
    const refused = (await api.join('t').catch((error: unknown) => error)) as Refused;
    expect([refused.away, refused.passing, refused.seconds]).toEqual([true, true, 2]);
  });

  it('makes ids that are never the same', () => {
    expect(new Set(Array.from({ length: 100 }, freshId)).size).toBe(100);
  });
});
