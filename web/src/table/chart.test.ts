import { describe, expect, it } from 'vitest';
import type { Scores, Story } from '../api/types';
import { Language, TitleLanguage } from '../words/language';
import { curveOf, curves, marginOf, roundAt, ticks } from './chart';
import { countdown, timeLeft } from './clock';
import { light, pieces } from './light';

describe('the score over time', () => {
  it('has round numbers on its axis', () => {
    expect(ticks(180)).toEqual([0, 50, 100, 150]);
    expect(ticks(9)).toEqual([0, 5]);
  });

  it('draws also whoever scores without a seat', () => {
    const language = new TitleLanguage(new Language('en'), 'tapestry', {});
    const story = { totals: [[0], [4], [9]], rivals: [{ message: 'bot-automa', totals: [0, 3, 12] }] };
    expect(curves(story as unknown as Story, ['Ada'], language)).toEqual([
      {
        name: '',
        names: ['Ada', 'tapestry-bot-automa'],
        totals: [
          [0, 0],
          [4, 3],
          [9, 12],
        ],
        needed: 0,
        turning: [],
      },
    ]);
    const point = { step: 2, kind: 'lead' as const, seat: 0, rival: null, points: 3 };
    expect([curveOf(point, ['Ada']), curveOf({ ...point, rival: 0 }, ['Ada'])]).toEqual([0, 1]);
    const kept = { totals: [[0]] } as unknown as Story; // before there were rivals and goals
    const points = { name: '', names: ['Ada'], totals: [[0]], needed: 0, turning: [] };
    expect(curves(kept, ['Ada'], language)).toEqual([points]);
  });
});

describe('a race', () => {
  const language = new TitleLanguage(new Language('en'), 'heroes', {});

  it('is drawn by its goals', () => {
    const counts = [
      [2, 2],
      [3, 2],
    ];
    const story = {
      totals: [
        [0, 0],
        [1, 0],
      ],
      rivals: [],
      goals: [
        { name: 'cities', counts, needed: 5 },
        { name: 'armies', counts, needed: 0 },
      ],
      turning: [{ step: 1, kind: 'ahead', seat: 0, rival: null, points: 3, goal: 'cities' }],
    };
    const drawn = curves(story as unknown as Story, ['Ada', 'Bo'], language);
    const names = ['Ada', 'Bo'];
    expect(drawn).toEqual([
      { name: 'heroes-score-cities', names, totals: counts, needed: 5, turning: story.turning },
      { name: 'heroes-score-armies', names, totals: counts, needed: 0, turning: [] },
    ]);
  });

  it('is parted by its rounds', () => {
    expect([0, 3, 4, 90].map((step) => roundAt([3, 40], step))).toEqual([0, 1, 1, 2]);
  });
});

describe('how a game was won', () => {
  const scores = (totals: number[], places: number[], points: number[][], rivals: object[] = []): Scores =>
    ({ scored: true, lines: ['cards', 'coins'], totals, places, points, rivals, goals: [] }) as unknown as Scores;

  it('is told by the lead, and by the line that made most of it', () => {
    const found = marginOf(
      scores(
        [20, 31, 25],
        [3, 1, 2],
        [
          [10, 21, 11],
          [10, 10, 14],
        ],
      ),
    );
    expect(found).toEqual({ rival: 2, points: 6, line: 'cards', gain: 10 });
  });

  it('is also told of a rival without a seat', () => {
    const automa = { message: 'bot-automa', points: [30, 9], total: 39, place: 1 };
    expect(marginOf(scores([31], [2], [[21], [10]], [automa]))).toEqual({
      rival: 0,
      points: 8,
      line: 'cards',
      gain: 9,
    });
  });

  it('is not told where nobody is ahead', () => {
    expect(marginOf(scores([5, 5], [1, 1], [[5, 5]]))).toBeNull();
  });
});

describe('a clock', () => {
  it('is read in minutes and seconds', () => {
    expect(countdown(65_000)).toEqual({ days: 0, time: '1:05' });
    expect(countdown(-5)).toEqual({ days: 0, time: '0:00' });
  });

  it('is read in hours and days where it is long', () => {
    expect(countdown(3_605_000)).toEqual({ days: 0, time: '1:00:05' });
    expect(countdown(14 * 86_400_000)).toEqual({ days: 14, time: '0:00:00' });
    expect(countdown(2 * 86_400_000 - 1000)).toEqual({ days: 1, time: '23:59:59' });
  });

  it('ends with the time for the move or for the game, whichever is less', () => {
    const clock = { seat: 0, move: 5000, game: 3000, running: true };
    expect(timeLeft(clock, 1000)).toBe(2000);
    expect(timeLeft({ ...clock, move: null, game: null }, 1000)).toBe(Infinity);
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
