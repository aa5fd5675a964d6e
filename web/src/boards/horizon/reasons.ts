import { untrack } from 'svelte';
import type { Why } from '../../api/types';
import type { BoardState } from './model';

/** Ask why things cannot be chosen, each by its word. Returns how to stop: an effect that has ended is told nothing. */
export function whyNot<Thing>(
  board: BoardState,
  things: Thing[],
  wordOf: (thing: Thing) => string,
  tell: (thing: Thing, why: Why) => void,
): () => void {
  let listening = true;
  for (const thing of things)
    void untrack(() => board.explain(wordOf(thing))).then((why) => {
      if (listening && why) tell(thing, why);
    });
  return () => {
    listening = false;
  };
}
