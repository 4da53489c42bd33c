import { expect, test } from 'vitest';

import type { Garment } from '../garment.ts';
import { readGarment, storeGarment } from './stored-garment.ts';

const NO_PART = 255;
const WIDTH = 16;
const HEIGHT = 9;

function garmentOf({
  rgb = (k: number) => (k * 73) % 256,
  alpha = (i: number) => (i * 31) % 256,
  part = (i: number) => [0, 1, 2, NO_PART][i % 4]!,
} = {}): Garment {
  const count = WIDTH * HEIGHT;
  return {
    id: 'blazer',
    kind: 'over',
    cutout: {
      widthPx: WIDTH,
      heightPx: HEIGHT,
      rgb: Uint8Array.from({ length: count * 3 }, (_, k) => rgb(k)),
      alpha: Uint8Array.from({ length: count }, (_, i) => alpha(i)),
    },
    parts: Uint8Array.from({ length: count }, (_, i) => part(i)),
    collar: { left: { x: 4.25, y: 2 }, right: { x: 11, y: 2.5 } },
    head: { sizePx: 8.125, chin: { x: 7.5, y: 1 } },
    cut: [{ x: 0, y: 3 }],
  };
}

const plain = (length: number): Uint8Array => new Uint8Array(length);

test.each([
  ['all colours, coverages and parts', garmentOf()],
  ['colours where nothing is covered', garmentOf({ alpha: () => 0 })],
  ['a whole cutout', garmentOf({ alpha: () => 255 })],
  ['grey cloth of one part', garmentOf({ rgb: (k) => Math.floor(k / 3) % 256, part: () => 0 })],
  ['black cloth without a part', garmentOf({ rgb: () => 0, part: () => NO_PART })],
] as const)('stored and read again it is the same: %s', async (_, garment) => {
  const stored = await storeGarment(garment);
  expect(await readGarment(stored, plain)).toEqual(garment);
});

test('is stored as two PNGs and plain numbers', async () => {
  const { cutoutPng, partsPng, ...numbers } = await storeGarment(garmentOf());
  for (const png of [cutoutPng, partsPng]) expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG');
  const { cutout: _cutout, parts: _parts, ...own } = garmentOf();
  expect(JSON.parse(JSON.stringify(numbers))).toEqual(own);
});

test('its pixels are read into the memory that threads share, and storing does not change the garment', async () => {
  const garment = garmentOf();
  const stored = await storeGarment(garment);
  expect(garment).toEqual(garmentOf());
  const { cutout, parts } = await readGarment(
    stored,
    (length) => new Uint8Array(new SharedArrayBuffer(length)),
  );
  for (const plane of [cutout.rgb, cutout.alpha, parts])
    expect(plane.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect([...cutout.rgb]).toEqual([...garment.cutout.rgb]);
});
