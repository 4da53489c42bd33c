import { expect, test } from 'vitest';

import type { Cutout } from '../matte/cutout.ts';
import { sharpen } from './sharpen.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** Five by three pixels of the person, grey 100 except one. */
function flatBut(x: number, y: number, colour: Rgb): Cutout {
  const rgb = new Uint8Array(15 * 3).fill(100);
  rgb.set(colour, (y * 5 + x) * 3);
  return { widthPx: 5, heightPx: 3, rgb, alpha: new Uint8Array(15).fill(255) };
}

/** Returns the red of the three pixels that are not at the image's edge. */
function middle({ rgb }: Cutout): number[] {
  return [6, 7, 8].map((i) => rgb[i * 3]!);
}

test('a bright pixel gets brighter, its neighbours darker', () => {
  const cutout = flatBut(2, 1, [132, 132, 132]);
  sharpen(cutout, 0.5);
  // The blur makes 108 of the pixel and 104 of its neighbours: half of +24 and of −4.
  expect(middle(cutout)).toEqual([98, 144, 98]);
});

test('a diagonal neighbour has half the weight of a neighbour beside', () => {
  const cutout = flatBut(2, 0, [132, 132, 132]);
  sharpen(cutout, 1);
  expect(middle(cutout)).toEqual([98, 96, 98]);
});

test('no pixel is moved by more than 12, or out of range', () => {
  const bright = flatBut(2, 1, [200, 200, 200]);
  sharpen(bright, 1);
  expect(middle(bright)).toEqual([88, 212, 88]);
  const dark = flatBut(2, 1, [4, 4, 4]);
  sharpen(dark, 1);
  expect(middle(dark)).toEqual([112, 0, 112]);
});

test('only luma: all channels move alike, so that no colour fringe appears', () => {
  const cutout = flatBut(2, 1, [200, 100, 100]);
  sharpen(cutout, 0.25);
  // The luma is 29.9 higher, of which the blur removes three quarters.
  expect([...cutout.rgb.subarray(7 * 3, 8 * 3)]).toEqual([206, 106, 106]);
});

test('the image’s edge and pixels that are not wholly the person stay', () => {
  const cutout = flatBut(2, 1, [132, 132, 132]);
  cutout.alpha[6] = 249;
  cutout.alpha[8] = 250;
  sharpen(cutout, 0.5);
  expect(middle(cutout)).toEqual([100, 144, 98]);
  for (const i of [0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14]) expect(cutout.rgb[i * 3]).toBe(100);
});

test('amount 0 changes nothing', () => {
  const cutout = flatBut(2, 1, [132, 7, 255]);
  sharpen(cutout, 0);
  expect(cutout).toEqual(flatBut(2, 1, [132, 7, 255]));
});
