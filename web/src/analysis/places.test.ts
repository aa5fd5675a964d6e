import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Placed, placesOf } from './places';

const answer = (word: string, numbers: Record<string, number> = {}, facts: Record<string, number> = {}): Placed => ({
  word,
  numbers,
  facts,
});
const BOARD = `
  <button data-word="buy-17" id="button"></button>
  <button data-words="tax-0 tax-1" id="several"></button>
  <button data-word="at-4-2" id="lay"></button>
  <i data-piece="card-17 space-2" id="card"></i>
  <i data-piece="card-8" id="other"></i>
  <i data-piece="seat-1" id="seat"></i>
  <i data-plot="40" id="plot"></i>
  <i data-piece="card-9" class="folded"></i>
  <svg>
    <g data-piece="hex-4" id="hex"></g>
    <g data-piece="place-6" data-word="settle-6" id="place"></g>
    <g data-piece="unit-1-3" id="unit"></g>
    <g data-piece="unit-0-3" id="rival"></g>
  </svg>`;
let root: HTMLElement;
const found = (one: Placed, seat = 1): string[] => placesOf(root, one, seat).map((node) => node.id);

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = BOARD;
  // Nothing is drawn here: what is folded away has no place.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function seen(this: Element) {
    return (this.getAttribute('class') === 'folded' ? [] : [{}]) as unknown as DOMRectList;
  });
});
afterEach(() => vi.restoreAllMocks());

it('an answer is seen on its own button, or else on its pieces; a seat is none, nor is what is folded away', () => {
  expect(found(answer('buy-17', { card: 17 }))).toEqual(['button']);
  expect(found(answer('tax-1', { cards: 1 }))).toEqual(['several']);
  expect(found(answer('sell-17', { card: 17, seat: 1 }))).toEqual(['card']);
  expect(found(answer('sell-9', { card: 9 }))).toEqual([]);
  expect(found(answer('swap', { 'first-card': 17, 'second-card': 8 }))).toEqual(['card', 'other']);
  expect(found(answer('build-40', { plot: 40 }))).toEqual(['plot']);
});

it('an answer that names a place of a map is seen there, beside its own button or without one', () => {
  expect(found(answer('at-4-2', { hex: 4, turn: 2 }))).toEqual(['lay', 'hex']);
  expect(found(answer('at-4-3', { hex: 4, turn: 3 }))).toEqual(['hex']);
  expect(found(answer('settle-6', { place: 6 }))).toEqual(['place']);
});

it('what moves is the piece of the seat that is asked, and where it goes is seen too', () => {
  const go = answer('go-3-2', { unit: 3, side: 2 }, { place: 4, 'to-place': 6, strength: 17 });
  expect(found(go)).toEqual(['unit', 'place']);
  expect(found(go, 0)).toEqual(['rival', 'place']);
  expect(found(answer('go-3-1', { unit: 3, side: 1 }, { 'to-place': -1 }))).toEqual(['unit']);
});
