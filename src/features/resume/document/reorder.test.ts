import { expect, it } from 'vitest';
import { moveItem } from './reorder.ts';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [-1, 0, 'abc'],
])('moves %i to %i', (from, to, result) => {
  expect(moveItem([...'abc'], from, to).join('')).toBe(result);
});
