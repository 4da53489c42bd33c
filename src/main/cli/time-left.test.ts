import { expect, test } from 'vitest';

import { timeLeft } from './time-left.ts';

test.each([
  ['nothing is done', 0, 12, 9_000, 9_000, ''],
  ['too few are done to know', 3, 12, 9_000, 0, ''],
  ['a third is done', 4, 12, 8_000, 0, ', about 16 s left'],
  ['time passes until the next', 4, 12, 11_000, 3_000, ', about 13 s left'],
  ['it takes longer than thought', 4, 12, 40_000, 32_000, ', about 1 s left'],
  ['minutes', 10, 120, 20_000, 0, ', about 4 min left'],
  ['all are done', 12, 12, 24_000, 0, ''],
])('%s', (_, done, total, elapsedMs, sinceLastMs, words) => {
  expect(timeLeft(done, total, elapsedMs, sinceLastMs)).toBe(words);
});
