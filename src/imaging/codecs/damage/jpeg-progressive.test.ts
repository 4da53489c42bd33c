import type { JpegOptions } from 'sharp';
import { describe, expect, test } from 'vitest';

import { seededRandom } from '../../scenes/seeded-random.ts';
import { sharp } from '../libvips.ts';
import { hasImpossibleScans } from './jpeg-progressive.ts';
import { endOfScan, segmentsOf } from './jpeg-scan.ts';

const SOS = 0xffda;

/** Waves, hard edges and noise. */
function drawn(width: number, height: number) {
  const random = seededRandom(5);
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at++) {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    const isInside = Math.hypot(x - width / 3, y - height / 2) < height / 4;
    data[at] =
      120 + 40 * Math.sin(x / 37 + (at % 3)) * Math.cos(y / 29) + 20 * random() + (isInside ? 90 : 0);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

const OPTIONS: readonly JpegOptions[] = [
  { progressive: true, quality: 85 },
  { progressive: true, quality: 5 },
  { progressive: true, quality: 100, chromaSubsampling: '4:4:4' },
  { mozjpeg: true, quality: 70 },
  { mozjpeg: true, quality: 95, chromaSubsampling: '4:4:4' },
];

describe('sound progressive JPEGs are possible', () => {
  test.each([
    [1, 1],
    [8, 9],
    [17, 33],
    [240, 161],
    [500, 333],
  ])('of %d × %d', async (width, height) => {
    for (const options of OPTIONS)
      for (const picture of [drawn(width, height), drawn(width, height).greyscale()]) {
        const jpeg = await picture.jpeg(options).toBuffer();
        expect([options, hasImpossibleScans(jpeg)]).toEqual([options, false]);
      }
  });

  test('with black, white and full colours', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="403" height="299"><rect width="403" height="299" fill="#fff"/><text y="90" font-size="60">Black</text><rect y="150" width="200" height="70" fill="#f00"/><rect x="99" y="190" width="200" height="70" fill="#00f"/></svg>`;
    for (const options of OPTIONS) {
      const jpeg = await sharp(Buffer.from(svg)).jpeg(options).toBuffer();
      expect([options, hasImpossibleScans(jpeg)]).toEqual([options, false]);
    }
  });

  test('with another picture behind the end marker', async () => {
    const jpeg = await drawn(240, 161).jpeg(OPTIONS[0]).toBuffer();
    expect(hasImpossibleScans(Buffer.concat([jpeg, jpeg.subarray(0, -400)]))).toBe(false);
  });
});

/** Returns the range of the coded data of each scan. */
function scansOf(jpeg: Buffer): readonly { readonly start: number; readonly end: number }[] {
  const scans = [];
  for (let at = 2; ;) {
    const sos = [...segmentsOf(jpeg, at)].find(({ marker }) => marker === SOS);
    if (sos === undefined) return scans;
    at = endOfScan(jpeg, sos.end);
    scans.push({ start: sos.end, end: at });
  }
}

describe('in a damaged progressive JPEG', () => {
  // Refinements of the last bits are invisible, and after damage they often end where they should.
  test('each of the first scans that lacks a few bytes is noticed', async () => {
    const jpeg = await drawn(500, 333).jpeg(OPTIONS[0]).toBuffer();
    const scans = scansOf(jpeg);
    expect(scans.length).toBeGreaterThan(5);
    for (const [i, { start, end }] of scans.slice(0, 6).entries()) {
      const middle = (start + end) >> 1;
      const broken = Buffer.concat([jpeg.subarray(0, middle), jpeg.subarray(middle + 4)]);
      expect([i, hasImpossibleScans(broken)]).toEqual([i, true]);
    }
  });

  test('overwritten bytes in any scan but those of single bits are noticed', async () => {
    const jpeg = await drawn(500, 333).jpeg(OPTIONS[3]).toBuffer();
    let found = 0;
    let tried = 0;
    for (const { start, end } of scansOf(jpeg))
      for (const share of [0.2, 0.5, 0.8]) {
        const at = Math.floor(start + share * (end - start));
        if (at + 30 > end) continue;
        tried++;
        if (hasImpossibleScans(Buffer.from(jpeg).fill(0x5a, at, at + 30))) found++;
      }
    expect(tried).toBeGreaterThan(15);
    expect(found).toBeGreaterThanOrEqual(tried * 0.8);
  });
});

test('sequential JPEGs are read elsewhere', async () => {
  const jpeg = await drawn(240, 161).jpeg().toBuffer();
  expect(hasImpossibleScans(jpeg.fill(0x5a, jpeg.length - 900, jpeg.length - 300))).toBe(false);
});
