import { describe, expect, it } from 'vitest';
import type { Content, Game, Table } from '../../api/types';
import fixture from '../../test/hadara.json';
import { Language, TitleLanguage } from '../../words/language';
import { ART } from './art';
import { place, printOf } from './model';
import { effectText, stages } from './words';

const content = fixture.content as unknown as Content;
const table = fixture.table as unknown as Table;

describe('what is printed', () => {
  it('has a picture for every card', () => {
    const missing = printOf({ content, table }).card.filter((card) => !ART[card.id]?.includes('<svg'));
    expect(missing).toEqual([]);
  });

  it('is read as the option of the table says', () => {
    const swapped = { ...table, options: { ...table.options, 'epoch-two': 'bust-bonus-first' } };
    const kinds = (of: Table): (string | undefined)[] =>
      printOf({ content, table: of })
        .card.filter((card) => card.id.startsWith('p2'))
        .map((card) => card.effect?.kind);
    expect(kinds(table).filter((kind) => kind === 'colony-coins').length).toBe(2);
    expect(kinds(swapped).filter((kind) => kind === 'bust-bonus').length).toBe(2);
    expect(kinds(swapped).filter((kind) => kind === 'colony-coins').length).toBe(1);
  });

  it('has words for every effect in every language', async () => {
    for (const code of ['en', 'ru', 'pl'] as const) {
      const language = new Language(code);
      await language.load('hadara');
      const words = new TitleLanguage(language, 'hadara', fixture.title.nouns);
      for (const card of printOf({ content, table }).card.filter((each) => each.effect))
        expect(effectText(card, words)).not.toMatch(/hadara-|\{/);
    }
  });
});

describe('a track', () => {
  it('needs a "+10" tile only above ten', () => {
    expect([0, 1, 10, 11, 20, 21].map((value) => place(value))).toEqual([
      { tens: 0, cell: 0 },
      { tens: 0, cell: 1 },
      { tens: 0, cell: 10 },
      { tens: 1, cell: 1 },
      { tens: 1, cell: 10 },
      { tens: 2, cell: 1 },
    ]);
  });
});

describe('the stages', () => {
  it('show where the game is', async () => {
    const language = new Language('en');
    await language.load('hadara');
    const words = new TitleLanguage(language, 'hadara', fixture.title.nouns);
    const shown = stages(fixture.games.draft as unknown as Game, words);
    expect(shown.filter((stage) => stage.on).map((stage) => stage.name)[0]).toMatch(/^Draft \d\/5$/);
  });
});
