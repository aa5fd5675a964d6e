import { beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../api/types';
import { Language, TitleLanguage } from '../../words/language';
import { GRAINS } from './grain';
import { TERRAIN_IDS, type View, civilizationText, inCapital, landmarkAt, spell } from './model';

const asked = (kind: string): Game<View> => ({ question: { kind } }) as unknown as Game<View>;

describe('the capital', () => {
  it('is where buildings and landmarks are placed, for whoever sits at the table', () => {
    expect(inCapital({ game: asked('build'), seat: 0 })).toBe(true);
    expect(inCapital({ game: asked('raise'), seat: 1 })).toBe(true);
    expect(inCapital({ game: asked('build'), seat: -1 })).toBe(false);
    expect(inCapital({ game: asked('conquer'), seat: 0 })).toBe(false);
    expect(inCapital({ game: null, seat: 0 })).toBe(false);
  });
});

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

  it('spells an effect as the name of its text', () => {
    expect(spell({ gain: { coin: 1 } })).toBe('gain-coin-1');
    expect(spell([{ points: 3 }, { may_build: true }])).toBe('points-3-or-may-build-yes');
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
