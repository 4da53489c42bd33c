import { expect, test } from 'vitest';

import { type Example, fitRidge, valueOf } from './ridge.ts';

const EXAMPLES: readonly Example[] = [
  { numbers: [2, 1], label: 1 },
  { numbers: [2, -1], label: 1 },
  { numbers: [-2, 1], label: -1 },
  { numbers: [-2, -1], label: -1 },
];

test('without a penalty the least squares: only the first number tells', () => {
  const { weights, offset } = fitRidge(EXAMPLES, 0);
  expect(weights[0]).toBeCloseTo(0.5, 6);
  expect(weights[1]).toBeCloseTo(0, 6);
  expect(offset).toBeCloseTo(0, 6);
});

test('a penalty makes the weights smaller', () => {
  const { weights } = fitRidge(EXAMPLES, 1);
  expect(weights[0]).toBeCloseTo(0.25, 6); // the mean square of what was made alike is 1, and 1 is added to it
});

test('both kinds count the same, however many there are', () => {
  const many = [...EXAMPLES, ...Array.from({ length: 50 }, () => EXAMPLES[0]!)];
  const fit = fitRidge(many, 0.1);
  expect(valueOf(fit, [2, 0])).toBeCloseTo(-valueOf(fit, [-2, 0]), 1);
  expect(valueOf(fit, [2, 0])).toBeGreaterThan(0.8);
});
