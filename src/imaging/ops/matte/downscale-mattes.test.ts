import { expect, test } from 'vitest';

import { downscaleMattes } from './downscale-mattes.ts';

test('averages blocks of two mattes and of the colours of an image', () => {
  const matte = { widthPx: 4, heightPx: 2, data: Uint8Array.of(255, 255, 0, 0, 255, 0, 0, 0) };
  const body = { widthPx: 4, heightPx: 2, data: Uint8Array.of(255, 255, 255, 0, 255, 255, 255, 0) };
  const white = [255, 255, 255];
  const red = [200, 0, 0];
  const image = {
    widthPx: 4,
    heightPx: 2,
    data: Uint8Array.from([white, white, red, red, white, white, red, [0, 100, 40]].flat()),
  };
  const planes = downscaleMattes(matte, body, image, 2);
  expect([planes.widthPx, planes.heightPx]).toEqual([2, 1]);
  expect([...planes.matte]).toEqual([0.75, 0]);
  expect([...planes.body]).toEqual([1, 0.5]);
  expect(planes.colours().map((channel) => [...channel])).toEqual([
    [255, 150],
    [255, 25],
    [255, 10],
  ]);
  expect(planes.colours()).toBe(planes.colours());
});

test('averages nothing at the original size', () => {
  const matte = { widthPx: 2, heightPx: 1, data: Uint8Array.of(51, 0) };
  const image = { widthPx: 2, heightPx: 1, data: Uint8Array.of(1, 2, 3, 4, 5, 6) };
  const planes = downscaleMattes(matte, matte, image, 1);
  expect(planes.matte[0]).toBeCloseTo(0.2);
  expect(planes.colours().map((channel) => [...channel])).toEqual([
    [1, 4],
    [2, 5],
    [3, 6],
  ]);
});
