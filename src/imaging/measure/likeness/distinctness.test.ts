import { expect, test } from 'vitest';

import { distinctness } from './distinctness.ts';

test('finds the two most similar', () => {
  expect(distinctness(['ffffffffffffffff', '0000000000000000', '0000000000000003'])).toEqual({
    distance: 2,
    pair: [1, 2],
  });
});

test('a single picture has the largest distance and no pair', () => {
  expect(distinctness(['ffffffffffffffff'])).toEqual({ distance: 64, pair: undefined });
});
