import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Analysis } from '../api/types';
import { words } from '../state/words.svelte';
import Standing from './Standing.svelte';
import type { Review } from './review.svelte';

const REPLY = { reason: null, before: 0, seconds: 100, done: 0, tasks: 0, analysis: null };
const ask = vi.fn();

beforeAll(async () => {
  await words.use('en');
  await words.need('analysis');
  await words.need('review');
});
afterEach(cleanup);

function standing(state: string, more: Partial<Analysis> = {}, review: Partial<Review> = {}): HTMLElement {
  const reply = { ...REPLY, state, ...more } as Analysis;
  const seen = {
    reply,
    refusal: null,
    lost: false,
    busy: false,
    ask,
    replay: { table: { title: 'hadara' } },
    ...review,
  };
  return render(Standing, { review: seen as unknown as Review }).container;
}

it('it can be asked for, with the time that it takes', () => {
  const seen = standing('none');
  seen.querySelector('button')?.click();
  expect(seen.querySelector('button')?.textContent).toBe('Analyse this game, about 2 minutes');
  expect(ask).toHaveBeenCalledOnce();
});

it('whoever waits knows how many games come before, and that nobody has to stay', () => {
  expect(standing('waiting').textContent).toContain('This game is analysed next. It goes on when you leave.');
  expect(standing('waiting', { before: 1 }).textContent).toContain('One game is analysed before this one.');
  expect(standing('waiting', { before: 3 }).textContent).toContain('3 games are analysed before this one.');
  expect(standing('running', { seconds: 20 }).textContent).toContain('about 1 minute is left');
});

it('a failure keeps what is done and can be tried again; a refusal says why', () => {
  expect(standing('failed').querySelector('button')?.textContent).toBe('Again');
  const reason = { message: 'analysis-no-bot', args: {} };
  expect(standing('unavailable', { reason }).textContent).toContain('No bot can judge Hadara');
  const refusal = { message: 'analysis-unfinished', args: { answers: 12 } };
  expect(standing('none', {}, { refusal }).textContent).toContain('not finished after 12 answers');
});

it('where all is there nothing is said, unless the connection is lost', () => {
  expect(standing('done').textContent?.trim()).toBe('');
  expect(standing('done', {}, { lost: true }).textContent).toContain('The connection is lost');
});
