import { expect, test } from 'vitest';

import type { Cutout } from './cutout.ts';
import { frameThumbnail, shrinkPerson } from './person-thumbnail.ts';

/** 640 × 640: the left half is a person of one colour, the right half is empty but has a colour. */
const half: Cutout = {
  widthPx: 640,
  heightPx: 640,
  rgb: Uint8Array.from({ length: 640 * 640 * 3 }, (_, i) =>
    Math.floor(i / 3) % 640 < 320 ? [200, 100, 50][i % 3]! : 7,
  ),
  alpha: Uint8Array.from({ length: 640 * 640 }, (_, i) => (i % 640 < 320 ? 255 : 0)),
};

test('is small and keeps colour and outline', () => {
  const thumbnail = shrinkPerson(half);
  expect(thumbnail.image.heightPx).toBe(107);
  const framed = frameThumbnail(thumbnail, { x: 160, y: 160, width: 320, height: 320 }, 4);
  expect([...framed.alpha.slice(4, 8)].map((cover) => Math.round(cover / 51))).toEqual([5, 4, 1, 0]);
  expect([...framed.rgb.slice(12, 18)]).toEqual([200, 100, 50, 200, 100, 50]);
});

test('the frame may reach beyond the cutout, where the coverage is 0', () => {
  const framed = frameThumbnail(shrinkPerson(half), { x: -640, y: 0, width: 640, height: 640 }, 4);
  expect([...framed.alpha.slice(4, 7)]).toEqual([0, 0, 0]);
});
