import type { LiveMessage } from './types';

export type Link = 'connecting' | 'open' | 'lost' | 'shut';

interface LiveWatch {
  /** The query of the next connection: what has been seen already. */
  query(): Record<string, string>;
  heard(message: LiveMessage): void;
  link(state: Link, code: number): void;
}

type Open = (address: string) => WebSocket;
type Timer = ReturnType<typeof setTimeout> | undefined;

const FINAL = [4400, 4403, 4404];
const RESTART = 1012;
const PING = 20_000;
const SOON = 3_000;
const PATIENCE = 6_000; // for a sign of life: the opening of a socket, or the answer to a ping
const SILENT = 1006;

/** One WebSocket a table, opened again whenever it is lost, also where nobody has told that it is. */
export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry: Timer;
  private ping: Timer;
  private silence: Timer;
  private shut = false;

  constructor(
    private readonly path: string,
    private readonly watch: LiveWatch,
    private readonly open: Open = (address) => new WebSocket(address),
    private readonly random: () => number = Math.random,
  ) {
    globalThis.addEventListener('online', this.wake);
    globalThis.addEventListener('pageshow', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.shut = true;
    this.stopTimers();
    globalThis.removeEventListener('online', this.wake);
    globalThis.removeEventListener('pageshow', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }

  /** There is no such table after all, as somebody else has found out. */
  giveUp(code: number): void {
    if (this.shut) return;
    this.close();
    this.watch.link('shut', code);
  }

  /** The longest wait before the next attempt: half a second, then longer and longer, at most eight seconds. */
  static pause(tries: number): number {
    return Math.min(500 * 2 ** tries, 8000);
  }

  /** The network or the person is back: open at once what was lost, and see whether the socket still lives. */
  private readonly wake = (): void => {
    if (this.shut || document.hidden) return;
    if (this.socket) {
      this.probe();
      return;
    }
    this.tries = 0;
    this.connect();
  };

  private connect(): void {
    this.stopTimers();
    this.watch.link(this.tries ? 'lost' : 'connecting', 0);
    const query = new URLSearchParams(this.watch.query()).toString();
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${this.path}?${query}`;
    const socket = this.open(address);
    this.socket = socket;
    this.expect(socket);
    socket.onopen = () => {
      this.alive();
      this.watch.link('open', 0);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.tries = 0;
      this.alive();
      this.watch.heard(JSON.parse(event.data) as LiveMessage);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** Whatever is heard is a sign of life; the next one is asked for after a while. */
  private alive(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    clearTimeout(this.ping);
    this.ping = setTimeout(() => this.probe(), PING);
  }

  /** Something is about to be told: a socket that stays silent is asked for a sign of life soon. */
  await(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    clearTimeout(this.ping);
    this.ping = setTimeout(() => this.probe(), SOON);
  }

  private probe(): void {
    if (this.socket && this.silence === undefined && this.send({ type: 'ping' })) this.expect(this.socket);
  }

  /** A socket that stays silent is given up at once: the browser might wait for minutes until it says so. */
  private expect(socket: WebSocket): void {
    this.silence = setTimeout(() => {
      this.lost(socket, SILENT);
      socket.close();
    }, PATIENCE);
  }

  private stopTimers(): void {
    for (const timer of [this.retry, this.ping, this.silence]) clearTimeout(timer);
    this.silence = undefined;
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.stopTimers();
    if (this.shut) return;
    if (FINAL.includes(code)) {
      this.shut = true;
      this.watch.link('shut', code);
      return;
    }
    this.watch.link('lost', code);
    // Any moment of the pause: those who were lost together do not come back together.
    if (code === RESTART) this.tries = Math.max(this.tries, 2);
    this.retry = setTimeout(() => this.connect(), this.random() * Live.pause(this.tries));
    this.tries += 1;
  }
}
