import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game, Table } from '../api/types';
import { SECRETS } from '../boards/secrets';
import { Forced } from './forced.svelte';
import { settings } from './settings.svelte';

const asking = (kind: string, ...words: string[]): Game =>
  ({ question: { kind, answers: words.map((word) => ({ word })) } }) as unknown as Game;

const sitting = (...others: string[]): Table =>
  ({
    title: 'heroes',
    seats: [{ mine: true, kind: 'person' }, ...others.map((kind) => ({ mine: false, kind }))],
  }) as unknown as Table;

describe('what is answered by itself', () => {
  const give = vi.fn();
  let source: { table: Table; game: Game | null };
  let forced: Forced;

  function ask(kind: string, ...words: string[]): void {
    source.game = asking(kind, ...words);
    forced.ask();
    forced.start();
  }

  /** Milliseconds until the answer is given, by this part of what chance can be. */
  async function time(luck: number, kind: string, ...words: string[]): Promise<number> {
    vi.spyOn(Math, 'random').mockReturnValue(luck);
    const [began, given] = [
      performance.now(),
      new Promise<number>((resolve) => give.mockImplementationOnce(() => resolve(performance.now()))),
    ];
    ask(kind, ...words);
    await vi.advanceTimersByTimeAsync(7000);
    return (await given) - began;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    give.mockClear();
    sessionStorage.clear();
    settings.forced = true;
    source = { table: sitting('person', 'bot'), game: null };
    forced = new Forced('t', source, give);
  });

  it('takes as long whether there is nothing to play or I always let it be', async () => {
    for (const [kind, [quiet]] of Object.entries(SECRETS['heroes'] ?? {}).filter(([, words]) => words.length)) {
      const word = quiet ?? '';
      for (const luck of [0, 0.25, 0.5, 0.999]) {
        forced.letBe(kind, false);
        const nothing = await time(luck, kind, word);
        forced.letBe(kind, true);
        expect(await time(luck, kind, word, 'something')).toBeCloseTo(nothing);
        expect(nothing).toBeCloseTo(2000 + 4000 * luck);
        expect(give).toHaveBeenLastCalledWith(word);
      }
    }
  });

  it('takes no time where everybody sees that there is one answer, or nobody looks', async () => {
    expect(await time(0.5, 'choose-tribe', 'tribe-1')).toBeLessThan(2);
    source.table = sitting('bot', 'bot');
    expect(await time(0.5, 'ward', 'pass')).toBeLessThan(2);
  });

  it('is nothing where I can choose and have not said that I do not want to', () => {
    ask('ward', 'pass', 'good-fortune');
    expect([forced.word, forced.kind]).toEqual(['', 'ward']);
    ask('muster', 'go', 'army');
    expect([forced.word, forced.kind]).toEqual(['', '']);
    settings.forced = false;
    ask('ward', 'pass');
    expect(forced.word).toBe('');
    vi.advanceTimersByTime(7000);
    expect(give).not.toHaveBeenCalled();
  });

  it('is an answer that I gave sooner than whoever has nothing, unless it shows what I hold', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    ask('defend', 'stand', 'hero');
    vi.advanceTimersByTime(1000);
    expect(forced.early('hero')).toBe(false);
    expect(forced.early('stand')).toBe(true);
    forced.start();
    vi.advanceTimersByTime(2900);
    expect(give).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(give).toHaveBeenCalledWith('stand');
    ask('defend', 'stand', 'hero');
    expect(forced.word).toBe('');
    vi.advanceTimersByTime(5000);
    expect(forced.early('stand')).toBe(false);
  });

  it('is kept for this game, and can be taken back', () => {
    forced.letBe('ward', true);
    forced.letBe('lay-stones', true);
    forced.letBe('ward', false);
    expect(new Forced('t', source, give).always).toEqual(['lay-stones']);
    expect(new Forced('another', source, give).always).toEqual([]);
  });

  it('is nothing after something was taken back, and where several of us share a screen', () => {
    forced.hold(true);
    ask('ward', 'pass');
    expect(forced.word).toBe('');
    forced.hold(false);
    expect(forced.word).toBe('pass');
    source.table = { ...source.table, seats: source.table.seats.map((seat) => ({ ...seat, mine: true })) };
    expect(forced.word).toBe('');
  });
});
