import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, type Link } from './live';
import type { LiveMessage } from './types';

class Socket {
  static made: Socket[] = [];
  readyState = 0;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  sent: string[] = [];
  constructor(readonly address: string) {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.drop(1000);
  }
  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen();
  }
  drop(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose({ code });
  }
}

describe('the live connection', () => {
  let since = 0;
  const links: Link[] = [];
  const heard: LiveMessage[] = [];
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    Socket.made.length = 0;
    links.length = 0;
    heard.length = 0;
    since = 0;
    const watch = {
      query: () => ({ since: String(since) }),
      heard: (message: LiveMessage) => void heard.push(message),
      link: (state: Link) => void links.push(state),
    };
    live = new Live('/api/tables/t/live', watch, (address) => new Socket(address) as unknown as WebSocket);
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  it('opens, hears and says', () => {
    const [socket] = Socket.made;
    socket?.accept();
    socket?.onmessage({ data: '{"type":"pong"}' });
    expect(heard).toEqual([{ type: 'pong' }]);
    expect(live.send({ type: 'eye', eye: 2 })).toBe(true);
    expect(socket?.sent).toEqual(['{"type":"eye","eye":2}']);
    expect(links).toEqual(['connecting', 'open']);
  });

  it('comes back by itself and asks from the last number that it has seen', async () => {
    Socket.made[0]?.accept();
    since = 17;
    Socket.made[0]?.drop(1006);
    expect(links.at(-1)).toBe('lost');
    expect(live.send({ type: 'ping' })).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect(Socket.made.length).toBe(2);
    expect(Socket.made[1]?.address).toContain('since=17');
    Socket.made[1]?.accept();
    expect(links.at(-1)).toBe('open');
  });

  it('waits longer after each failure, but not for ever', () => {
    expect([0, 1, 2, 3, 4, 9].map(Live.pause)).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  });

  it('hurries when the network is back', async () => {
    Socket.made[0]?.drop(1006);
    globalThis.dispatchEvent(new Event('online'));
    expect(Socket.made.length).toBe(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(Socket.made.length).toBe(2);
  });

  it('gives up where there is no such table', async () => {
    Socket.made[0]?.drop(4404);
    expect(links.at(-1)).toBe('shut');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Socket.made.length).toBe(1);
  });
});
