import { expect, test } from 'vitest';

import { distinctness } from './distinctness.ts';

test('finds the two most alike', () => {
  expect(distinctness(['ffffffffffffffff', '0000000000000000', '0000000000000003'])).toEqual({
    distance: 2,
    pair: [1, 2],
  });
});

test('one picture has nothing to be like', () => {
  expect(distinctness(['ffffffffffffffff'])).toEqual({ distance: 64, pair: undefined });
});
