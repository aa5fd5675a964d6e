import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Changes } from '../api/types';
import type { BoardState } from '../boards/board';
import { changes } from '../boards/hadara/words';
import { CONTENT, DRAFT as game, NOUNS, TABLE } from '../test/hadara';
import { EVERYWHERE, Language, TitleLanguage } from '../words/language';
import PanelAt from '../test/PanelAt.svelte';
import { byDigit, groups } from './panel';

const answers = (game.question?.answers ?? []) as Answer[];
const language = new Language('en');

function board(): BoardState {
  const words = new TitleLanguage(language, 'hadara', NOUNS, ['Ania', 'Bot 1', 'Bot 2']);
  return {
    table: TABLE,
    game,
    content: CONTENT,
    names: ['Ania', 'Bot 1', 'Bot 2'],
    language: words,
    seat: 0,
    eye: 0,
    answers,
    preview: null,
    answer: (word) => answers.find((answer) => answer.word === word),
    label: (answer) => words.message(answer.label),
    choose: vi.fn(),
    explain: vi.fn(() => Promise.resolve(undefined)),
    onNews: () => () => undefined,
  };
}

describe('the panel', () => {
  beforeEach(() => language.load(EVERYWHERE, 'hadara'));

  it('groups answers by their span, in the order of the server', () => {
    expect(groups(answers).map((group) => group.span)).toEqual(['buy', 'sell']);
    expect(groups(answers).flatMap((group) => group.answers)).toEqual(answers);
  });

  it('knows the answers of the digits', () => {
    expect(byDigit(answers, '1')).toBe(answers[0]);
    expect(byDigit(answers, '9')).toBe(answers[8]);
    expect(byDigit(answers, '0')).toBeUndefined();
    expect(byDigit(answers, 'u')).toBeUndefined();
  });

  it('has a button with words for every answer, and sends what is pressed', async () => {
    const state = board();
    render(PanelAt, { state, changes: (found: Changes) => changes(found, state.language) });
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.dataset['word'])).toEqual(answers.map((answer) => answer.word));
    expect(buttons[0]?.querySelector('.hidden-text')?.textContent).toMatch(/^Buy .+ to the pile$/);
    expect(buttons[0]?.getAttribute('aria-keyshortcuts')).toBe('1');
    await fireEvent.click(buttons[1] as HTMLElement);
    expect(state.choose).toHaveBeenCalledWith(answers[1]?.word);
  });

  it('shows beforehand what an answer would change', () => {
    const state = board();
    const found = changes(answers[0]?.changes ?? {}, state.language);
    expect(found.map((change) => change.name)).toEqual(['Coins', 'culture', 'food', 'Cards']);
    expect(found[0]).toEqual({ name: 'Coins', before: 9, after: 4 });
  });
});
