// A click that was meant for the question before never answers the new one that has just appeared under the pointer.

export const DEAD = 350; // milliseconds

let acted = Infinity; // when the pointer was pressed for what happens now; Infinity for keys and programs
let pressing = false;

addEventListener(
  'pointerdown',
  () => {
    acted = performance.now();
    pressing = true;
  },
  true,
);
addEventListener('keydown', () => (acted = Infinity), true);
addEventListener(
  'click',
  () => {
    if (!pressing) acted = Infinity;
    pressing = false;
  },
  true,
);

/** Knows for how long a question has been there. */
export class Fresh {
  resting = $state(false); // too fresh to be answered by the pointer
  private since = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A new question stands where another one was. */
  appear(): void {
    this.since = performance.now();
    this.resting = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.resting = false), DEAD);
  }

  /** Whether what is done now was begun before the question could be read. */
  get early(): boolean {
    return acted < this.since + DEAD;
  }
}
