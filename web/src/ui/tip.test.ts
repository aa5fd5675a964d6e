import { describe, expect, it } from 'vitest';
import { tip } from './tip.svelte';

describe('a tip', () => {
  it('goes when what it is about is scrolled away, and stays while something else is scrolled', () => {
    document.body.innerHTML = '<div id="map"><i></i></div><div id="log"></div>';
    const [map, piece, log] = ['#map', 'i', '#log'].map((name) => document.querySelector(name));
    tip.show(piece as Element, 'a settler');
    tip.scrolled({ target: log } as unknown as Event);
    expect(tip.text).toBe('a settler');
    tip.scrolled({ target: map } as unknown as Event);
    expect(tip.text).toBe('');
    tip.show(piece as Element, 'a settler');
    tip.scrolled({ target: document } as unknown as Event);
    expect(tip.text).toBe('');
  });

  it('goes on where its piece goes while the keyboard is on it', () => {
    document.body.innerHTML = '<div id="map"><button></button></div>';
    const piece = document.querySelector('button') as HTMLElement;
    piece.focus();
    tip.show(piece, 'a settler');
    piece.getBoundingClientRect = () => new DOMRect(200, 40, 20, 20);
    tip.scrolled({ target: document } as unknown as Event);
    expect([tip.text, tip.x, tip.y]).toEqual(['a settler', 210, 68]);
  });

  it('goes with its piece', () => {
    document.body.innerHTML = '<i></i>';
    const piece = document.querySelector('i') as Element;
    tip.show(piece, 'a settler');
    tip.moved();
    expect(tip.text).toBe('a settler');
    piece.remove();
    tip.moved();
    expect(tip.text).toBe('');
  });
});
