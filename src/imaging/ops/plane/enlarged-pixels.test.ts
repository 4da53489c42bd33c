import { expect, test } from 'vitest';

import { grownAt } from './enlarged-pixels.ts';
import { growPlane } from './resample-plane.ts';

const SMALL = { data: Float32Array.of(0, 8, 16, 24), widthPx: 2, heightPx: 2 };

test('gives what growing the whole plane gives, edges too', () => {
  const pixels = Uint32Array.from({ length: 16 }, (_, i) => i);
  const values = new Float32Array(16);
  grownAt(pixels, 4, 2, 2, 2)(SMALL.data, values, 1, 0);
  expect(values).toEqual(growPlane(SMALL, 4, 4, 2));
  expect([...values.subarray(0, 8)]).toEqual([0, 2, 6, 8, 4, 6, 10, 12]);
});

test('only the wanted pixels, at their place among other values', () => {
  const values = Float32Array.of(-1, -1, -1, -1, -1, -1);
  grownAt(Uint32Array.of(5, 15), 4, 2, 2, 2)(SMALL.data, values, 3, 1);
  expect([...values]).toEqual([-1, 6, -1, -1, 24, -1]);
});
