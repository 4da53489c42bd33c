import { expect, test } from 'vitest';

import { coarseJacket, HEIGHT, WIDTH } from '../../../../../test/coarse-wearer.ts';
import { drawGarmentPhoto, DRAWN_SHAPE } from '../../../../../test/drawn-garment.ts';
import type { Garment, GarmentShape, Polygon } from '../../../garment.ts';
import { shoulderTiltDeg } from '../../../measure/clothes/shoulder-tilt.ts';
import { wearerRemains } from '../../../measure/clothes/wearer-remains.ts';
import { cutGarment } from './cut-garment.ts';
import { checkCutGarment } from './check-cut-garment.ts';

const PHOTO = drawGarmentPhoto();

function cut(shape: Partial<GarmentShape> = {}): Garment {
  return cutGarment('jacket', PHOTO, { ...DRAWN_SHAPE, ...shape }, (length) => new Uint8Array(length));
}

/** The drawn fronts, reaching over what is beneath them by a width in pixels. */
function widened(byPx: number): Partial<GarmentShape> {
  const inward = (polygon: Polygon): Polygon =>
    polygon.map(([x, y]) => (x === 0 || x === 640 ? [x, y] : [x < 320 ? x + byPx : x - byPx, y]));
  return { parts: { cloth: DRAWN_SHAPE.parts.cloth!.map(inward) } };
}

test('a garment that is cut along its edges passes', () => {
  expect(wearerRemains(PHOTO.image, cut())).toBeLessThan(0.02);
  expect(checkCutGarment(cut(), PHOTO.image)).toEqual([]);
});

test.each([6, 12, 20])('fronts that hold %i pixels of the top beneath are refused', (byPx) => {
  const garment = cut(widened(byPx));
  // Two fronts, each longer than a head.
  expect(wearerRemains(PHOTO.image, garment)).toBeGreaterThan(1);
  expect(checkCutGarment(garment, PHOTO.image)).toEqual(['wearer-remains']);
});

/** The coarse jacket with the rows of each column moved down by a slope. */
function tilted(slope: number): Garment {
  const { cutout, ...jacket } = coarseJacket();
  const alpha = cutout.alpha.map((_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const from = y - Math.round(slope * (x - WIDTH / 2));
    return from < 0 || from >= HEIGHT ? 0 : cutout.alpha[from * WIDTH + x]!;
  });
  return { ...jacket, cutout: { ...cutout, alpha } };
}

test('the tilt of shoulders is measured, and a strong one refused', () => {
  expect(shoulderTiltDeg(coarseJacket())).toBeCloseTo(0);
  expect(shoulderTiltDeg(tilted(Math.tan(Math.PI / 30)))).toBeCloseTo(6, -0.5);
  expect(shoulderTiltDeg(tilted(-Math.tan(Math.PI / 30)))).toBeCloseTo(-6, -0.5);
  const photo = { widthPx: WIDTH, heightPx: HEIGHT, data: coarseJacket().cutout.rgb };
  const reasons = (deg: number) => checkCutGarment(tilted(Math.tan((deg * Math.PI) / 180)), photo);
  expect([reasons(-5), reasons(5)]).toEqual([[], []]);
  expect([reasons(-14), reasons(14)]).toEqual([['shoulders-tilted'], ['shoulders-tilted']]);
});

test('a garment of which a shoulder is missing has no tilt', () => {
  const { cutout, ...jacket } = coarseJacket();
  const alpha = cutout.alpha.map((share, i) => (i % WIDTH < 80 ? 0 : share));
  expect(shoulderTiltDeg({ ...jacket, cutout: { ...cutout, alpha } })).toBeUndefined();
});
