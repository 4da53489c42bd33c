import { expect, test } from 'vitest';

import type { RgbImage } from '../../raster/image.ts';
import { screenBands } from './screen-bands.ts';

const WIDTH = 200;
const HEIGHT = 400;
/** 4.5 % of the height, and a little more. */
const BAR_PX = 20;

function picture(levelAt: (x: number, y: number) => number): RgbImage {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const at = (y * WIDTH + x) * 3;
      data.fill(levelAt(x, y), at, at + 3);
    }
  return { widthPx: WIDTH, heightPx: HEIGHT, data };
}

/** A plain wall as a camera records it: neighbours differ by some levels. */
const wall = (x: number, y: number): number => 150 + ((x * 37 + y * 91) % 23);
const inBar = (y: number): boolean => y < BAR_PX || y >= HEIGHT - BAR_PX;
/** A clock on the left, three signs on the right. */
const isWriting = (x: number, y: number): boolean => y > 4 && y < 14 && [10, 16, 170, 180, 190].includes(x);

test('bars of one colour with writing on them are a screen', () => {
  expect(screenBands(picture((x, y) => (isWriting(x, y) ? 255 : inBar(y) ? 18 : wall(x, y))))).toMatchObject({
    flatRowShare: 1,
    writtenRowShare: 0.5,
  });
});

test('bars without writing are a frame', () => {
  expect(screenBands(picture((x, y) => (inBar(y) ? 0 : wall(x, y))))).toEqual({
    flatRowShare: 1,
    writtenRowShare: 0,
  });
});

test('a bar at one edge only is no screen', () => {
  expect(screenBands(picture((x, y) => (y < BAR_PX ? 0 : wall(x, y)))).flatRowShare).toBe(0);
});

test('a photographed wall is not drawn', () => {
  expect(screenBands(picture(wall)).flatRowShare).toBe(0);
});

test('one dark object in front of a white wall, the top of a head, is not writing', () => {
  const bands = screenBands(picture((x) => (x > 80 && x < 120 ? 30 : 255)));
  expect(bands).toEqual({ flatRowShare: 1, writtenRowShare: 0 });
});
