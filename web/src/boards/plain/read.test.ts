import { describe, expect, it } from 'vitest';
import { NOUNS } from '../../test/hadara';
import { Language, TitleLanguage } from '../../words/language';
import { counted, entries, fieldName } from './read';

const language = new Language('en');
const words = new TitleLanguage(language, 'hadara', NOUNS);

describe('the plain board', () => {
  it('names fields in the words of the title', async () => {
    await language.load('hadara');
    expect(fieldName('coins', words)).toBe('Coins');
    expect(fieldName('battle_deck', words)).toBe('battle deck');
  });

  it('leaves out what is not there', () => {
    const found = entries({ coins: 3, cards: [], fallen: false, gold: 0, ally: -1 }, words, {});
    expect(found.map((entry) => entry.value)).toEqual([3, 0]);
  });

  it('calls components by their names', () => {
    const view = { first_colour: 1, colours: [0, -3], coins: 2 };
    const found = entries(view, words, NOUNS);
    expect(found.map((entry) => entry.value)).toEqual(['red', ['yellow', '?'], 2]);
    expect(entries({ colours: 2 }, words, NOUNS)[0]?.value).toBe(2);
  });

  it('counts components by name', () => {
    expect(counted([0, 2, 0, 0, 1], { colour: NOUNS.colour }, words)).toEqual(['red ×2', 'purple ×1']);
    expect(counted([1, 2], NOUNS, words)).toBeUndefined();
  });
});
