import { expect, test } from 'vitest';

import { lensField, type Displacement, type Place } from './lens-field.ts';

const FACE_HEIGHT_PX = 100;

function bent(moves: readonly Displacement[], x: number, y: number): Place {
  const place: Place = [x, y];
  lensField(moves, FACE_HEIGHT_PX).toSource(place);
  return place;
}

/** At (50, 60) in the source and at (53, 58) in the corrected image. */
const ONE: readonly Displacement[] = [{ from: { x: 50, y: 60 }, to: { x: 53, y: 58 } }];

test('maps a place of the corrected image to the source', () => {
  const [x, y] = bent(ONE, 53, 58);
  expect(x).toBeCloseTo(50, 1);
  expect(y).toBeCloseTo(60, 1);
});

test('maps a point of the source to the corrected image', () => {
  const { x, y } = lensField(ONE, FACE_HEIGHT_PX).toCorrected({ x: 50, y: 60 });
  expect(x).toBeCloseTo(53, 1);
  expect(y).toBeCloseTo(58, 1);
});

test.each([
  [20, 0],
  [-20, 0],
  [0, 20],
  [0, -20],
])('halfway to the fade’s end, at %i, %i, half the move is left', (dx, dy) => {
  const [x, y] = bent(ONE, 53 + dx, 58 + dy);
  expect(x - (53 + dx)).toBeCloseTo(-1.5, 1);
  expect(y - (58 + dy)).toBeCloseTo(1, 1);
});

test('0.4 face heights away nothing moves, nor far outside the grid', () => {
  for (const [x, y] of [
    [97, 58],
    [53, 14],
    [-900, 58],
    [53, 1e6],
  ] as const)
    expect(bent(ONE, x, y)).toEqual([x, y]);
});

test('each place follows the nearer of two moves; in the middle they cancel out', () => {
  const apart: readonly Displacement[] = [
    { from: { x: 4, y: 0 }, to: { x: 0, y: 0 } },
    { from: { x: 46, y: 0 }, to: { x: 50, y: 0 } },
  ];
  expect(bent(apart, 0, 0)[0]).toBeCloseTo(4, 1);
  expect(bent(apart, 50, 0)[0]).toBeCloseTo(46, 1);
  expect(bent(apart, 25, 0)[0]).toBeCloseTo(25, 0);
  expect(bent(apart, 25, 0)[1]).toBe(0);
});

test('scales with the height of the face', () => {
  const large = ONE.map(({ from, to }) => ({
    from: { x: 4 * from.x, y: 4 * from.y },
    to: { x: 4 * to.x, y: 4 * to.y },
  }));
  const place: Place = [4 * 70, 4 * 50];
  lensField(large, 4 * FACE_HEIGHT_PX).toSource(place);
  const [x, y] = bent(ONE, 70, 50);
  expect(place[0]).toBeCloseTo(4 * x, 3);
  expect(place[1]).toBeCloseTo(4 * y, 3);
});
