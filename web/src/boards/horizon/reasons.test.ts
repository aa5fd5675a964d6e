import { expect, test } from 'vitest';
import type { Why } from '../../api/types';
import type { BoardState } from './model';
import { whyNot } from './reasons';

/** A server that answers when it is let. */
function slow(): { board: BoardState; answer: () => Promise<void> } {
  const waiting: (() => void)[] = [];
  const explain = (word: string): Promise<Why> =>
    new Promise((done) => waiting.push(() => done({ word, message: `why-${word}`, clause: 'horizon/4.1' } as Why)));
  return { board: { explain } as unknown as BoardState, answer: async () => waiting.forEach((each) => each()) };
}

test('each thing is told why it cannot be chosen', async () => {
  const { board, answer } = slow();
  const told: string[] = [];
  whyNot(board, [3, 5], String, (thing, { message }) => told.push(`${thing} ${message}`));
  await answer();
  expect(told).toEqual(['3 why-3', '5 why-5']);
});

test('who has left before the answer comes is told nothing', async () => {
  const { board, answer } = slow();
  const told: number[] = [];
  whyNot(board, [3], String, (thing) => told.push(thing))();
  await answer();
  expect(told).toEqual([]);
});
