import { expect, it } from 'vitest';
import type { Pinned } from './model';
import { wordsOf } from './offers.svelte';

const DRAFT: Pinned = {
  number: -1,
  open: false,
  by: 0,
  to: -1,
  give: [2, 0, 1],
  want: [0, 1, 0],
  vow: { what: 'road', about: -1 },
  wish: { what: 'attack', about: 2 },
  reply: -1,
  request: false,
};
const PLAIN = ['peace', 'road', 'gift'];

it('tells the answers that write an offer', () => {
  const items = ['give-0', 'give-0', 'give-2', 'vow-1', 'want-1', 'wish-attack-2'];
  expect(wordsOf(DRAFT, PLAIN, true)).toEqual(['offer', 'all', ...items]);
  expect(wordsOf({ ...DRAFT, to: 3 }, PLAIN, true)).toEqual(['offer', 'seat-3', ...items]);
  expect(wordsOf(DRAFT, PLAIN, false)).toEqual(['offer', ...items]);
  expect(wordsOf({ ...DRAFT, to: 1, reply: 4 }, PLAIN, true)).toEqual(['counter-4', ...items]);
});
