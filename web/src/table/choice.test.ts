import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Answer, Why } from '../api/types';
import type { BoardState } from '../boards/board';
import { words } from '../state/words.svelte';
import ChoiceAt from '../test/ChoiceAt.svelte';
import { tip } from '../ui/tip.svelte';

const answer = { word: 'red' } as Answer;

function board(answers: Answer[], explain: BoardState['explain']): BoardState {
  const found = (word: string): Answer | undefined => answers.find((each) => each.word === word);
  return { answers, answer: found, label: () => '', preview: null, explain } as unknown as BoardState;
}

describe('a choice', () => {
  beforeAll(() => words.use('en'));
  afterEach(() => {
    cleanup();
    tip.hide();
    vi.restoreAllMocks();
  });

  it('that is gone with its question is left without a word', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const state = board([answer], vi.fn());
    const { rerender } = render(ChoiceAt, { state, about: answer });
    const button = screen.getByRole('button');
    await fireEvent.pointerEnter(button);
    await rerender({ about: null });
    await fireEvent.pointerLeave(button);
    expect(warned).not.toHaveBeenCalled();
    expect(state.preview).toBeNull();
  });

  it('that was left before its reason came says nothing', async () => {
    let tell: (why: Why) => void = () => undefined;
    const state = board([], () => new Promise((told) => (tell = told)));
    render(ChoiceAt, { state, about: answer });
    const why = { word: 'red', message: 'server-busy', args: {}, clause: 'hadara/2.5' } as unknown as Why;
    const button = screen.getByRole('button');
    await fireEvent.pointerEnter(button);
    await fireEvent.pointerLeave(button);
    tell(why);
    await new Promise((done) => setTimeout(done)); // all that waits for it has gone on
    expect(tip.text).toBe('');
    await fireEvent.pointerEnter(button);
    tell(why);
    await vi.waitFor(() => expect(tip.text).not.toBe(''));
  });
});
