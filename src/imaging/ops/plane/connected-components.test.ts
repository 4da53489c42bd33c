import { expect, test } from 'vitest';

import { connectedComponents, neighbours } from './connected-components.ts';

test('components are equal marks that share a side, neither a corner nor the end of a row', () => {
  const marks = Float32Array.from(
    [
      [1, 0, 2, 1],
      [1, 0, 1, 0],
      [0, 1, 1, 0],
    ].flat(),
  );
  expect(connectedComponents(marks, 4, 3).map((group) => [...group].sort((a, b) => a - b))).toEqual([
    [0, 4],
    [2],
    [3],
    [6, 9, 10],
  ]);
});

test('a corner has two neighbours, an inner pixel four', () => {
  expect(neighbours(0, 3, 3)).toEqual([1, 3]);
  expect(neighbours(4, 3, 3)).toEqual([3, 5, 1, 7]);
  expect(neighbours(8, 3, 3)).toEqual([7, 5]);
});
