import { expect, test } from 'vitest';

import { type Example, fitRidge, valueOf } from './ridge.ts';

const EXAMPLES: readonly Example[] = [
  { numbers: [2, 1], label: 1 },
  { numbers: [2, -1], label: 1 },
  { numbers: [-2, 1], label: -1 },
  { numbers: [-2, -1], label: -1 },
];

test('finds the least squares without a penalty: only the first number separates the labels', () => {
  const { weights, offset } = fitRidge(EXAMPLES, 0);
  expect(weights[0]).toBeCloseTo(0.5, 6);
  expect(weights[1]).toBeCloseTo(0, 6);
  expect(offset).toBeCloseTo(0, 6);
});

test('makes the weights smaller with a penalty', () => {
  const { weights } = fitRidge(EXAMPLES, 1);
  expect(weights[0]).toBeCloseTo(0.25, 6); // the mean square of the standardised numbers is 1, and the penalty adds 1
});

test('gives both labels the same weight, whatever their numbers', () => {
  const many = [...EXAMPLES, ...Array.from({ length: 50 }, () => EXAMPLES[0]!)];
  const fit = fitRidge(many, 0.1);
  expect(valueOf(fit, [2, 0])).toBeCloseTo(-valueOf(fit, [-2, 0]), 1);
  expect(valueOf(fit, [2, 0])).toBeGreaterThan(0.8);
});
