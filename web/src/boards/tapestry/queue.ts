// What is still to be resolved after the present question.

export interface Waiting {
  name: string;
  effect: number; // of a step that only resolves one, else -1
}

export interface Chip extends Waiting {
  stage: 'done' | 'now' | 'later';
}

const same = (a: Waiting | undefined, b: Waiting | undefined): boolean =>
  a?.name === b?.name && a?.effect === b?.effect;

/** How a turn goes on: what is gone from the steps that waited was done, and the last of it is asked about now. */
export class Course {
  private turn = '';
  private steps: Waiting[] = [];
  private done: Waiting[] = [];
  private now: Waiting | undefined;

  /** The steps that wait at this moment of a turn; those of another turn are forgotten. */
  follow(turn: string, steps: Waiting[]): Chip[] {
    if (turn !== this.turn) [this.turn, this.done, this.now, this.steps] = [turn, [], undefined, []];
    const old = this.steps;
    let left = 0;
    while (left < Math.min(old.length, steps.length) && same(old.at(-1 - left), steps.at(-1 - left))) left++;
    for (const step of old.slice(0, old.length - left)) {
      if (this.now) this.done.push(this.now);
      this.now = step;
    }
    // An answer that was taken back brings them again.
    const again = (step: Waiting): boolean => steps.some((each) => same(each, step));
    this.done = this.done.filter((step) => !again(step));
    if (this.now && again(this.now)) this.now = this.done.pop();
    this.steps = steps;
    return [
      ...this.done.map((step) => ({ ...step, stage: 'done' as const })),
      ...(this.now ? [{ ...this.now, stage: 'now' as const }] : []),
      ...steps.map((step) => ({ ...step, stage: 'later' as const })),
    ];
  }
}

/** The steps below the present question, the next one first. */
export function waiting(pending: unknown[]): Waiting[] {
  const [stack] = pending;
  if (!Array.isArray(stack)) return [];
  return stack
    .slice(0, -1)
    .reverse()
    .flatMap((step: unknown): Waiting[] => {
      if (!Array.isArray(step) || typeof step[0] !== 'string') return [];
      const [name, , effect] = step as [string, unknown, unknown];
      return [{ name, effect: name === 'resolve' && typeof effect === 'number' ? effect : -1 }];
    });
}
