import { Refused, type Sent, freshId } from './http';

type Post = (table: string, sent: Sent) => Promise<unknown>;

interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

interface OutboxWatch {
  waiting(sent: Sent | null): void;
  refused(problem: Refused): void;
  /** The answer is kept and goes again in so many seconds; null for a server that could not be reached. */
  delayed(problem: Refused | null, seconds: number): void;
}

/**
 * The answer that is on its way. It is kept until the server has it, through lost connections and reloads; its id
 * makes sure that it counts once.
 */
export class Outbox {
  private sent: Sent | null = null;
  private busy = false;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly key: string;

  constructor(
    private readonly table: string,
    private readonly post: Post,
    private readonly watch: OutboxWatch,
    private readonly shelf: Shelf = sessionStorage,
    private readonly pause = 1500,
    private readonly random: () => number = Math.random,
  ) {
    this.key = `cradle-outbox-${table}`;
    const kept = shelf.getItem(this.key);
    if (kept) this.sent = JSON.parse(kept) as Sent;
  }

  get waiting(): Sent | null {
    return this.sent;
  }

  send(seat: number, number: number, word: string): void {
    if (this.sent) return;
    this.sent = { seat, number, word, id: freshId() };
    this.shelf.setItem(this.key, JSON.stringify(this.sent));
    this.watch.waiting(this.sent);
    void this.flush();
  }

  /** Try again now: the connection is back. */
  async flush(): Promise<void> {
    if (!this.sent || this.busy) return;
    clearTimeout(this.timer);
    this.busy = true;
    try {
      await this.post(this.table, this.sent);
      this.done();
    } catch (problem) {
      if (problem instanceof Refused && !problem.passing) {
        this.done();
        this.watch.refused(problem);
      } else {
        this.later(problem instanceof Refused ? problem : null);
      }
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** After the time that the server asks for, and a little more by chance: not everybody at once. */
  private later(problem: Refused | null): void {
    if (this.closed) return;
    const least = problem?.seconds ? problem.seconds * 1000 : this.pause;
    const wait = least * (1 + this.random() / 2);
    this.timer = setTimeout(() => void this.flush(), wait);
    this.watch.delayed(problem, Math.ceil(wait / 1000));
  }

  private done(): void {
    this.sent = null;
    this.shelf.removeItem(this.key);
    this.watch.waiting(null);
  }
}
