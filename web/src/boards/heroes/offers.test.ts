import { expect, it } from 'vitest';
import type { Pinned } from './model';
import { freeOf, roundOf, wordsOf } from './offers.svelte';

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

it('turns an offer round, as far as one has what it wants', () => {
  const offer = { ...DRAFT, number: 4, open: true, by: 1, want: [0, 2, 0] };
  const items = ['want-0', 'want-0', 'want-2', 'vow-attack-2', 'wish-1'];
  expect(roundOf(offer, [0, 1, 0], PLAIN)).toEqual(['give-1', ...items]);
  expect(roundOf(offer, [0, 0, 0], PLAIN)).toEqual(items);
  const request = { ...offer, give: [0, 0, 0], vow: null, wish: null, request: true };
  expect(roundOf(request, [3, 3, 3], PLAIN)).toEqual(['give-1', 'give-1']);
});

it('does not count cards that are offered already', () => {
  const own = { ...DRAFT, open: true };
  const view = { players: [{ hand: [3, 1, 1] }], offers: [own, { ...own, by: 1 }, { ...own, open: false }] };
  expect(freeOf(view as never, 0)).toEqual([1, 1, 0]);
});
