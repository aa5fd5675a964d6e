import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { twist } from './twist';

describe('two fingers', () => {
  const board = document.createElement('div');
  let turned: number[] = [];
  let detach = (): void => undefined;
  const finger = (type: string, pointerId: number, degrees: number, pointerType = 'touch'): void => {
    const at = {
      clientX: 100 * Math.cos((degrees * Math.PI) / 180),
      clientY: 100 * Math.sin((degrees * Math.PI) / 180),
    };
    board.dispatchEvent(Object.assign(new MouseEvent(type, at), { pointerId, pointerType }));
  };

  beforeEach(() => {
    turned = [];
    detach = twist((by) => turned.push(by))(board);
  });
  afterEach(() => detach());

  /** Both go round their middle by so many degrees, one degree at a time. */
  function go(degrees: number, pointerType = 'touch', from = 0): void {
    finger('pointerdown', 1, from, pointerType);
    finger('pointerdown', 2, from + 180, pointerType);
    for (let i = 1; i <= Math.abs(degrees); i++) {
      finger('pointermove', 1, from + i * Math.sign(degrees), pointerType);
      finger('pointermove', 2, from + 180 + i * Math.sign(degrees), pointerType);
    }
    finger('pointerup', 1, from, pointerType);
    finger('pointerup', 2, from, pointerType);
  }

  it('turn the piece once for every forty degrees, either way', () => {
    go(90);
    expect(turned).toEqual([1, 1]);
    go(-50, 'touch', 170); // over the half circle, where angles begin anew
    expect(turned).toEqual([1, 1, -1]);
  });

  it('begin anew each time', () => {
    go(30);
    go(30);
    expect(turned).toEqual([]);
  });

  it('are needed: one alone, or a mouse, turns nothing', () => {
    finger('pointerdown', 1, 0);
    for (let i = 0; i < 120; i++) finger('pointermove', 1, i);
    finger('pointerup', 1, 120);
    go(120, 'mouse');
    expect(turned).toEqual([]);
  });
});
