// What is still to be resolved after the present question.

export interface Waiting {
  name: string;
  effect: number; // of a step that only resolves one, else -1
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
