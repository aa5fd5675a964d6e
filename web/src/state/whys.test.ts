import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/http';
import { Whys } from './whys';

const why = (word: string, clause = 'hadara/5.2', message = 'hadara-why-5-2') => ({
  word,
  label: { message: 'hadara-draft-buy', args: { card: 3 } },
  clause,
  message,
  sum: null,
});

describe('why an answer is not possible', () => {
  const told = vi.spyOn(api, 'why');
  afterEach(() => told.mockReset());

  it('is asked in one request, with the number of the question, and kept', async () => {
    told.mockResolvedValue({
      number: 7,
      why: ['buy-3', 'buy-4'].map((word) => why(word)),
    });
    const whys = new Whys('t');
    const found = await Promise.all([whys.of(0, 7, 'buy-3'), whys.of(0, 7, 'buy-4')]);
    expect(found.map((one) => one?.word)).toEqual(['buy-3', 'buy-4']);
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
    told.mockResolvedValue({ number: 8, why: [why('buy-3', '', '')] });
    expect((await whys.of(0, 8, 'buy-3'))?.word).toBe('buy-3');
  });
});
