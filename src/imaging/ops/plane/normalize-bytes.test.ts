import { expect, test } from 'vitest';

import { normalizeBytes } from './normalize-bytes.ts';

test('bytes become floats from 0 to 1', () => {
  expect([...normalizeBytes(Uint8Array.of(0, 51, 255))]).toEqual([0, Math.fround(0.2), 1]);
});
