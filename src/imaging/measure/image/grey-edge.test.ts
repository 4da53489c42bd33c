import { expect, test } from 'vitest';

import { greyEdge } from './grey-edge.ts';

const SIDE = 128;

/** Vertical stripes of black and `colour`. */
function stripes(colour: readonly [number, number, number]) {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) if ((i % SIDE) % 8 < 4) data.set(colour, i * 3);
  return { widthPx: SIDE, heightPx: SIDE, data };
}

test('grey edges mean white light and coloured ones coloured light; plain areas have no effect', () => {
  const white = greyEdge(stripes([200, 200, 200]));
  expect(white.red / white.green).toBeCloseTo(1, 5);
  const warm = greyEdge(stripes([255, 255, 188]));
  expect(warm.blue / warm.green).toBeCloseTo(0.5, 2);
  const plain = greyEdge({ widthPx: 9, heightPx: 9, data: new Uint8Array(243).fill(90) });
  expect(plain.red).toBe(plain.blue);
});
