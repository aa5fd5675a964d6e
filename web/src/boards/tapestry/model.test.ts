import { beforeAll, describe, expect, it } from 'vitest';
import { Language, TitleLanguage } from '../../words/language';
import { GRAINS } from './terrain';
import { TERRAIN_IDS, bonusText, civilizationText, effectText, landmarkAt } from './model';

describe('the map', () => {
  it('has a pattern of its own for every terrain', () => {
    expect(new Set(GRAINS).size).toBe(TERRAIN_IDS.length);
  });
});

describe('what is printed', () => {
  const language = new Language('en');
  beforeAll(() => language.load('tapestry'));

  it('tells a civilization in the version that the table plays', () => {
    const words = new TitleLanguage(language, 'tapestry', {});
    const told = (version: string): string =>
      civilizationText(0, { civilization: [{ id: 'alchemists', version }] }, words);
    expect(told('')).toBe(language.say('tapestry-term-civilization-alchemists'));
    expect(told('experimental')).toBe(language.say('tapestry-term-civilization-alchemists-experimental'));
    expect(new Set([told(''), told('experimental'), told('pack')]).size).toBe(3);
  });

  it('tells effects by their numbers, and the price of a bonus', () => {
    const words = new TitleLanguage(language, 'tapestry', { effect: ['explore-adjacent', 'points-5'] });
    const place = { effects: { benefit: 0 }, buys: { effect: 1, sort: 1, amount: 2 } };
    expect(effectText(place, 'benefit', words)).toBe(language.say('tapestry-effect-explore-adjacent'));
    expect(bonusText(place, words)).toBe('5 points (2 × tile)');
    expect([effectText({}, 'benefit', words), bonusText({}, words)]).toEqual(['', '']);
  });

  it('has landmarks on the spaces that name one', () => {
    const document = {
      landmark: [{ id: 'forge' }, { id: 'barracks' }],
      place: [
        { track: 'military', space: 3 },
        { track: 'military', space: 5, landmark: 'barracks' },
        { track: 'science', space: 3, landmark: 'forge' },
      ],
    };
    expect([0, 3, 4, 5].map((space) => landmarkAt(document, 2, space))).toEqual([-1, -1, -1, 1]);
    expect(landmarkAt(document, 1, 3)).toBe(0);
  });
});
