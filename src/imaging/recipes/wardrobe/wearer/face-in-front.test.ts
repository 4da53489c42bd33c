import { expect, test } from 'vitest';

import { faceInFront } from './face-in-front.ts';

const SIDE = 80;
const HEAD_PX = 60;
/** A square face from 20 to 60. */
const OVAL = [
  { x: 20, y: 20 },
  { x: 60, y: 20 },
  { x: 60, y: 60 },
  { x: 20, y: 60 },
];

function faceWith(clothes: (x: number, y: number) => boolean) {
  const map = Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
    clothes(i % SIDE, Math.floor(i / SIDE)) ? 255 : 0,
  );
  const face = faceInFront(OVAL, map, SIDE, SIDE, HEAD_PX);
  return (x: number, y: number): number => face[y * SIDE + x]!;
}

test('the face ends softly at its outline', () => {
  const at = faceWith(() => false);
  expect([at(40, 40), at(10, 40)]).toEqual([1, 0]);
  expect(at(60, 40)).toBeGreaterThan(0.2);
  expect(at(60, 40)).toBeLessThan(0.8);
});

test('a collar at the rim of the mesh is no face', () => {
  const at = faceWith((x) => x >= 58);
  expect(at(59, 40)).toBeLessThan(0.3);
  expect(at(56, 40)).toBeGreaterThan(0.9);
});

test('clothes inside the face are a mistake of the map', () => {
  const at = faceWith((x, y) => Math.hypot(x - 40, y - 40) < 10);
  expect(at(40, 40)).toBe(1);
});
