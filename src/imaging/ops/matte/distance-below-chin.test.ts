import { expect, test } from 'vitest';

import { distanceBelowChin } from './distance-below-chin.ts';

/** 100 px from forehead to chin. */
function faceOf(forehead: readonly [number, number], chin: readonly [number, number]) {
  return {
    mesh: Array.from({ length: 478 }, (_, index): readonly [number, number, number] =>
      index === 10 ? [...forehead, 0] : index === 152 ? [...chin, 0] : [0, 0, 0],
    ),
  };
}

test('begins a tenth above the chin and counts in lengths of the face', () => {
  const below = distanceBelowChin(faceOf([200, 100], [200, 200]));
  expect(below(200, 190)).toBeCloseTo(0);
  expect(below(200, 300)).toBeCloseTo(1.1);
  expect(below(200, 100)).toBeCloseTo(-0.9);
});

test('begins higher beside the neck, at the shoulders', () => {
  const below = distanceBelowChin(faceOf([200, 100], [200, 200]));
  expect(below(240, 200)).toBeCloseTo(0.1);
  expect(below(300, 200)).toBeCloseTo(0.4);
  expect(below(100, 200)).toBeCloseTo(0.4);
});

test('follows the axis of a rotated head', () => {
  const below = distanceBelowChin(faceOf([100, 200], [200, 200]));
  expect(below(300, 200)).toBeCloseTo(1.1);
  expect(below(200, 300)).toBeCloseTo(0.4);
});
