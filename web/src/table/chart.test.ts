import { describe, expect, it } from 'vitest';
import { ticks } from './chart';
import { minutes } from './clock';
import { light, pieces } from './light';

describe('the score over time', () => {
  it('has round numbers on its axis', () => {
    expect(ticks(180)).toEqual([0, 50, 100, 150]);
    expect(ticks(9)).toEqual([0, 5]);
  });
});

describe('a clock', () => {
  it('is read in minutes and seconds', () => {
    expect(minutes(65_000)).toBe('1:05');
    expect(minutes(-5)).toBe('0:00');
  });
});

describe('a line of the log', () => {
  const news = { name: 'bought', message: '', seat: 1, data: { card: 17, price: 3 }, secret: null };

  it('names its pieces', () => {
    expect(pieces(news)).toEqual(['card-17', 'price-3', 'seat-1']);
  });

  it('lights up the card, or else the seat', () => {
    document.body.innerHTML = '<i data-piece="card-17"></i><b data-piece="seat-1"></b>';
    const off = light(news);
    expect(document.querySelectorAll('.lit').length).toBe(1);
    expect(document.querySelector('i')?.className).toBe('lit');
    off();
    expect(document.querySelectorAll('.lit').length).toBe(0);
    document.querySelector('i')?.remove();
    light(news);
    expect(document.querySelector('b')?.className).toBe('lit');
  });
});
