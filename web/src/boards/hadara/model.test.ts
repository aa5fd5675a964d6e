import { describe, expect, it } from 'vitest';
import { CONTENT as content, DRAFT, NOUNS, TABLE as table } from '../../test/hadara';
import { Language, TitleLanguage } from '../../words/language';
import { ART as FIRST } from './art/first';
import { ART as SECOND } from './art/second';
import { ART as THIRD } from './art/third';
import { printOf } from './model';
import { effectText, stages } from './words';

describe('what is printed', () => {
  it('has a picture for every card, among those of its epoch', () => {
    const art = [FIRST, SECOND, THIRD];
    const pictured = (id: string): boolean => art[Number(id[1]) - 1]?.[id]?.includes('<svg') ?? false;
    expect(printOf({ content }).card.filter((card) => !pictured(card.id))).toEqual([]);
  });

  it('is read as the document of the table says, whatever its options are', async () => {
    const language = new Language('en');
    await language.load('hadara');
    const words = new TitleLanguage(language, 'hadara', NOUNS);
    const coins = { kind: 'colony-coins', coins: 4 };
    const busts = { kind: 'bust-bonus', steps: 2, points: 0 };
    const cards = printOf({ content }).card.map((card) =>
      card.effect?.kind === 'colony-coins'
        ? { ...card, effect: busts }
        : card.effect?.kind === 'bust-bonus'
          ? { ...card, effect: coins }
          : card,
    );
    const options = { ...table.options, 'epoch-two': 'bust-bonus-first', 'bust-points': 'none' };
    const board = {
      content: { ...content, document: { ...content.document, card: cards } },
      table: { ...table, options },
    };
    const said = printOf(board)
      .card.filter(
        (card) => card.id.startsWith('p2') && ['colony-coins', 'bust-bonus'].includes(String(card.effect?.kind)),
      )
      .map((card) => effectText(card, words));
    expect(said.filter((text) => text.startsWith('Each of your busts adds')).length).toBe(2);
    expect(said.filter((text) => text.startsWith('Each time you take a colony')).length).toBe(1);
    expect(said.filter((text) => text.includes('point'))).toEqual([]);
  });

  it('has words for every effect in every language', async () => {
    for (const code of ['en', 'ru', 'pl'] as const) {
      const language = new Language(code);
      await language.load('hadara');
      const words = new TitleLanguage(language, 'hadara', NOUNS);
      for (const card of printOf({ content }).card.filter((each) => each.effect))
        expect(effectText(card, words)).not.toMatch(/hadara-|\{/);
    }
  });

  it('names the colour of the cards that are counted in its case', async () => {
    const counted = printOf({ content }).card.find((card) => card.effect?.['colour'] === 'green');
    const said: string[] = [];
    for (const code of ['en', 'ru', 'pl'] as const) {
      const language = new Language(code);
      await language.load('hadara');
      if (counted) said.push(effectText(counted, new TitleLanguage(language, 'hadara', NOUNS)));
    }
    expect(said[0]).toContain('each green card');
    expect(said[1]).toContain('зелёную карту');
    expect(said[2]).toContain('zieloną kartę');
  });
});

describe('the stages', () => {
  it('show where the game is', async () => {
    const language = new Language('en');
    await language.load('hadara');
    const words = new TitleLanguage(language, 'hadara', NOUNS);
    const shown = stages(DRAFT, words, content.document);
    expect(shown.filter((stage) => stage.on).map((stage) => stage.name)[0]).toMatch(/^Draft \d\/5$/);
  });
});
