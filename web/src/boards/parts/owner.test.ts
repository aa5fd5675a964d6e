import { expect, it } from 'vitest';
import type { Table } from '../../api/types';
import { ownerOf } from './owner';

it('a mat has a name where it is not my own', () => {
  const table = { seats: [{ mine: true }, { mine: false }] } as unknown as Table;
  const board = { table, names: ['Ada', 'Bo'] };
  expect(ownerOf(board, 0)).toBe('');
  expect(ownerOf(board, 1)).toBe('Bo');
});
