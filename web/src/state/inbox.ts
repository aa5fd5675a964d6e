const LONG = 100; // milliseconds: a page that nobody looks at has no pictures

/** What the server tells. The server may be quicker than the screen: what is pressed shows it before the table changes. */
export class Inbox<Message> {
  private held: Message[] | null = null;

  constructor(private readonly read: (message: Message) => void) {}

  put(message: Message): void {
    if (this.held) this.held.push(message);
    else this.read(message);
  }

  /** Hold back what comes until what has just changed was on the screen; without a picture, for a tenth of a second. */
  hold(): void {
    const held: Message[] = (this.held ??= []);
    const go = (): void => {
      if (this.held !== held) return;
      this.held = null;
      for (const message of held) this.read(message);
    };
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, LONG);
  }
}
