import { expect, test } from 'vitest';

import { seededRandom } from '../../scenes/seeded-random.ts';
import { sharp } from '../libvips.ts';
import { hasWrappedColours } from './wrapped-colours.ts';

const WIDTH = 400;
const HEIGHT = 300;

/** A bright, noisy surface; in its lower half red is `addedRed` levels brighter, modulo 256. */
function surface(addedRed: number, channels: 3 | 4 = 3) {
  const random = seededRandom(7);
  const data = new Uint8Array(WIDTH * HEIGHT * channels);
  for (let y = 0, at = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, at += channels) {
      const light = 180 + 40 * Math.sin(x / 30 + y / 19) + 12 * random();
      data.set([light + (y > HEIGHT / 2 ? addedRed : 0), light * 0.8, light * 0.7], at);
      if (channels === 4) data[at + 3] = 0;
    }
  return { data, width: WIDTH, height: HEIGHT, channels };
}

async function rendered(body: string, background: string, quality?: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="${background}"/>${body}</svg>`;
  const png = sharp(Buffer.from(svg)).removeAlpha();
  const jpeg =
    quality === undefined ? png : sharp(await png.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer());
  const { data, info } = await jpeg.raw().toBuffer({ resolveWithObject: true });
  return { ...info, data };
}

test('a surface is sound, and red that wraps around is noticed', () => {
  expect(hasWrappedColours(surface(0))).toBe(false);
  expect(hasWrappedColours(surface(60))).toBe(true);
});

test('transparent pixels do not count, because encoders give them any colour', () => {
  expect(hasWrappedColours(surface(60, 4))).toBe(false);
});

test('noise is no damage', () => {
  const random = seededRandom(9);
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, () => 256 * random());
  expect(hasWrappedColours({ data, width: WIDTH, height: HEIGHT, channels: 3 })).toBe(false);
});

test.each([
  ['#fff', '#ff0'],
  ['#000', '#f00'],
  ['#faf5f0', '#faf00f'],
  ['#0c0a14', '#f50a14'],
])('text and bars in colours that differ in one channel are sound: %s, %s', async (background, fill) => {
  const lines = Array.from(
    { length: 9 },
    (_, i) => `<text x="${7 * i}" y="${40 + 40 * i}" font-size="${14 + 2 * i}">Quick brown foxes</text>`,
  );
  const bars = Array.from(
    { length: 20 },
    (_, i) => `<rect x="${9 + i * 26}" y="${i * 7}" width="13" height="230"/>`,
  );
  for (const body of [lines.slice(4, 5), bars.slice(3, 4), lines, bars].map((parts) => parts.join('')))
    for (const quality of [undefined, 60, 75, 95])
      expect(hasWrappedColours(await rendered(`<g fill="${fill}">${body}</g>`, background, quality))).toBe(
        false,
      );
});
