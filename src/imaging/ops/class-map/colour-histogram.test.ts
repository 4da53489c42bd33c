import { expect, test } from 'vitest';

import { colourHistogram } from './colour-histogram.ts';

const plane = (...values: number[]): Float32Array => Float32Array.from(values);

test('returns the frequency of a colour, also between two nodes', () => {
  const planes = [plane(32, 32, 32, 200), plane(64, 64, 64, 200), plane(72, 72, 72, 8)] as const;
  const share = colourHistogram([...planes], [0, 1, 2, 3]);
  // Blue 72 is midway between the nodes 64 and 80: each node has half of the pixels, and is read with half of its weight.
  expect(share(32, 64, 72)).toBeCloseTo(0.75 * 0.5);
  expect(share(32, 64, 64)).toBeCloseTo(0.75 * 0.5);
  expect(share(32, 64, 110)).toBe(0);
  expect(share(255, 255, 255)).toBe(0);
});

test('counts only the given pixels, and without any every frequency is 0', () => {
  const planes = [plane(0, 255), plane(0, 255), plane(0, 255)] as const;
  expect(colourHistogram([...planes], [1])(255, 255, 255)).toBeCloseTo(((15 / 16) ** 2 + (1 / 16) ** 2) ** 3);
  expect(colourHistogram([...planes], [1])(0, 0, 0)).toBe(0);
  expect(colourHistogram([...planes], [])(0, 0, 0)).toBe(0);
});
