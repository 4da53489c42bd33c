import { expect, test } from 'vitest';

import type { Point, RgbImage } from '../../raster/image.ts';
import { softenShadow } from './soften-shadow.ts';

const SIDE = 200;
const LIT = [200, 180, 150] as const;
/** The shade is a little bluer than the light. */
const SHADE = [0.6, 0.62, 0.66] as const;
const WEAVE = 6;

/** Woven cloth in the sun, with hard shade above a line of slope 0.2. */
function shadedCloth(): RgbImage {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      for (let c = 0; c < 3; c++) {
        const weave = WEAVE * Math.sin(x * 1.3) * Math.sin(y * 1.1);
        const cloth = LIT[c]! + weave;
        data[(y * SIDE + x) * 3 + c] = Math.round(y < edgeY(x) ? SHADE[c]! * cloth : cloth);
      }
  return { widthPx: SIDE, heightPx: SIDE, data };
}

const edgeY = (x: number): number => 100 + 0.2 * (x - 100);

/** Drawn from left to right, so that the shade above is on its left. */
const edge = (offPx = 0): Point[] => [20, 60, 120, 180].map((x) => ({ x, y: edgeY(x) + offPx }));

/** Returns the mean of a channel over 9 × 9 pixels. */
function meanAt({ data }: RgbImage, x: number, y: number, channel = 0): number {
  let sum = 0;
  for (let dy = -4; dy <= 4; dy++)
    for (let dx = -4; dx <= 4; dx++) sum += data[((y + dy) * SIDE + x + dx) * 3 + channel]!;
  return sum / 81;
}

test.each([0, 5, -5])('the hard edge becomes a gradient, also when it is drawn %i pixels beside', (offPx) => {
  const cloth = shadedCloth();
  softenShadow(cloth, edge(offPx), 60);
  for (const channel of [0, 1, 2])
    expect(meanAt(cloth, 100, 88, channel) / meanAt(cloth, 100, 112, channel)).toBeGreaterThan(0.93);
  const inwards = [88, 75, 60, 48].map((y) => meanAt(cloth, 100, y));
  expect(inwards).toEqual(inwards.toSorted((a, b) => b - a));
  expect(meanAt(cloth, 100, 30) / meanAt(shadedCloth(), 100, 30)).toBeCloseTo(1, 2);
});

test('lit cloth and cloth beyond the ends of the line stay as they are', () => {
  const [cloth, before] = [shadedCloth(), shadedCloth()];
  softenShadow(
    cloth,
    [80, 120].map((x) => ({ x, y: edgeY(x) })),
    60,
  );
  expect(meanAt(cloth, 100, 115)).toBe(meanAt(before, 100, 115));
  expect(meanAt(cloth, 20, 70)).toBe(meanAt(before, 20, 70));
  expect(meanAt(cloth, 100, 90)).toBeGreaterThan(1.3 * meanAt(before, 100, 90));
});

test('the weave stays', () => {
  const cloth = shadedCloth();
  softenShadow(cloth, edge(), 60);
  const row = Array.from({ length: 40 }, (_, k) => cloth.data[(80 * SIDE + 80 + k) * 3]!);
  expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(WEAVE);
});

test('a line without a shadow, or on the edge of the image, changes nothing much', () => {
  const cloth = shadedCloth();
  softenShadow(
    cloth,
    [
      { x: 20, y: 190 },
      { x: 180, y: 190 },
    ],
    40,
  );
  softenShadow(
    cloth,
    [
      { x: 1, y: 10 },
      { x: 1, y: 60 },
    ],
    40,
  );
  const before = shadedCloth();
  for (const [x, y] of [
    [100, 180],
    [10, 40],
  ] as const)
    expect(Math.abs(meanAt(cloth, x, y) / meanAt(before, x, y) - 1)).toBeLessThan(0.05);
});
