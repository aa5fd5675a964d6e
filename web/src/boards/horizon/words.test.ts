import { beforeAll, describe, expect, it } from 'vitest';
import fixture from '../../test/horizon.json';
import { Language, TitleLanguage } from '../../words/language';
import { type Data, list } from '../parts/read';
import { Words, plain } from './words';

const document = fixture.content.document as unknown as Data;
const CODES = /○|≥|[a-z]+-[a-z]+-\d|horizon-|undefined|\[object|\{|\}/;

describe.each(['en', 'ru', 'pl'] as const)('what is printed, in words (%s)', (code) => {
  const language = new Language(code);
  const words = new Words(new TitleLanguage(language, 'horizon', fixture.content.nouns));
  beforeAll(() => language.load('horizon'));

  it('has a sentence and symbols for every part of every card, and no codes', () => {
    for (const noun of ['technology', 'leader'])
      for (const card of list(document, noun)) {
        const parts = words.card(card);
        expect(parts.length, String(card['id'])).toBeGreaterThan(0);
        for (const part of parts) {
          expect(part.text, String(card['id'])).toMatch(/\p{L}{2}/u);
          expect(part.text).not.toMatch(CODES);
          expect(plain(part.tokens)).not.toMatch(CODES);
        }
      }
  });

  it('has words for structures, governments, cells, goals and actions', () => {
    const told = [
      ...list(document, 'structure').map((each) => words.structure(each)),
      ...list(document, 'government').flatMap((each) => words.government(each).map(({ text }) => text)),
      ...[...list(document, 'cell'), ...list(document, 'investment')].map((each) => words.cell(each)),
      ...[...list(document, 'cell'), ...list(document, 'investment')].map((each) => plain(words.cellTokens(each))),
      ...list(document, 'goal').map((each) => words.needed(each)),
      ...list(document, 'action').map((each) => words.action(each)),
    ];
    for (const text of told) {
      expect(text).toMatch(/\p{L}/u);
      expect(text).not.toMatch(CODES);
    }
  });
});

describe('in English', () => {
  const language = new Language('en');
  const words = new Words(new TitleLanguage(language, 'horizon', fixture.content.nouns));
  beforeAll(() => language.load('horizon'));

  it.each<[Data, string]>([
    [{ invest: 'food' }, 'invest a food cube'],
    [
      { recruit: 'soldier', from: 'columns', strength: 2 },
      'recruit a soldier of strength 2 with a piece from the columns',
    ],
    [{ choose: [[{ token: 'settle' }], [{ coins: 1 }]] }, 'take a settle token or gain 1 coin'],
    [{ each: { count: 'villages' }, do: [{ coins: 1 }], most: 2 }, 'gain 1 coin for each of your villages (2 at most)'],
  ])('%j is told', (effect, told) => expect(words.does(effect)).toBe(told));

  it('an action is told with its price', () => {
    expect(words.action({ cost: { coins: 3 }, action: [{ research: [2, 3], from: 'active' }] })).toBe(
      '3 coins: research a technology of level II or III with an active piece',
    );
  });

  it('what lasts is told with its occasion', () => {
    expect(words.lasting({ on: 'settle', do: [{ population: 1 }] })).toBe('when you settle: activate 1 piece');
    expect(words.lasting({ modifier: 'structure-price', by: -1 })).toBe('structures cost you 1 coin less');
    expect(words.score({ each: { count: 'villages' }, vp: 2 })).toBe('2 points for each of your villages');
  });
});
