import { describe, expect, it } from 'vitest';
import { LOG as HADARA } from '../boards/hadara/log';
import { LOG as HEROES } from '../boards/heroes/log';
import { LOG as HORIZON } from '../boards/horizon/log';
import { LOG as TAPESTRY } from '../boards/tapestry/log';
import { BUILDINGS, RESOURCES, SYMBOLS, TRACKS } from '../boards/tapestry/symbols';
import type { Line } from '../state/logbook';
import { type Code, Language, TitleLanguage } from '../words/language';
import { Entries } from './log';

const line = (id: number, name: string, seat: number): Line => ({
  id,
  at: id,
  news: { name, message: name, seat, data: {}, secret: null },
});
const language = {
  news: ({ name }: { name: string }, who = 'Ada') => (name === 'moved' ? '' : `${who} ${name}.`),
} as unknown as TitleLanguage;

/** What seat 0 did, one after another. */
type Deed = [string, Record<string, number>?];
const deeds = (title: string, told: Deed[]): Line[] =>
  told.map(([name, data = {}], id) => ({
    id,
    at: id,
    news: { name, message: `${title}-news-${name}`, seat: 0, data, secret: null },
  }));

async function at(title: string, nouns: Record<string, string[]> = {}, code: Code = 'en'): Promise<TitleLanguage> {
  const spoken = new Language(code);
  await spoken.load('everywhere', title);
  return new TitleLanguage(spoken, title, nouns, ['Ada']);
}

const SCORE = { score: ['income', 'conquest'] };
const INCOME: Deed[] = [
  ['turn', { number: 3 }],
  ['income', { number: 2 }],
  ['scored', { points: 3, score: 0 }],
  ['gained', { amount: 1, goods: 0 }],
  ['gained', { amount: 2, goods: 1 }],
  ['gained', { amount: 1, goods: 2 }],
  ['gained', { amount: 2, goods: 3 }],
  ['drew-tiles', { amount: 1 }],
];
const PLACES = { place: Array.from({ length: 52 }, () => 'exploration-1') };

describe('the log', () => {
  it('tells an income in one line, with the right forms in each language', async () => {
    const lines = deeds('tapestry', INCOME);
    const told = async (code: Code): Promise<string[]> =>
      new Entries(TAPESTRY).of(lines, await at('tapestry', SCORE, code)).map(({ text }) => text);
    expect(await told('en')).toEqual([
      'Turn 3: Ada.',
      'Ada takes income turn 2; scores 3 points (Income mat); gains 1 coin, 2 workers, 1 food, 2 culture; draws 1 territory tile.',
    ]);
    expect((await told('ru'))[1]).toBe(
      'Ada: доход, 2-й раз; получает 3 ПО (Планшет дохода); получает 1 монету, 2 рабочих, 1 еду, 2 культуры; берёт 1 жетон территории.',
    );
    expect((await told('pl'))[1]).toBe(
      'Ada: dochód nr 2; zdobywa 3 PZ (Plansza dochodu); dostaje 1 monetę, 2 robotników, 1 żywność, 2 kultury; dobiera 1 kafel terytorium.',
    );
  });

  it('tells a price behind what it was paid for, and what is paid later with what that buys', async () => {
    const lines = deeds('tapestry', [
      ['paid', { amount: 1, goods: 3 }],
      ['paid', { amount: 1, goods: 2 }],
      ['advanced', { place: 27 }],
      ['gained', { amount: 1, goods: 0 }],
      ['paid', { amount: 1, goods: 1 }],
      ['built', { building: 3 }],
    ]);
    const entries = new Entries(TAPESTRY);
    const language = await at('tapestry', { ...PLACES, building: ['farm', 'house', 'market', 'armory'] });
    const place = language.value('place', 27);
    expect(entries.of(lines, language).map(({ text, icon }) => [text, icon])).toEqual([
      [`Ada advances: ${place}; pays 1 culture, 1 food; gains 1 coin.`, TRACKS[2]],
      ['Ada gains a building: armory; pays 1 worker.', BUILDINGS[3]],
    ]);
    expect(entries.of(lines.slice(0, 2), language).map(({ text, icon }) => [text, icon])).toEqual([
      ['Ada pays 1 culture, 1 food.', RESOURCES[3]],
    ]);
    const [, income] = entries.of(deeds('tapestry', INCOME), await at('tapestry', SCORE));
    expect(income?.icon).toBe(SYMBOLS.hourglass);
  });

  it('tells what a deed brings with it, a walk and a pair of cards in one line', async () => {
    const nouns = { kind: ['settler'], place: ['cradle'], track: ['food'] };
    const horizon = deeds('horizon', [
      ['went', { kind: 0, strength: 1, place: 0 }],
      ['went', { kind: 0, strength: 1, place: 0 }],
      ['began', { round: 4 }],
      ['gained-token', { sort: 0, tokens: 1 }],
      ['gained-coins', { coins: 1 }],
    ]);
    const language = await at('horizon', nouns);
    const place = language.value('place', 0);
    expect(new Entries(HORIZON).of(horizon, language).map(({ text }) => text)).toEqual([
      `Ada moves: settler (strength 1) → ${place}, → ${place}.`,
      'Round 4 begins.',
      'Ada takes a settle token; gains 1 coin.',
    ]);
    const hadara = deeds('hadara', [
      ['income', { coins: 11 }],
      ['gap-coins', { coins: 4 }],
      ['sold', { colour: 0, coins: 4 }],
      ['laid', { card: 0 }],
      ['laid', { card: 0 }],
    ]);
    expect(new Entries(HADARA).of(hadara, await at('hadara', { card: [], colour: [] })).map(({ id }) => id)).toEqual([
      0, 2, 4,
    ]);
  });

  it('tells an offer in one line', () => {
    const lines = [line(1, 'offered', 0), line(2, 'gives', 0), line(3, 'wants', 0), line(4, 'withdrew', 0)];
    expect(new Entries(HEROES).of(lines, language).map(({ text }) => text)).toEqual([
      'Ada offered; gives; wants.',
      'Ada withdrew.',
    ]);
  });

  it('has a mark wherever somebody else acts, and no line without words', () => {
    const lines = [
      line(1, 'turn', 0),
      line(2, 'bought', 0),
      line(3, 'moved', 1),
      line(4, 'sold', 0),
      line(5, 'sold', 1),
    ];
    expect(new Entries(HEROES).of(lines, language).map(({ id, big, first }) => [id, big, first])).toEqual([
      [1, true, true],
      [2, false, true],
      [4, false, false],
      [5, false, true],
    ]);
  });

  it('keeps the entries that say the same, and puts each into words once', () => {
    const said: string[] = [];
    const counted = {
      news: (news: { name: string }, who?: string) => {
        said.push(news.name);
        return language.news(news as never, who);
      },
    } as unknown as TitleLanguage;
    const lines = [line(1, 'bought', 0), line(2, 'offered', 1)];
    const entries = new Entries(HEROES);
    const before = entries.of(lines, counted);
    const after = entries.of([...lines, line(3, 'gives', 1), line(4, 'sold', 0)], counted);
    expect(after.map(({ text }) => text)).toEqual(['Ada bought.', 'Ada offered; gives.', 'Ada sold.']);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(said.filter((name) => name === 'bought')).toHaveLength(1);
  });

  it('is in another language from one moment to the next', () => {
    const entries = new Entries();
    const lines = [line(1, 'bought', 0)];
    entries.of(lines, language);
    const other = { news: () => 'Ada kupuje.' } as unknown as TitleLanguage;
    expect(entries.of(lines, other).map(({ text }) => text)).toEqual(['Ada kupuje.']);
  });
});
