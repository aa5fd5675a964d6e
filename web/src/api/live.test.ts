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

const open = (address: string): WebSocket => new Socket(address) as unknown as WebSocket;
const PING = '{"type":"ping"}';
const PONG = { data: '{"type":"pong"}' };

describe('the live connection', () => {
  let since = 0;
  let chance = 1;
  const links: Link[] = [];
  const heard: LiveMessage[] = [];
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    Socket.made.length = 0;
    links.length = 0;
    heard.length = 0;
    since = 0;
    chance = 1;
    const watch = {
      query: () => ({ since: String(since) }),
      heard: (message: LiveMessage) => void heard.push(message),
      link: (state: Link) => void links.push(state),
    };
    live = new Live('/api/tables/t/live', watch, open, () => chance);
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

  it('comes back at any moment of the pause, so that not everybody comes at once', async () => {
    chance = 0.5;
    Socket.made[0]?.drop(1006);
    await vi.advanceTimersByTimeAsync(240);
    expect(Socket.made.length).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(Socket.made.length).toBe(2);
  });

  it('takes more time where the server has sent everybody away to begin anew', async () => {
    Socket.made[0]?.accept();
    Socket.made[0]?.drop(1012);
    await vi.advanceTimersByTimeAsync(1990);
    expect(Socket.made.length).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(Socket.made.length).toBe(2);
  });

  it('waits longer also where it is let in and thrown out again', async () => {
    for (const pause of [500, 1000, 2000]) {
      Socket.made.at(-1)?.accept();
      const made = Socket.made.length;
      Socket.made.at(-1)?.drop(4429);
      await vi.advanceTimersByTimeAsync(pause - 10);
      expect(Socket.made.length).toBe(made);
      await vi.advanceTimersByTimeAsync(20);
      expect(Socket.made.length).toBe(made + 1);
    }
  });

  it('gives up a socket that does not answer a ping, and opens another', async () => {
    const [socket] = Socket.made;
    socket?.accept();
    if (socket) socket.close = () => undefined; // a dead connection does not even close
    await vi.advanceTimersByTimeAsync(20_000);
    expect(socket?.sent).toEqual([PING]);
    await vi.advanceTimersByTimeAsync(5_990);
    expect(links.at(-1)).toBe('open');
    await vi.advanceTimersByTimeAsync(20);
    expect(links.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(500);
    expect(Socket.made.length).toBe(2);
    socket?.onmessage(PONG);
    expect(heard).toEqual([]);
  });

  it('keeps a socket that answers', async () => {
    const [socket] = Socket.made;
    socket?.accept();
    for (let minute = 0; minute < 3; minute += 1) {
      await vi.advanceTimersByTimeAsync(20_500);
      socket?.onmessage(PONG);
    }
    expect(socket?.sent).toEqual([PING, PING, PING]);
    expect(Socket.made.length).toBe(1);
    expect(links).toEqual(['connecting', 'open']);
  });

  it.each(['online', 'pageshow', 'visibilitychange'])(
    'looks after its socket at once after sleep: %s',
    async (name) => {
      const [socket] = Socket.made;
      socket?.accept();
      (name === 'visibilitychange' ? document : globalThis).dispatchEvent(new Event(name));
      expect(socket?.sent).toEqual([PING]);
      await vi.advanceTimersByTimeAsync(6_600);
      expect(Socket.made.length).toBe(2);
    },
  );

  it('soon looks after a socket that owes the update to an answer', async () => {
    const [socket] = Socket.made;
    socket?.accept();
    live.await();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(socket?.sent).toEqual([PING]);
  });

  it('does not wait for ever for a socket to open', async () => {
    await vi.advanceTimersByTimeAsync(6_000);
    expect(links.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(500);
    expect(Socket.made.length).toBe(2);
  });

  it('hurries when the network is back', async () => {
    Socket.made[0]?.drop(1006);
    globalThis.dispatchEvent(new Event('online'));
    expect(Socket.made.length).toBe(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(Socket.made.length).toBe(2);
  });

  it('comes back with the cookie of now when the session of its own has ended', async () => {
    Socket.made[0]?.drop(4401);
    expect(links.at(-1)).toBe('lost');
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
