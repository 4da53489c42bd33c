import { expect, test } from 'vitest';

import { headGeometry } from './head-geometry.ts';

/** Mesh of a face 100 px high: forehead at y 100, chin at y 200, centred on x 150. */
function mesh() {
  const points = Array.from({ length: 478 }, () => ({ x: 150, y: 150 }));
  points[10] = { x: 150, y: 100 };
  points[152] = { x: 150, y: 200 };
  points[234] = { x: 110, y: 150 };
  points[454] = { x: 190, y: 150 };
  points[33] = { x: 120, y: 140 };
  points[133] = { x: 140, y: 140 };
  points[362] = { x: 160, y: 140 };
  points[263] = { x: 180, y: 140 };
  return points;
}

function cutout(crownY: number) {
  const alpha = new Uint8Array(300 * 300);
  for (let y = crownY; y < 300; y++) alpha.fill(255, y * 300 + 100, y * 300 + 200);
  return { widthPx: 300, heightPx: 300, rgb: new Uint8Array(300 * 300 * 3), alpha };
}

test('finds the crown in the matte above the forehead', () => {
  const head = headGeometry(cutout(70), mesh());
  expect(head.crownY).toBe(70);
  expect(head.chinY).toBe(200);
  expect(head.eyes).toEqual({ x: 150, y: 140 });
  expect(head.centreX).toBe(150);
});

test('hair piled higher than three quarters of a face is not head', () => {
  expect(headGeometry(cutout(0), mesh()).crownY).toBe(25);
});

test('a bald head ends just above the mesh', () => {
  expect(headGeometry(cutout(99), mesh()).crownY).toBeCloseTo(95, 0);
});
