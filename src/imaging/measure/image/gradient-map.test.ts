import { expect, test } from 'vitest';

import { gradientMap } from './gradient-map.ts';

function grey(widthPx: number, rows: readonly (readonly number[])[]) {
  return { widthPx, heightPx: rows.length, data: Uint8Array.from(rows.flat().flatMap((v) => [v, v, v])) };
}

test('an even image has no gradient', () => {
  const image = grey(
    4,
    Array.from({ length: 4 }, () => [77, 77, 77, 77]),
  );
  expect([...gradientMap(image)]).toEqual(Array(16).fill(0));
});

test('a step from black to white has Sobel’s four times its height on both sides', () => {
  const image = grey(
    4,
    Array.from({ length: 3 }, () => [0, 0, 255, 255]),
  );
  expect([...gradientMap(image)].map(Math.round)).toEqual([0, 0, 0, 0, 0, 1020, 1020, 0, 0, 0, 0, 0]);
});

test('turned by a quarter the gradient is the same', () => {
  const image = grey(3, [
    [0, 0, 0],
    [0, 0, 0],
    [255, 255, 255],
    [255, 255, 255],
  ]);
  expect(gradientMap(image)[4]).toBeCloseTo(1020, 0);
});
