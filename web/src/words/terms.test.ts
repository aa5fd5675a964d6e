import { beforeAll, describe, expect, it } from 'vitest';
import { blocks } from '../ui/prose';
import { Language, TitleLanguage } from './language';
import { Terms } from './terms';

const TEXT = `
bazaar-gloss-die = shows a track.
    .name = Science die
    .forms = science die
bazaar-gloss-science = a track.
    .name = Science
    .forms = science
bazaar-gloss-colony = земля.
    .name = Колония
    .forms = колони*
bazaar-gloss-points = очки.
    .name = ПО
    .forms = ПО
bazaar-gloss-seen = only on the board.
    .name = Seen
`;

describe('the terms of a title', () => {
  let language: TitleLanguage;
  let terms: Terms;
  const found = (text: string): string[] => terms.find(text).map(({ id }) => id);

  beforeAll(() => {
    const plain = new Language('en');
    plain.add('bazaar', TEXT);
    language = new TitleLanguage(plain, 'bazaar', {});
    terms = new Terms(language, ['die', 'science', 'colony', 'points', 'seen']);
  });

  it('are found by their forms, the longer first, as whole words', () => {
    expect(found('The science die and Science, not conscience.')).toEqual(['die', 'science']);
    expect(found('Колонии и колонию')).toEqual(['colony', 'colony']);
    expect(found('по морю за 5 ПО')).toEqual(['points']);
    expect(new Terms(language, []).find('science')).toEqual([]);
  });

  it('are marked where a section first speaks of them', () => {
    const texts = ['science and science', 'the science die, science', 'колонии'];
    const firsts = terms.firsts(texts);
    expect(firsts.map((each) => [...each])).toEqual([['science'], ['die'], ['colony']]);
    const [block] = blocks(texts[0] ?? '', { terms, wanted: firsts[0] ?? new Set() });
    expect(block).toEqual({
      kind: 'text',
      pieces: [
        { text: 'science', kind: 'plain', term: 'science' },
        { text: ' and science', kind: 'plain' },
      ],
    });
  });

  it('are told with their name, and perhaps a value', () => {
    expect(language.gloss('seen')).toBe('Seen: only on the board.');
    expect(language.gloss('science', 3)).toBe('Science 3: a track.');
  });

  it('leave clauses to be links, if there are such', () => {
    const [block] = blocks('as in **2.2** and 9.9 (2.3a)', { clauses: new Set(['2.2', '2.3a']) });
    const pieces = block?.kind === 'text' ? block.pieces : [];
    expect(pieces.flatMap(({ clause }) => clause ?? [])).toEqual(['2.2', '2.3a']);
    expect(pieces.map(({ text }) => text).join('')).toBe('as in 2.2 and 9.9 (2.3a)');
  });
});
