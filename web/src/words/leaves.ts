const MESSAGE = /^(-?[a-zA-Z][\w-]*) *=/gm;
const NAMED = /\{\s*(-?[a-zA-Z][\w-]*)/g; // other messages and terms that a text is put together from

/** The messages of Fluent files, each understood when it is first wanted: of a title's hundreds a screen says a few. */
export class Leaves {
  private readonly texts = new Map<string, string>();
  private readonly opened = new Set<string>();

  constructor(private readonly understand: (text: string) => void) {}

  /** What comes later has the last word. */
  add(file: string): void {
    const found = [...file.matchAll(MESSAGE)];
    found.forEach((match, i) => {
      const id = match[1] ?? '';
      this.texts.set(id, file.slice(match.index, found[i + 1]?.index));
      this.opened.delete(id);
    });
  }

  has(id: string): boolean {
    return this.texts.has(id);
  }

  open(id: string): void {
    const text = this.texts.get(id);
    if (text === undefined || this.opened.has(id)) return;
    this.opened.add(id);
    this.understand(text);
    for (const [, other = ''] of text.matchAll(NAMED)) this.open(other);
  }
}
