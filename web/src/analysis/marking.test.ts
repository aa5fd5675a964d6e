import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '../api/types';
import { type Marked, judge, placesOf, unjudge } from './marking';

const answer = (word: string, numbers: Record<string, number> = {}): Answer => ({ word, numbers }) as unknown as Answer;
const rect = (left: number, top: number): DOMRect => ({ left, top, right: left + 10, width: 10 }) as DOMRect;
const BOARD = `
  <button data-word="buy-17" id="button"></button>
  <i data-piece="card-17 space-2" id="card"></i>
  <i data-piece="card-8" id="other"></i>
  <i data-piece="seat-1" id="seat"></i>
  <i data-piece="card-9" class="folded"></i>`;
let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = BOARD;
  // Nothing is drawn here: what is folded away has no place.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function seen(this: Element) {
    return (this.className === 'folded' ? [] : [{}]) as unknown as DOMRectList;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    if (this === root) return { left: 100, top: 100, right: 400, width: 300, height: 200 } as DOMRect;
    return this.id === 'other' ? rect(900, 120) : rect(150, 120);
  });
});
afterEach(() => vi.restoreAllMocks());

const ids = (nodes: Element[]): string[] => nodes.map((node) => node.id);
const judged = (id: string): string | null => root.querySelector(`#${id}`)?.getAttribute('data-judged') ?? null;
const mark = (word: string, kind: Marked['kind'], numbers = {}): Marked => ({
  answer: answer(word, numbers),
  sign: '?',
  kind,
  mark: 'mistake',
});

it('an answer is seen on its own button, or else on its pieces; a seat is none', () => {
  expect(ids(placesOf(root, answer('buy-17', { card: 17 })))).toEqual(['button']);
  expect(ids(placesOf(root, answer('sell-17', { card: 17, seat: 1 })))).toEqual(['card']);
  expect(ids(placesOf(root, answer('sell-9', { card: 9 })))).toEqual([]);
  expect(ids(placesOf(root, answer('swap', { 'first-card': 17, 'second-card': 8 })))).toEqual(['card', 'other']);
});

it('what was played and what was best have a frame and a sign; what is pointed at shows before both', () => {
  const marks = [mark('buy-17', 'played'), mark('sell-17', 'best', { card: 17 })];
  expect(judge(root, marks, undefined)).toEqual([
    { x: 60, y: 20, sign: '?', mark: 'mistake' },
    { x: 60, y: 20, sign: '?', mark: 'mistake' },
  ]);
  expect([judged('button'), judged('card'), judged('other')]).toEqual(['played', 'best', null]);
  judge(root, marks, answer('sell-17', { card: 17 }));
  expect([judged('button'), judged('card')]).toEqual(['played', 'shown']);
  unjudge(root);
  expect([judged('button'), judged('card')]).toEqual([null, null]);
});

it('a piece that was scrolled away has no sign beside the board', () => {
  expect(judge(root, [mark('sell-8', 'best', { card: 8 })], undefined)).toEqual([]);
  expect(judged('other')).toBe('best');
});
