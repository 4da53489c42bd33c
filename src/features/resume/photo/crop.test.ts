import { expect, it } from 'vitest';
import { defaultSettings, PHOTO_SHAPES, type PhotoShape } from '../document/settings.ts';
import { cropOf, dragged, printedSize } from './crop.ts';

const { photo: SETTINGS } = defaultSettings('en');
const SQUARE = { ...SETTINGS, shape: 'square' as const, x: 0.5, y: 0.5 };

it('takes as much as fits', () => {
  expect(cropOf({ widthPx: 300, heightPx: 600 }, SQUARE)).toEqual({
    widthPx: 300,
    heightPx: 300,
    leftPx: 0,
    topPx: 150,
  });
  expect(cropOf({ widthPx: 600, heightPx: 300 }, SQUARE)).toEqual({
    widthPx: 300,
    heightPx: 300,
    leftPx: 150,
    topPx: 0,
  });
});

it.each(Object.keys(PHOTO_SHAPES) as PhotoShape[])(
  '%s stays inside the photo at every zoom and place',
  (shape) => {
    for (const zoom of [1, 1.7, 3]) {
      for (const at of [0, 0.3, 1]) {
        const crop = cropOf({ widthPx: 411, heightPx: 523 }, { ...SETTINGS, shape, zoom, x: at, y: at });
        expect(crop.heightPx / crop.widthPx).toBeCloseTo(PHOTO_SHAPES[shape]);
        expect(Math.min(crop.leftPx, crop.topPx)).toBeGreaterThanOrEqual(0);
        expect(crop.leftPx + crop.widthPx).toBeLessThanOrEqual(411.001);
        expect(crop.topPx + crop.heightPx).toBeLessThanOrEqual(523.001);
      }
    }
  },
);

it('prints at 300 dpi, and enlarges nothing', () => {
  expect(printedSize({ widthPx: 4000, heightPx: 5333 }, { ...SETTINGS, widthMm: 45 })).toEqual({
    widthPx: 531,
    heightPx: 708,
  });
  expect(printedSize({ widthPx: 200, heightPx: 267 }, { ...SETTINGS, widthMm: 45 })).toEqual({
    widthPx: 200,
    heightPx: 267,
  });
});

it('follows the finger, and stops at the edges', () => {
  const photo = { widthPx: 300, heightPx: 600 };
  expect(dragged(photo, SQUARE, { x: 0.2, y: -0.5 })).toEqual({ ...SQUARE, y: 1 });
  expect(dragged(photo, SQUARE, { x: 0, y: 0.25 }).y).toBeCloseTo(0.25);
});
