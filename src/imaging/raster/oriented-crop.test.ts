import { expect, test } from 'vitest';

import type { RgbImage } from './image.ts';
import { rotateRgb } from './rotate.ts';
import {
  cropBeforeRotation,
  mirroredCrop,
  pointInCrop,
  rectCrop,
  sampleCrop,
  squareCrop,
  type OrientedCrop,
} from './oriented-crop.ts';

/** Red is as given; green is 1 and blue 2 more, so that swapped channels are noticed. */
function reds(widthPx: number, values: readonly number[]): RgbImage {
  return {
    widthPx,
    heightPx: values.length / widthPx,
    data: Uint8Array.from(values.flatMap((value) => [value, value + 1, value + 2])),
  };
}

function redsOf({ data }: RgbImage): number[] {
  for (let i = 0; i < data.length; i += 3)
    expect([data[i + 1], data[i + 2]]).toEqual([data[i]! + 1, data[i]! + 2]);
  return [...data].filter((_, i) => i % 3 === 0);
}

const NINE = reds(3, [10, 20, 30, 40, 50, 60, 70, 80, 90]);
const WHOLE = { x: 0, y: 0, width: 3, height: 3 };

test('the whole image at its own size is unchanged', () => {
  expect(redsOf(sampleCrop(NINE, rectCrop(WHOLE), 3))).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
});

test('a crop between pixels has values between theirs', () => {
  expect(redsOf(sampleCrop(NINE, rectCrop({ x: 0.5, y: 0.5, width: 2, height: 2 }), 2))).toEqual([
    30, 40, 60, 70,
  ]);
});

test('one pixel is the mean of all pixels', () => {
  const line = reds(
    8,
    Array.from({ length: 64 }, (_, i) => (i % 8) * 10),
  );
  expect(redsOf(sampleCrop(line, rectCrop({ x: 0, y: 0, width: 8, height: 8 }), 1))).toEqual([35]);
});

test('a reduction by more than four, from the halved image, has the same means in the same places', () => {
  const ramp = reds(
    96,
    Array.from({ length: 96 * 96 }, (_, i) => 2 * (i % 96)),
  );
  const whole = redsOf(sampleCrop(ramp, rectCrop({ x: 0, y: 0, width: 96, height: 96 }), 4));
  // The centres of four columns, 12, 36, 60 and 84, of a ramp of 2 per pixel that begins at 0.
  for (const [i, expected] of [23, 71, 119, 167].entries()) expect(whole[i]).toBeCloseTo(expected, -0.5);
  const mirrored = sampleCrop(ramp, mirroredCrop(rectCrop({ x: 0, y: 0, width: 96, height: 96 })), 4);
  expect(redsOf(mirrored).slice(0, 4)).toEqual(whole.slice(0, 4).toReversed());
});

test('an image one pixel wide can be reduced too', () => {
  const line = reds(
    1,
    Array.from({ length: 64 }, () => 40),
  );
  expect(redsOf(sampleCrop(line, rectCrop({ x: 0, y: 0, width: 1, height: 64 }), 2))).toEqual([
    40, 40, 40, 40,
  ]);
});

test('outside the image its edge pixels repeat', () => {
  expect(redsOf(sampleCrop(NINE, rectCrop({ x: -4, y: 1, width: 2, height: 2 }), 2))).toEqual([
    40, 40, 70, 70,
  ]);
});

test('a crop rotated by a quarter turn shows the image rotated back', () => {
  expect(redsOf(sampleCrop(NINE, squareCrop({ x: 1.5, y: 1.5 }, 3, Math.PI / 2), 3))).toEqual(
    redsOf(rotateRgb(NINE, 3)),
  );
});

test('a mirrored crop has left and right exchanged', () => {
  expect(redsOf(sampleCrop(NINE, mirroredCrop(rectCrop(WHOLE)), 3))).toEqual([
    30, 20, 10, 60, 50, 40, 90, 80, 70,
  ]);
});

test('maps fractions of the crop to points of the image', () => {
  const crop = squareCrop({ x: 10, y: 20 }, 4, Math.PI / 2);
  const { x, y } = pointInCrop(crop, 1, 0);
  expect([x, y].map((value) => Math.round(value))).toEqual([12, 22]);
  expect(pointInCrop(rectCrop({ x: 1, y: 2, width: 10, height: 20 }), 0.5, 0.25)).toEqual({ x: 6, y: 7 });
});

test.each([0, 1, 2, 3] as const)('a crop of the image rotated %s times, without rotating it', (turns) => {
  const wide = reds(4, [10, 20, 30, 40, 50, 60, 70, 80]);
  const part: OrientedCrop = rectCrop({ x: 0, y: 1, width: 2, height: 1 });
  expect(redsOf(sampleCrop(wide, cropBeforeRotation(part, wide, turns), 2))).toEqual(
    redsOf(sampleCrop(rotateRgb(wide, turns), part, 2)),
  );
});
