import { expect, test } from 'vitest';

import { earringPlaces } from './earring.ts';

/** Ears at x 30 and 70, y 50; the face 100 px high. */
function places(rollDeg = 0) {
  const mesh = Array.from({ length: 478 }, (_, index): readonly [number, number, number] =>
    index === 234 ? [30, 50, 0] : index === 454 ? [70, 50, 0] : [50, 50, 0],
  );
  return earringPlaces({ mesh, box: { x: 10, y: 0, width: 80, height: 100 }, rollDeg });
}

test('an earring hangs below an ear, not beside it, nor at the forehead, the shoulder or the chin', () => {
  const mayHang = places();
  expect([mayHang(30, 80), mayHang(76, 70)]).toEqual([true, true]);
  expect([mayHang(10, 80), mayHang(30, 50), mayHang(30, 20), mayHang(30, 110), mayHang(50, 90)]).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});

test('follows the axis of a rotated head', () => {
  // After a quarter turn clockwise, places below the ear are on its left.
  const mayHang = places(90);
  expect([mayHang(0, 50), mayHang(30, 80)]).toEqual([true, false]);
});
