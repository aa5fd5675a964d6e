import type { LiveMessage } from './types';

export type Link = 'connecting' | 'open' | 'lost' | 'shut';

export interface LiveWatch {
  /** The query of the next connection: what has been seen already. */
  query(): Record<string, string>;
  heard(message: LiveMessage): void;
  link(state: Link, code: number): void;
}

type Open = (address: string) => WebSocket;

const FINAL = [4400, 4403, 4404];
const PING = 20_000;

/** One WebSocket a table, opened again whenever it is lost. */
export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private shut = false;

  constructor(
    private readonly path: string,
    private readonly watch: LiveWatch,
    private readonly open: Open = (address) => new WebSocket(address),
  ) {
    globalThis.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.shut = true;
    clearTimeout(this.retry);
    clearInterval(this.ping);
    globalThis.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  /** Wait before the next attempt: half a second, then longer and longer, at most eight seconds. */
  static pause(tries: number): number {
    return Math.min(500 * 2 ** tries, 8000);
  }

  private readonly hurry = (): void => {
    if (this.shut || document.hidden || this.socket) return;
    this.tries = 0;
    this.connect();
  };

  private connect(): void {
    clearTimeout(this.retry);
    this.watch.link(this.tries ? 'lost' : 'connecting', 0);
    const query = new URLSearchParams(this.watch.query()).toString();
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${this.path}?${query}`;
    const socket = this.open(address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      clearInterval(this.ping);
      this.ping = setInterval(() => this.send({ type: 'ping' }), PING);
      this.watch.link('open', 0);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.watch.heard(JSON.parse(event.data) as LiveMessage);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.ping);
    if (this.shut) return;
    if (FINAL.includes(code)) {
      this.shut = true;
      this.watch.link('shut', code);
      return;
    }
    this.watch.link('lost', code);
    this.retry = setTimeout(() => this.connect(), Live.pause(this.tries));
    this.tries += 1;
  }
}
