import type { WebpOptions } from 'sharp';
import { describe, expect, test } from 'vitest';

import { sharp } from '../libvips.ts';
import { isVp8lWhole } from './vp8l-stream.ts';
import { firstFrame } from './webp-chunks.ts';

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** 0: as many as there are. */
  readonly colours: number;
  readonly hasAlpha?: boolean;
}

/** Repeating shapes of so many colours, or a smooth surface with noise. */
async function drawn(drawing: Drawing, options: WebpOptions): Promise<Buffer> {
  const { width, height, colours, hasAlpha = false } = drawing;
  const channels = hasAlpha ? 4 : 3;
  const data = new Uint8Array(width * height * channels);
  for (let at = 0; at < data.length; at++) {
    const [pixel, channel] = [Math.floor(at / channels), at % channels];
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const index =
      (Math.floor(x / 3) * 7 + Math.floor(y / 2) * 5 + ((x * y) % 11 === 0 ? 1 : 0)) % (colours || 1);
    data[at] =
      colours > 0
        ? ((index + 1) * (37 + 50 * channel)) & 0xff
        : 128 + 90 * Math.sin((x + 9 * channel) / 17 + y / 23) + ((x * 7919 + y * 104729) % 13);
  }
  return await sharp(data, { raw: { width, height, channels } }).webp(options).toBuffer();
}

const SIZES = [[1, 1], [1, 9], [37, 1], [9, 7], [64, 3], [100, 90]] as const; // prettier-ignore
const OPTIONS: readonly WebpOptions[] = [
  { lossless: true, effort: 0, quality: 1 },
  { lossless: true, effort: 3, quality: 100 },
  { lossless: true, effort: 6, quality: 80 },
  { nearLossless: true, effort: 4, quality: 40 },
];

describe('sound streams are whole', () => {
  // Few colours are bundled: 8 pixels to one for 2, 4 for up to 4, 2 for up to 16.
  test.each([0, 1, 2, 3, 4, 5, 16, 17, 200])('of %d colours', async (colours) => {
    for (const [width, height] of SIZES)
      for (const options of OPTIONS)
        for (const hasAlpha of [false, true]) {
          const webp = await drawn({ width, height, colours, hasAlpha }, options);
          expect(firstFrame(webp)?.pixels.name).toBe('VP8L');
          expect([width, height, options, isVp8lWhole(webp)]).toEqual([width, height, options, true]);
        }
  });

  test('of several prefix groups, with colours in a cache', async () => {
    const photoLike = await drawn({ width: 700, height: 500, colours: 0 }, { lossless: true, effort: 5 });
    expect(isVp8lWhole(photoLike)).toBe(true);
    const graphics = await drawn({ width: 700, height: 500, colours: 250 }, { lossless: true, effort: 6 });
    expect(isVp8lWhole(graphics)).toBe(true);
  });

  test('of the transparency of a lossy picture, however it is coded', async () => {
    for (const colours of [0, 2, 200])
      for (const alphaQuality of [1, 50, 100])
        for (const effort of [0, 6]) {
          const webp = await drawn(
            { width: 100, height: 90, colours, hasAlpha: true },
            { alphaQuality, effort },
          );
          expect([colours, alphaQuality, effort, isVp8lWhole(webp)]).toEqual([
            colours,
            alphaQuality,
            effort,
            true,
          ]);
        }
  });
});

describe('of a damaged stream', () => {
  /** The same file with other pixel data: the chunk's size and the file's fit it. */
  function withPixels(webp: Buffer, data: Uint8Array): Buffer {
    const { at } = firstFrame(webp)!.pixels;
    const sizes = Buffer.from(webp.subarray(0, at + 8));
    sizes.writeUInt32LE(data.length, at + 4);
    const padded = Buffer.concat([sizes, data, new Uint8Array(data.length & 1)]);
    padded.writeUInt32LE(padded.length - 8, 4);
    return padded;
  }
  const pixelsOf = (webp: Buffer): Buffer => {
    const { start, end } = firstFrame(webp)!.pixels;
    return webp.subarray(start, end);
  };
  const sound = async () => await drawn({ width: 300, height: 200, colours: 0 }, { lossless: true });

  test('the last byte is missed', async () => {
    const webp = await sound();
    expect(isVp8lWhole(withPixels(webp, pixelsOf(webp)))).toBe(true);
    expect(isVp8lWhole(withPixels(webp, pixelsOf(webp).subarray(0, -1)))).toBe(false);
  });

  test('what is left over is seen, but for the rest of a word', async () => {
    const webp = await sound();
    const followedBy = (bytes: readonly number[]): boolean =>
      isVp8lWhole(withPixels(webp, Buffer.concat([pixelsOf(webp), Buffer.from(bytes)])));
    expect(followedBy([0, 0, 0])).toBe(true);
    expect(followedBy([1])).toBe(false);
    expect(followedBy([0, 0, 0, 0])).toBe(false);
  });

  test('a version, a repeated transform and prefix codes that leave gaps are refused', async () => {
    const pixels = pixelsOf(await sound());
    const version = Buffer.from(pixels);
    version[4] = version[4]! | 0x20;
    expect(isVp8lWhole(withPixels(await sound(), version))).toBe(false);
    // Header of 5 bytes; then bits, the lowest first: transform, subtract green, and the same again.
    const repeated = Buffer.concat([pixels.subarray(0, 5), Buffer.from([0b0110_1101, 0, 0, 0, 0, 0])]);
    expect(isVp8lWhole(withPixels(await sound(), repeated))).toBe(false);
    // No transform, no cache, no groups, a code for lengths that is all zeros.
    const empty = Buffer.concat([pixels.subarray(0, 5), new Uint8Array(40)]);
    expect(isVp8lWhole(withPixels(await sound(), empty))).toBe(false);
  });

  test('most overwritten places make it end elsewhere', async () => {
    const pixels = pixelsOf(await sound());
    let found = 0;
    for (let i = 0; i < 40; i++) {
      const broken = Buffer.from(pixels);
      const at = Math.floor(((i + 1) / 42) * broken.length);
      broken.fill(0x5a, at, at + 100);
      if (!isVp8lWhole(withPixels(await sound(), broken))) found++;
    }
    expect(found).toBeGreaterThan(30);
  });

  test('transparency is read, too', async () => {
    const webp = await drawn({ width: 300, height: 200, colours: 0, hasAlpha: true }, { effort: 4 });
    const { start, end } = firstFrame(webp)!.alpha!;
    let found = 0;
    for (let i = 0; i < 20; i++) {
      const broken = Buffer.from(webp);
      const at = start + 1 + Math.floor(((i + 1) / 22) * (end - start));
      broken.fill(0x5a, at, at + 60);
      if (!isVp8lWhole(broken)) found++;
    }
    expect(found).toBeGreaterThan(10);
  });
});
