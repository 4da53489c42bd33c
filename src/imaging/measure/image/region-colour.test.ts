import { expect, test } from 'vitest';

import type { Point, RgbImage } from '../../raster/image.ts';
import { regionColour } from './region-colour.ts';

function box(x0: number, y0: number, x1: number, y1: number): Point[] {
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
}

/** Ten by ten, from 0 to 99 in reading order. */
const RAMP: RgbImage = {
  widthPx: 10,
  heightPx: 10,
  data: Uint8Array.from({ length: 300 }, (_, i) => Math.floor(i / 3)),
};

test('medians and quantiles of everything inside', () => {
  expect(regionColour(RAMP, [box(0, 0, 10, 10)])).toEqual({
    red: 49,
    green: 49,
    blue: 49,
    lumaLow: 4,
    lumaMedian: 49,
    lumaHigh: 94,
    pixelCount: 100,
  });
});

test('counts only pixels inside, of several regions together', () => {
  expect(regionColour(RAMP, [box(2, 1, 4, 2)])).toMatchObject({ red: 12, lumaHigh: 13, pixelCount: 2 });
  const two = regionColour(RAMP, [box(0, 0, 1, 1), box(8, 9, 12, 12)]);
  expect(two).toMatchObject({ lumaLow: 0, lumaMedian: 98, lumaHigh: 99, pixelCount: 3 });
});

test('each channel has its own median; luma weighs them', () => {
  const data = Uint8Array.from([200, 100, 50, 200, 100, 50, 10, 20, 30]);
  const colour = regionColour({ widthPx: 3, heightPx: 1, data }, [box(0, 0, 3, 1)]);
  expect(colour).toMatchObject({ red: 200, green: 100, blue: 50 });
  expect(colour?.lumaMedian).toBe(Math.round(0.299 * 200 + 0.587 * 100 + 0.114 * 50));
});

test('regions outside the picture have no colour', () => {
  expect(regionColour(RAMP, [box(20, 20, 30, 30)])).toBeUndefined();
  expect(regionColour(RAMP, [])).toBeUndefined();
});
