import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { arrows } from './arrows';

describe('the arrows', () => {
  const board = document.createElement('div');
  let detach = (): void => undefined;
  const press = (key: string): boolean =>
    (document.activeElement ?? board).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  const at = (): string => document.activeElement?.id ?? '';

  beforeEach(() => {
    board.innerHTML = `<div id="area" tabindex="0"><i id="a" data-told></i><b><i id="b" data-told></i></b>
      <button id="choice">x</button></div><i id="elsewhere" data-told></i>`;
    document.body.append(board);
    detach = arrows(board);
    board.querySelector<HTMLElement>('#area')?.focus();
  });
  afterEach(() => {
    detach();
    board.remove();
  });

  it('walk from piece to piece of the area that has the focus, and round', () => {
    const seen = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft'].map((key) => {
      press(key);
      return at();
    });
    expect(seen).toEqual(['a', 'b', 'a', 'b']);
  });

  it('leave nothing behind on the way of the Tab key', () => {
    press('ArrowRight');
    press('ArrowRight');
    expect(board.querySelector('#a')?.hasAttribute('tabindex')).toBe(false);
  });

  it('are left to whatever can be chosen', () => {
    board.querySelector<HTMLElement>('#choice')?.focus();
    expect(press('ArrowRight')).toBe(true);
    expect(at()).toBe('choice');
  });
});
