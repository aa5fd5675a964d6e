import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CoachTold, Game, Table } from '../api/types';
import { COLONY, TABLE } from '../test/hadara';
import { Coach, isShared } from './coach.svelte';
import { settings } from './settings.svelte';

const game = (more: Partial<Game> = {}): Game => ({ ...COLONY, type: 'game', news: [], since: 0, ...more });
const [first, second] = COLONY.question?.answers.map((answer) => answer.word) ?? [];

function told(more: Partial<CoachTold> = {}, help: object = {}): CoachTold {
  const answers = [first, second].map((word) => ({ word, chance: 0.4, points: 90, error: 0.02, games: 8 }));
  return {
    type: 'coach',
    eye: COLONY.eye,
    number: COLONY.number,
    state: 'done',
    error: null,
    games: 8,
    of: 8,
    help: { answers, only: false, sure: true, close: false, scored: true, likely: [], watch: [], ...help },
    ...more,
  } as CoachTold;
}

describe('the coach', () => {
  let sent: object[] = [];
  let open = true;
  let now = 0;
  let coach: Coach;
  beforeEach(() => {
    vi.useFakeTimers();
    [sent, open, now] = [[], true, 0];
    coach = new Coach(
      (message) => open && sent.push(message) > 0,
      () => now,
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    settings.coach = 'best';
  });

  it('is asked once about a position, and again about the next one', () => {
    coach.ask(game());
    coach.ask(game());
    expect(sent).toEqual([{ type: 'coach', seat: COLONY.eye, number: COLONY.number }]);
    coach.heard(told());
    coach.ask(game({ number: COLONY.number + 1 }));
    expect(sent).toHaveLength(2);
    expect(coach.told).toBeNull(); // what was said of the last question is gone
  });

  it('hears nothing about a position that is gone', () => {
    coach.ask(game({ number: COLONY.number + 1 }));
    coach.heard(told());
    expect(coach.told).toBeNull();
    coach.forget();
    coach.heard(told({ number: COLONY.number + 1 }));
    expect(coach.told).toBeNull();
  });

  it('is not asked at every step of the others', () => {
    coach.ask(game({ question: null }));
    now = 300;
    coach.ask(game({ question: null, number: COLONY.number + 1 }));
    coach.ask(game({ question: null, number: COLONY.number + 2 }));
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(700);
    expect(sent.slice(1)).toEqual([{ type: 'coach', seat: COLONY.eye, number: COLONY.number + 2 }]);
    coach.ask(game({ number: COLONY.number + 3 })); // a question of my own waits for nothing
    expect(sent).toHaveLength(3);
  });

  it('can be asked again where nothing was sent, and where it has failed', () => {
    open = false;
    coach.ask(game());
    open = true;
    coach.ask(game());
    expect(sent).toHaveLength(1);
    coach.heard(told({ state: 'failed', help: null, error: { message: 'coach-failed', args: {} } }));
    expect(coach.trouble?.message).toBe('coach-failed');
    coach.again(game());
    expect([sent.length, coach.trouble]).toEqual([2, null]);
  });

  it('ranks the two best answers when it is sure of them', () => {
    coach.ask(game());
    coach.heard(told({ state: 'thinking' }));
    expect(coach.ranked).toEqual([]);
    coach.heard(told());
    expect([coach.rank(first ?? ''), coach.rank(second ?? ''), coach.rank('other')]).toEqual([1, 2, 0]);
    expect(coach.ranked).toEqual([first, second]);
    for (const help of [{ sure: false }, { only: true }]) {
      coach.heard(told({}, help));
      expect(coach.ranked).toEqual([]);
    }
    coach.heard(told());
    settings.coach = 'watch';
    expect(coach.ranked).toEqual([]);
  });

  it('forgets why an answer was not possible with its question', () => {
    const label = { message: 'hadara-colony-annex', args: {} };
    const why = { word: 'annex-9', label, clause: 'hadara/6.1', message: 'hadara-why-6-1', sum: null };
    coach.explained(game(), { ...why, clause: '', message: '' });
    expect(coach.why(game())).toBeNull();
    coach.explained(game(), why);
    expect(coach.why(game())).toEqual(why);
    expect(coach.why(game({ eye: COLONY.eye + 1 }))).toBeNull();
    expect(coach.why(game({ question: null }))).toBeNull();
  });
});

describe('a coach for several people', () => {
  const table = (allowed: boolean, mine: boolean): Table => ({
    ...TABLE,
    coach: { allowed, used: false, refusal: null },
    seats: TABLE.seats.map((seat) => ({ ...seat, kind: 'person', mine })),
  });

  it('is one that was allowed where others play too', () => {
    expect(isShared(table(true, false))).toBe(true);
    expect(isShared(table(true, true))).toBe(false);
    expect(isShared(table(false, false))).toBe(false);
    expect(isShared(null)).toBe(false);
  });
});
