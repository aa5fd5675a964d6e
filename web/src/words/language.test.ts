import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { NOUNS } from '../test/hadara';
import { EVERYWHERE, LANGUAGES, Language, TitleLanguage, preferred } from './language';

const SOURCES = join(import.meta.dirname, '..');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes('.test.') ? [readFileSync(path, 'utf-8')] : [];
  });
}

/** Every message of the client that its sources name in full. */
function asked(): string[] {
  const found = sources(SOURCES).flatMap((text) =>
    [...text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g), ...text.matchAll(/'(nav-[a-z]+)'/g)].map((match) => match[1] ?? ''),
  );
  return [...new Set(found)];
}

describe('a language', () => {
  it('has every message that the client asks for, in each language', async () => {
    expect(asked().length).toBeGreaterThan(150);
    for (const code of LANGUAGES) {
      const language = new Language(code);
      await language.load(EVERYWHERE);
      expect(asked().filter((id) => !language.has(`web-${id}`))).toEqual([]);
    }
  });

  it('says numbers in the right plural form', async () => {
    const russian = new Language('ru');
    await russian.load(EVERYWHERE);
    expect(russian.say('web-count', { count: 1 })).toBe('1 карта');
    expect(russian.say('web-count', { count: 3 })).toBe('3 карты');
    expect(russian.say('web-count', { count: 5 })).toBe('5 карт');
  });

  it('puts no invisible marks around what is filled in', async () => {
    const english = new Language('en');
    await english.load(EVERYWHERE);
    expect(english.say('web-waiting', { names: 'Ada' })).toBe('Waiting for Ada');
  });

  it('says the id of a message that it does not have', () => {
    expect(new Language('en').say('web-nowhere')).toBe('web-nowhere');
  });

  it('asks the server for the words of a title that the client was not built with', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(path.includes('/pl/') ? 'ferry = Prom' : '', { status: 200 }));
    });
    const polish = new Language('pl');
    await polish.load('ferry', 'hadara');
    await polish.load('ferry');
    vi.unstubAllGlobals();
    expect(asked).toEqual(['/locale/pl/ferry.ftl']);
    expect(polish.say('ferry')).toBe('Prom');
  });

  it('is the first of the browser that is one of ours, else English', () => {
    expect(preferred(['de-DE', 'pl-PL', 'ru'])).toBe('pl');
    expect(preferred(['fr'])).toBe('en');
    expect(preferred([])).toBe('en');
  });
});

describe('own content', () => {
  const part = { message: 'effect-say-points', numbers: { n: 7 }, parts: {} };
  const whole = {
    message: 'effect-say-all',
    numbers: {},
    parts: {
      first: { message: 'effect-say-cards', numbers: { n: 2 }, parts: {} },
      second: { message: 'effect-say-per-landmarks', numbers: {}, parts: { points: part } },
    },
  };
  const nouns = { effect: ['points-5', 'all-own', 'unsaid'] };

  it.each([
    ['en', '2 tapestry cards and 7 points per landmark'],
    ['ru', '2 карты эпох и 7 ПО за каждое достижение'],
    ['pl', '2 karty gobelinu i 7 PZ za każdą budowlę'],
  ] as const)('is put together from words in %s', async (code, said) => {
    const language = new Language(code);
    await language.load(EVERYWHERE, 'tapestry');
    const table = new TitleLanguage(language, 'tapestry', nouns, [], { effect: { '1': whole } });
    expect(table.putTogether(whole)).toBe(said);
    expect(table.value('other-effect', 1)).toBe(said);
    expect(table.known('effect', 'all-own')).toBe(said);
    expect(table.known('effect', 'points-5')).toBe(language.say('tapestry-effect-points-5'));
    expect(table.known('effect', 'unsaid')).toBe('');
  });
});

describe('a place of a player', () => {
  it.each([
    ['en', 'start tile of Bo'],
    ['ru', 'начальная территория (Bo)'],
    ['pl', 'kafel startowy (Bo)'],
  ] as const)('is called by name in %s', async (code, said) => {
    const language = new Language(code);
    await language.load(EVERYWHERE, 'horizon');
    const table = new TitleLanguage(language, 'horizon', { place: ['cradle', 'home-1', 'home-2'] }, ['Ada', 'Bo']);
    expect(table.value('to-place', 2)).toBe(said);
  });
});

describe('a language at a table', () => {
  const language = new Language('en');
  const table = new TitleLanguage(language, 'hadara', NOUNS, ['Ada', 'Bo']);

  it('reads numbers by the last part of their name', async () => {
    await language.load(EVERYWHERE, 'hadara');
    expect(table.value('card', 0)).toBe('Oasis Salt Seller');
    expect(table.value('other-card', 1)).toBe('Caravan Guide');
    expect(table.value('price', 7)).toBe(7);
    expect(table.value('seat', 1)).toBe('Bo');
    expect(table.value('seat', -1)).toBe('nobody');
    expect(table.value('card', 999)).toBe('something unknown');
    expect(new TitleLanguage(language, 'heroes', { offer: ['1', '2'] }).value('offer', 0)).toBe('1');
  });

  it('tells news, with the secret where it is known', () => {
    const news = { name: 'sold', message: 'hadara-news-sold', seat: 1, data: { colour: 1, coins: 2 }, secret: null };
    expect(table.news(news)).toBe('Bo sells a red card for 2 coins.');
    const known = { ...news, message: 'hadara-news-sold-secret', secret: { card: 0 } };
    expect(table.news(known)).toBe('Bo sells Oasis Salt Seller for 2 coins.');
    expect(table.news({ ...news, message: 'hadara-news-moved' })).toBe('');
  });
});
