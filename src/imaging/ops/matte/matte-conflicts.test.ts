import { expect, test } from 'vitest';

import { conflictArea, findConflicts } from './matte-conflicts.ts';

const SIDE = 64;
const FACE_HEIGHT_PX = 32;

function plane(covered: (x: number, y: number) => boolean): Float32Array {
  return Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    covered(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0,
  );
}

/** The chin is at y 32. */
function faceOf(scale: number) {
  return {
    box: { x: 0, y: 0, width: 20 * scale, height: FACE_HEIGHT_PX * scale },
    mesh: Array.from({ length: 478 }, (_, index): readonly [number, number, number] => [
      32 * scale,
      index === 152 ? FACE_HEIGHT_PX * scale : 0,
      0,
    ]),
  };
}

const left = plane((x) => x < 32);

test('a patch that one of two mattes covers is a conflict, an edge one pixel further out is not', () => {
  const other = plane((x, y) => x < 33 || (x > 44 && x < 56 && y > 20 && y < 32));
  const found = findConflicts(left, other, SIDE, SIDE, FACE_HEIGHT_PX);
  expect(found[26 * SIDE + 50]).toBe(1);
  expect(found[50 * SIDE + 32]).toBe(0);
  expect(findConflicts(other, left, SIDE, SIDE, FACE_HEIGHT_PX)[26 * SIDE + 50]).toBe(-1);
});

test('the area is in squared heights of the face, whatever the size of the image', () => {
  const coded = (covered: (x: number, y: number) => boolean, scale: number) => {
    const side = SIDE * scale;
    const data = Uint8Array.from({ length: side * side }, (_, i) =>
      covered((i % side) / scale, Math.floor(i / side) / scale) ? 255 : 0,
    );
    return { widthPx: side, heightPx: side, data };
  };
  for (const scale of [1, 4]) {
    const face = faceOf(scale);
    const one = coded((x) => x < 32, scale);
    const other = coded((x, y) => x < 32 || (x >= 40 && x < 56 && y >= 16 && y < 48), scale);
    expect(conflictArea(one, other, face)).toBeCloseTo((16 * 32) / FACE_HEIGHT_PX ** 2, 1);
    expect(conflictArea(one, one, face)).toBe(0);
  }
});

test('places lower than any frame do not count', () => {
  const side = 4 * SIDE;
  const coded = (covered: (x: number, y: number) => boolean) => ({
    widthPx: side,
    heightPx: side,
    data: Uint8Array.from({ length: side * side }, (_, i) =>
      covered(i % side, Math.floor(i / side)) ? 255 : 0,
    ),
  });
  const nothing = coded(() => false);
  expect(
    conflictArea(
      nothing,
      coded((x, y) => x < 64 && y > 100),
      faceOf(1),
    ),
  ).toBe(0);
  expect(
    conflictArea(
      nothing,
      coded((x, y) => x < 64 && y > 40 && y < 60),
      faceOf(1),
    ),
  ).toBeGreaterThan(1);
});
