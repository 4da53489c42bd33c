import { expect, test } from 'vitest';

import { drawnFace } from '../../../../test/drawn-person.ts';
import type { RgbImage } from '../../raster/image.ts';
import { faceExposure } from './exposure.ts';

type Rgb = readonly [red: number, green: number, blue: number];
const SIDE = 640;
/** The oval is 184 wide and 250 high around (320, 250). */
const FACE = drawnFace();

function picture(colourAt: (x: number, y: number) => Rgb): RgbImage {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) data.set(colourAt(i % SIDE, Math.floor(i / SIDE)), i * 3);
  return { widthPx: SIDE, heightPx: SIDE, data };
}

const grey = (value: number): Rgb => [value, value, value];

test('counts inside the oval only', () => {
  const inOval = (x: number, y: number): boolean => Math.hypot((x - 320) / 95, (y - 250) / 128) < 1;
  expect(
    faceExposure(
      picture((x, y) => grey(inOval(x, y) ? 120 : 255)),
      FACE,
    ),
  ).toEqual({
    meanLuma: expect.closeTo(120, 5),
    highlightLuma: 120,
    clippedShare: 0,
    clippedChannelShare: 0,
  });
});

test('one half clipped, the other in the dark', () => {
  const half = faceExposure(
    picture((x) => grey(x < 320 ? 255 : 5)),
    FACE,
  );
  expect(half.meanLuma).toBeCloseTo(130, 0);
  expect(half.clippedShare).toBeCloseTo(0.5, 2);
  expect(half.highlightLuma).toBe(255);
});

test('luma weighs the channels; a pixel is clipped when all three are', () => {
  const red = faceExposure(
    picture(() => [255, 0, 0]),
    FACE,
  );
  expect(red.meanLuma).toBeCloseTo(0.299 * 255, 4);
  expect(red.clippedShare).toBe(0);
  expect(red.clippedChannelShare).toBe(1);
  expect(
    faceExposure(
      picture(() => [251, 251, 251]),
      FACE,
    ).clippedShare,
  ).toBe(1);
  expect(
    faceExposure(
      picture(() => [250, 255, 255]),
      FACE,
    ).clippedShare,
  ).toBe(0);
});

test('the highlight is reached by 4 % of the face, and 1 % is a speck', () => {
  expect(
    faceExposure(
      picture((x) => grey(x % 25 === 0 ? 240 : 90)),
      FACE,
    ).highlightLuma,
  ).toBe(240);
  expect(
    faceExposure(
      picture((x) => grey(x % 100 === 0 ? 240 : 90)),
      FACE,
    ).highlightLuma,
  ).toBe(90);
});

test('a face outside the picture has no light', () => {
  const small = { widthPx: 5, heightPx: 5, data: new Uint8Array(75).fill(200) };
  expect(faceExposure(small, FACE)).toEqual({
    meanLuma: 0,
    highlightLuma: 0,
    clippedShare: 0,
    clippedChannelShare: 0,
  });
});

test('one channel at its end beside a dark one is a clipped channel; white, pale skin and one short of it are not', () => {
  const clippedChannel = (colour: Rgb): number =>
    faceExposure(
      picture(() => colour),
      FACE,
    ).clippedChannelShare;
  expect([clippedChannel([252, 120, 20]), clippedChannel([20, 255, 127])]).toEqual([1, 1]);
  expect([
    clippedChannel([251, 120, 20]),
    clippedChannel([255, 210, 128]),
    clippedChannel([255, 255, 255]),
  ]).toEqual([0, 0, 0]);
});
