import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longPress } from './press';

/** A pointer that goes down on a piece and lets go of it after so many milliseconds. */
function press(node: Element, pointerType: string, held: number, detail = 1): void {
  const at = (event: Event, timeStamp: number): Event =>
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  const down = Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType });
  node.dispatchEvent(at(down, 5000));
  node.dispatchEvent(at(new MouseEvent('click', { bubbles: true, cancelable: true, detail }), 5000 + held));
}

describe('a long press', () => {
  const board = document.createElement('div');
  const piece = board.appendChild(document.createElement('button'));
  const answered = vi.fn();
  piece.addEventListener('click', answered);
  let detach = (): void => undefined;

  beforeEach(() => {
    answered.mockClear();
    detach = longPress(board);
  });
  afterEach(() => detach());

  it('of a finger answers nothing', () => {
    press(piece, 'touch', 650);
    press(piece, 'pen', 650);
    expect(answered).not.toHaveBeenCalled();
  });

  it('is not meant where a finger only taps, and not the next time', () => {
    press(piece, 'touch', 650);
    press(piece, 'touch', 90);
    expect(answered).toHaveBeenCalledOnce();
  });

  it('is not known of a mouse or of a key', () => {
    press(piece, 'mouse', 2000);
    press(piece, 'touch', 2000, 0);
    expect(answered).toHaveBeenCalledTimes(2);
  });
});
