import { type Snippet, getContext, setContext } from 'svelte';

const KEY = Symbol('under');

/** What a screen wants below the rivals of the board, where the board has room for it there. */
export class Under {
  placed = $state(false);

  constructor(readonly shown: () => Snippet) {
    setContext(KEY, this);
  }
}

export function useUnder(): Under | undefined {
  return getContext<Under | undefined>(KEY);
}
