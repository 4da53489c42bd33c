import { expect, test } from 'vitest';

import { sharesOf } from './normalize-bytes.ts';

test('bytes become shares of one', () => {
  expect([...sharesOf(Uint8Array.of(0, 51, 255))]).toEqual([0, Math.fround(0.2), 1]);
});
