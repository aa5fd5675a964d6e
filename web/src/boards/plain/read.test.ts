import { describe, expect, it } from 'vitest';
import fixture from '../../test/hadara.json';
import { Language, TitleLanguage } from '../../words/language';
import { counted, entries, fieldName } from './read';

const language = new Language('en');
const words = new TitleLanguage(language, 'hadara', fixture.title.nouns);

describe('the plain board', () => {
  it('names fields in the words of the title', async () => {
    await language.load('hadara');
    expect(fieldName('coins', words)).toBe('Coins');
    expect(fieldName('battle_deck', words)).toBe('battle deck');
  });

  it('leaves out what is not there', () => {
    expect(entries({ coins: 3, cards: [], fallen: false, gold: 0 }, words).map((entry) => entry.value)).toEqual([3, 0]);
  });

  it('counts components by name', () => {
    expect(counted([0, 2, 0, 0, 1], { colour: fixture.title.nouns.colour }, words)).toEqual(['red ×2', 'purple ×1']);
    expect(counted([1, 2], fixture.title.nouns, words)).toBeUndefined();
  });
});
