import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Content } from '../api/types';
import { loadGlossary } from '../boards/glossary';
import { COLOURS as HORIZON_COLOURS, SYMBOLS as HORIZON } from '../boards/horizon/symbols';
import { CARDS, ITEMS } from '../boards/heroes/symbols';
import { SIGNS } from '../boards/tapestry/symbols';
import { words } from '../state/words.svelte';
import { TitleLanguage } from '../words/language';
import { Terms } from '../words/terms';
import { CONTENT } from '../test/hadara';
import Drawing from './Drawing.svelte';
import heroes from '../test/heroes.json';
import horizon from '../test/horizon.json';
import tapestry from '../test/tapestry.json';

const CONTENTS: Record<string, unknown> = { hadara: { content: CONTENT }, heroes, horizon, tapestry };
const TITLES = Object.keys(CONTENTS);

async function bookOf(title: string) {
  await words.use('en');
  await words.need(title);
  const { content } = CONTENTS[title] as { content: Content };
  const glossary = await loadGlossary(title);
  if (!glossary) throw new Error(title);
  const language = new TitleLanguage(words.language, title, content.nouns);
  return { glossary, language, terms: new Terms(language, []), document: content.document };
}

describe('the pictures of the rules', () => {
  afterEach(cleanup);

  it.each(TITLES)('are drawn for every term that says so, each with its name (%s)', async (title) => {
    const book = await bookOf(title);
    const empty: string[] = [];
    for (const id of book.glossary.drawn) {
      const { container } = render(Drawing, { book, id, width: 200, height: 200 });
      const picture = container.querySelector('[role=img]');
      const name = book.language.attribute(`gloss-${id}`, 'name');
      if (!name || picture?.getAttribute('aria-label') !== name || !picture.querySelector('.inside svg, .inside i'))
        empty.push(id);
      cleanup();
    }
    expect(empty).toEqual([]);
  });

  it.each([
    ['horizon', [...Object.keys(HORIZON), ...Object.keys(HORIZON_COLOURS)]],
    ['heroes', [...Object.keys(CARDS), ...Object.keys(ITEMS)]],
    ['tapestry', Object.keys(SIGNS)],
  ])('have a term for every symbol of the board (%s)', async (title, symbols) => {
    const { glossary } = await bookOf(title);
    expect(symbols.filter((each) => !(each in glossary.terms))).toEqual([]);
  });

  it('have none where the client knows no glossary', async () => {
    expect(await loadGlossary('go')).toBeNull();
    expect(await loadGlossary('constructor')).toBeNull();
  });
});
