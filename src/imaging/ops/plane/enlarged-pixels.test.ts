import { expect, test } from 'vitest';

import { enlargedPixels } from './enlarged-pixels.ts';
import { enlargePlane } from './resample-plane.ts';

const SMALL = { data: Float32Array.of(0, 8, 16, 24), widthPx: 2, heightPx: 2 };

test('equals the enlarged plane, at the edges too', () => {
  const pixels = Uint32Array.from({ length: 16 }, (_, i) => i);
  const values = new Float32Array(16);
  enlargedPixels(pixels, 4, 2, 2, 2)(SMALL.data, values, 1, 0);
  expect(values).toEqual(enlargePlane(SMALL, 4, 4, 2));
  expect([...values.subarray(0, 8)]).toEqual([0, 2, 6, 8, 4, 6, 10, 12]);
});

test('writes only the wanted pixels, at their place among other values', () => {
  const values = Float32Array.of(-1, -1, -1, -1, -1, -1);
  enlargedPixels(Uint32Array.of(5, 15), 4, 2, 2, 2)(SMALL.data, values, 3, 1);
  expect([...values]).toEqual([-1, 6, -1, -1, 24, -1]);
});
