import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Chat } from '../api/types';
import type { TableState } from '../state/table.svelte';
import { words } from '../state/words.svelte';
import ChatPage from './Chat.svelte';

const said = (id: number, seat: number | null, more: Partial<Chat>): Chat => ({
  id,
  seat,
  name: 'x',
  text: '',
  said: null,
  at: 0,
  ...more,
});

describe('the chat', () => {
  beforeAll(() => words.use('en'));
  afterEach(cleanup);

  it('has what people wrote, and what bots say in the language of the reader', () => {
    const label = { message: 'heroes-decline-too-dear', args: { offer: 0, 'maker-seat': 0 } };
    const message = vi.fn(() => 'Ada, no to #1: you ask too much for it.');
    const state = {
      chat: [said(1, 0, { text: '<b>Iron?</b>' }), said(2, 1, { said: label })],
      names: ['Ada', 'Roza'],
      language: { message },
      readChat: vi.fn(),
      draft: '',
    } as unknown as TableState;
    render(ChatPage, { state });
    const lines = [...document.querySelectorAll('p')].map((line) => line.textContent?.replace(/\s+/g, ' ').trim());
    expect(lines).toEqual(['Ada <b>Iron?</b>', 'Roza Ada, no to #1: you ask too much for it.']);
    expect(message).toHaveBeenCalledWith(label);
  });
});
