import { expect, test } from 'vitest';

import { secretRandom } from './secret-random.ts';

const numbers = (secret: string, count: number): number[] => {
  const random = secretRandom(Buffer.from(secret));
  return Array.from({ length: count }, random);
};

test('the same secret gives the same numbers on every machine, and another secret other numbers', () => {
  expect(numbers('a', 5_000)).toEqual(numbers('a', 5_000));
  expect(numbers('a', 1)).not.toEqual(numbers('b', 1));
});

test('numbers are spread evenly from 0 to below 1, over the end of a block too', () => {
  const drawn = numbers('a', 10_000);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(drawn.reduce((sum, each) => sum + each, 0) / drawn.length).toBeCloseTo(0.5, 1);
  expect(new Set(drawn).size).toBeGreaterThan(9_990);
});
