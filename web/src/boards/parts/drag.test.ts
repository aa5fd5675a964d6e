import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drag, taken } from './drag';

describe('a place', () => {
  it('takes the first of the words that it knows, or that begin as it says', () => {
    expect(taken(['hero', 'lead-army'], 'lead-army')).toBe('lead-army');
    expect(taken(['strength-3'], 'hero strength-')).toBe('strength-3');
    expect(taken(['strength-3'], 'strength hero')).toBeUndefined();
    expect(taken([''], '')).toBeUndefined();
  });
});

describe('a piece', () => {
  const chosen = vi.fn();
  const clicked = vi.fn();
  let off = (): void => undefined;
  const at = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
  const over = (id: string): void => {
    document.elementFromPoint = () => document.getElementById(id);
  };
  const press = (x: number, type = 'mouse'): Promise<boolean> =>
    fireEvent(at('piece'), new MouseEventLike('pointerdown', x, type));
  const move = (x: number): Promise<boolean> => fireEvent(window, new MouseEventLike('pointermove', x));
  const letGo = async (x: number): Promise<void> => {
    await fireEvent(window, new MouseEventLike('pointerup', x));
    await fireEvent.click(at('piece'));
  };

  /** The document of these tests knows no pointers. */
  class MouseEventLike extends MouseEvent {
    constructor(
      name: string,
      x: number,
      readonly pointerType = 'mouse',
    ) {
      super(name, { bubbles: true, cancelable: true, clientX: x, button: 0 });
    }
  }

  beforeEach(() => {
    document.body.innerHTML = `<div id="root"><button id="piece" class="can" data-words="hero lead-army">x</button>
      <div id="line" data-takes="hero"><p id="army" data-takes="lead-army"></p></div><p id="rest"></p></div>`;
    vi.clearAllMocks();
    at('piece').onclick = clicked;
    off = drag(chosen)(at('root'));
  });
  afterEach(() => {
    off();
  });

  it.each([
    ['army', 'lead-army'],
    ['line', 'hero'],
  ])('is answered where it is dropped: on the %s', async (place, word) => {
    await press(0);
    over(place);
    await move(30);
    expect(document.querySelectorAll('.takes')).toHaveLength(2);
    expect(document.querySelector('.over')?.id).toBe(place);
    await letGo(30);
    expect(chosen.mock.calls).toEqual([[word]]);
    expect(clicked).not.toHaveBeenCalled();
    expect(document.querySelectorAll('.takes, .over, .drawn-piece')).toHaveLength(0);
  });

  it('goes back where nothing takes it, and by Escape', async () => {
    await press(0);
    over('rest');
    await move(30);
    await letGo(30);
    await press(0);
    over('line');
    await move(30);
    await fireEvent.keyDown(window, { key: 'Escape' });
    await fireEvent(window, new MouseEventLike('pointerup', 30));
    expect(chosen).not.toHaveBeenCalled();
    expect(document.querySelectorAll('.takes, .drawn-piece')).toHaveLength(0);
  });

  it('is clicked by a press that hardly moves, and a finger scrolls', async () => {
    over('line');
    await press(0);
    await move(3);
    await letGo(3);
    await press(0, 'touch');
    await move(30);
    await letGo(30);
    expect(chosen).not.toHaveBeenCalled();
    expect(clicked).toHaveBeenCalledTimes(2);
  });
});
