import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/http';
import type { Why } from '../api/types';
import type { TitleLanguage } from '../words/language';
import { Whys, reasonOf } from './whys';
import { words } from './words.svelte';

const why = (word: string, clause = '', message = '', sum: Why['sum'] = null): Why => {
  const label = { message: 'hadara-draft-buy', args: { card: 3 } };
  return { word, label, clause, message, sum };
};

describe('a reason', () => {
  it('has the numbers behind it, where there are any', () => {
    const say = vi.spyOn(words, 'say').mockReturnValue('Too few coins.');
    const language = { message: () => 'It costs 9, you have 6.' } as unknown as TitleLanguage;
    const sum = { message: 'hadara-sum-price', args: {} };
    expect(reasonOf(language, why('buy-3', 'hadara/5.2', 'hadara-why-5-2', sum))).toBe(
      'Too few coins. It costs 9, you have 6.',
    );
    expect(reasonOf(language, why('buy-3', 'hadara/5.2', 'hadara-why-5-2'))).toBe('Too few coins.');
    say.mockRestore();
  });
});

describe('why an answer is not possible', () => {
  const told = vi.spyOn(api, 'why');
  afterEach(() => told.mockReset());

  it('is asked in one request, with the number of the question, and kept', async () => {
    told.mockResolvedValue({
      number: 7,
      why: ['buy-3', 'buy-4'].map((word) => why(word, 'hadara/5.2', 'hadara-why-5-2')),
    });
    const whys = new Whys('t');
    const found = await Promise.all([whys.of(0, 7, 'buy-3'), whys.of(0, 7, 'buy-4')]);
    expect(found.map((why) => why?.word)).toEqual(['buy-3', 'buy-4']);
    await whys.of(0, 7, 'buy-3');
    expect(told.mock.calls).toEqual([['t', 0, 7, ['buy-3', 'buy-4']]]);
  });

  it('is asked apart for two questions, however near they are', async () => {
    told.mockResolvedValue({ number: 8, why: [] });
    const whys = new Whys('t');
    await Promise.all([whys.of(0, 7, 'buy-3'), whys.of(0, 8, 'road-1')]);
    expect(told.mock.calls).toEqual([
      ['t', 0, 7, ['buy-3']],
      ['t', 0, 8, ['road-1']],
    ]);
  });

  it('is not told of a question that has passed, and asked again', async () => {
    told.mockResolvedValue({ number: 8, why: [] });
    const whys = new Whys('t');
    expect(await whys.of(0, 7, 'buy-3')).toBeUndefined();
    told.mockResolvedValue({ number: 8, why: [why('buy-3')] });
    expect((await whys.of(0, 8, 'buy-3'))?.word).toBe('buy-3');
  });
});
