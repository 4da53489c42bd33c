import { expect, test } from 'vitest';

import { cellAt, coarserNormals, faceNormals, viewOfArea } from './face-normals.ts';

const SIDE = 200;
const RADIUS = 60;
const CENTRE = 100;

/** The front of a ball of 60 px radius: points on rings, of which the last is the outline. */
function ball() {
  const mesh = [{ x: CENTRE, y: CENTRE, z: 0 }];
  for (let ring = 1; ring <= 10; ring++)
    for (let i = 0; i < 40; i++) {
      const r = (ring / 10) * 0.9 * RADIUS;
      const angle = (i / 40) * 2 * Math.PI;
      mesh.push({
        x: CENTRE + r * Math.cos(angle),
        y: CENTRE + r * Math.sin(angle),
        z: RADIUS - Math.sqrt(RADIUS ** 2 - r ** 2),
      });
    }
  return { mesh, oval: Array.from({ length: 40 }, (_, i) => 361 + i) };
}

const { mesh, oval } = ball();
const normals = faceNormals(mesh, oval, SIDE, SIDE);
const at = (x: number, y: number) => {
  const cell = cellAt(normals, { x, y });
  return { x: normals.x[cell]!, y: normals.y[cell]!, z: normals.z[cell]!, near: normals.near[cell]! };
};

test('a ball faces the camera in its middle, right on its right and up at its top', () => {
  expect(at(CENTRE, CENTRE).z).toBeCloseTo(1, 2);
  expect(at(CENTRE + 30, CENTRE).x).toBeCloseTo(0.5, 1);
  expect(at(CENTRE - 30, CENTRE).x).toBeCloseTo(-0.5, 1);
  expect(at(CENTRE, CENTRE - 30).y).toBeCloseTo(0.5, 1);
});

test('normals are unit vectors and continue without a step beyond the outline', () => {
  let steepest = 0;
  for (let x = 2; x < SIDE - 6; x += normals.cellPx) {
    const here = at(x, CENTRE);
    expect(Math.hypot(here.x, here.y, here.z)).toBeCloseTo(1, 3);
    steepest = Math.max(steepest, Math.abs(at(x + normals.cellPx, CENTRE).x - here.x));
  }
  expect(steepest).toBeLessThan(0.12);
});

test('the face is near, the corner of the image is not', () => {
  expect(at(CENTRE + 40, CENTRE).near).toBe(1);
  expect(at(2, 2).near).toBeLessThan(0.1);
});

test('points outside belong to the nearest cell, and an area becomes fractions of the map', () => {
  expect(cellAt(normals, { x: -50, y: -50 })).toBe(0);
  const whole = normals.widthPx * normals.cellPx;
  expect(viewOfArea(normals, { x: whole / 2, y: 0, width: whole / 4, height: whole })).toMatchObject({
    x: 0.5,
    width: 0.25,
  });
});

test('a coarser map has the same normals at the same places', () => {
  const coarse = coarserNormals(normals, 3);
  expect(coarse.cellPx).toBe(3 * normals.cellPx);
  for (const [x, y] of [
    [CENTRE, CENTRE],
    [CENTRE + 30, CENTRE],
    [CENTRE, CENTRE - 30],
  ] as const) {
    const cell = cellAt(coarse, { x, y });
    expect(Math.abs(coarse.x[cell]! - at(x, y).x)).toBeLessThan(0.15);
    expect(Math.abs(coarse.y[cell]! - at(x, y).y)).toBeLessThan(0.15);
  }
});
