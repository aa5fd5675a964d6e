import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Marked, judge, unjudge } from './marking';
import type { Placed } from './places';

const answer = (word: string, numbers: Record<string, number> = {}): Placed => ({ word, numbers, facts: {} });
const rect = (left: number, top: number): DOMRect =>
  ({ left, top, right: left + 10, bottom: top + 10, width: 10 }) as DOMRect;
const BOARD = `
  <button data-word="buy-17" id="button"></button>
  <i data-piece="card-17 space-2" id="card"></i>
  <i data-piece="card-8" id="other"></i>
  <button data-word="at-4-0" id="lay"><span class="rank">1</span></button>
  <svg><g data-piece="hex-4" id="hex"></g></svg>
  <div id="box" style="overflow: hidden"><i data-piece="card-5" id="cut"></i></div>`;
const PLACES: Record<string, DOMRect> = { other: rect(900, 120), hex: rect(200, 160), cut: rect(300, 190) };
let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = BOARD;
  document.body.replaceChildren(root);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    if (this === root) return { left: 100, top: 100, right: 400, width: 300, height: 200 } as DOMRect;
    if (this.id === 'box') return { left: 280, top: 100, right: 400, bottom: 150 } as DOMRect;
    return PLACES[this.id] ?? rect(150, 120);
  });
});
afterEach(() => vi.restoreAllMocks());

const judged = (id: string): string | null => root.querySelector(`#${id}`)?.getAttribute('data-judged') ?? null;
const mark = (word: string, kind: string, numbers = {}): Marked => ({
  answer: answer(word, numbers),
  sign: '?',
  kind,
  mark: 'mistake',
});
const badge = (x: number, y: number): object => ({ x, y, sign: '?', mark: 'mistake' });

it('what was played and what was best have a frame and signs beside each other; what is pointed at shows first', () => {
  const marks = [mark('buy-17', 'played'), mark('sell-17', 'best', { card: 17 })];
  expect(judge(root, marks)).toEqual([badge(60, 20), badge(30, 20)]);
  expect([judged('button'), judged('card'), judged('other')]).toEqual(['played', 'best', null]);
  judge(root, marks, answer('sell-17', { card: 17 }));
  expect([judged('button'), judged('card')]).toEqual(['played', 'shown']);
  unjudge(root);
  expect([judged('button'), judged('card')]).toEqual([null, null]);
});

it('a place of the map is framed there, with a sign of its own', () => {
  expect(judge(root, [mark('at-4-0', 'best', { hex: 4 })])).toEqual([badge(60, 20), badge(110, 60)]);
  expect([judged('lay'), judged('hex')]).toEqual(['best', 'best']);
  expect(judge(root, [mark('at-4-1', 'played', { hex: 4 }), mark('at-4-2', 'best', { hex: 4 })])).toEqual([
    badge(110, 60),
    badge(80, 60),
  ]);
  expect([judged('lay'), judged('hex')]).toEqual([null, 'best']);
});

it('what says its rank itself is left as it is; the others are called so besides', () => {
  const said = (): (string | null | undefined)[] =>
    ['lay', 'hex'].map((id) => root.querySelector(`#${id}`)?.getAttribute('aria-description'));
  judge(root, [{ ...mark('at-4-0', '1', { hex: 4 }), said: 'Likely best, number 1:' }]);
  expect([judged('lay'), judged('hex')]).toEqual([null, '1']);
  expect(said()).toEqual([null, 'Likely best, number 1:']);
  unjudge(root);
  expect(said()).toEqual([null, null]);
});

it('a piece that was scrolled away has no sign beside the board, nor over what hides it', () => {
  expect(judge(root, [mark('sell-8', 'best', { card: 8 })])).toEqual([]);
  expect(judged('other')).toBe('best');
  expect(judge(root, [mark('sell-5', 'best', { card: 5 })])).toEqual([]);
  expect(judged('cut')).toBe('best');
});
