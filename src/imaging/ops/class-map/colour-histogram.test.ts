import { expect, test } from 'vitest';

import { colourHistogram } from './colour-histogram.ts';

const plane = (...values: number[]): Float32Array => Float32Array.from(values);

test('a colour is as common as its pixels are, also between two nodes', () => {
  const planes = [plane(32, 32, 32, 200), plane(64, 64, 64, 200), plane(72, 72, 72, 8)] as const;
  const share = colourHistogram([...planes], [0, 1, 2, 3]);
  // Blue 72 lies midway between the nodes 64 and 80: half of the pixels in each, and half of each seen from there.
  expect(share(32, 64, 72)).toBeCloseTo(0.75 * 0.5);
  expect(share(32, 64, 64)).toBeCloseTo(0.75 * 0.5);
  expect(share(32, 64, 110)).toBe(0);
  expect(share(255, 255, 255)).toBe(0);
});

test('only the pixels named count, and none is no colour at all', () => {
  const planes = [plane(0, 255), plane(0, 255), plane(0, 255)] as const;
  expect(colourHistogram([...planes], [1])(255, 255, 255)).toBeCloseTo(((15 / 16) ** 2 + (1 / 16) ** 2) ** 3);
  expect(colourHistogram([...planes], [1])(0, 0, 0)).toBe(0);
  expect(colourHistogram([...planes], [])(0, 0, 0)).toBe(0);
});
