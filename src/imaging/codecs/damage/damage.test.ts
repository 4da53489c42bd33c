import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { describe, expect, test } from 'vitest';

import { photoBytes, photoNames, photosFolder } from '../../../../test/photos.ts';
import { decodeImage } from '../decode.ts';
import { sharp } from '../libvips.ts';
import { primaryHevcItems } from './heif-items.ts';
import { segmentsOf } from './jpeg-scan.ts';

const SIDE_PX = 320;

/** Circles and stripes of many colours, so that every part of the file contains detail. */
function drawnPicture() {
  const data = new Uint8Array(SIDE_PX * SIDE_PX * 3);
  for (let y = 0; y < SIDE_PX; y++)
    for (let x = 0; x < SIDE_PX; x++)
      data.set(
        [
          128 + 100 * Math.sin(Math.hypot(x - 90, y - 70) / 9),
          128 + 90 * Math.sin((x + 2 * y) / 7),
          ((x * 7919 + y * 104729) % 61) + y / 2,
        ],
        (y * SIDE_PX + x) * 3,
      );
  return sharp(data, { raw: { width: SIDE_PX, height: SIDE_PX, channels: 3 } });
}

const twoFrames = await Promise.all(
  ['#3050c0', '#c05030'].map((background) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
);
const FORMATS = {
  'JPEG 4:2:0': () => drawnPicture().jpeg({ quality: 90 }),
  'JPEG 4:4:4': () => drawnPicture().jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
  'JPEG, grey': () => drawnPicture().greyscale().jpeg(),
  'JPEG, progressive': () => drawnPicture().jpeg({ progressive: true }),
  PNG: () => drawnPicture().png(),
  'WebP, lossy': () => drawnPicture().webp({ quality: 85 }),
  'WebP, lossless': () => drawnPicture().webp({ lossless: true }),
  'WebP, animated': () => sharp(twoFrames, { join: { animated: true } }).webp(),
  AVIF: () => drawnPicture().avif({ effort: 0 }),
};

async function isAccepted(bytes: Uint8Array, maxSidePx?: number): Promise<boolean> {
  return (await decodeImage(bytes, { maxSidePx })).ok;
}

/** Returns the file with a fifth from its middle on overwritten by noise without markers. */
function overwritten(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(bytes);
  const [from, to] = [Math.floor(copy.length * 0.5), Math.floor(copy.length * 0.7)];
  for (let i = from; i < to; i++) copy[i] = 1 + ((i * 7919) % 251);
  return copy;
}

test.each(Object.keys(FORMATS) as (keyof typeof FORMATS)[])(
  '%s: a sound file is accepted',
  async (format) => {
    expect(await isAccepted(await FORMATS[format]().toBuffer())).toBe(true);
  },
);

test.each((Object.keys(FORMATS) as (keyof typeof FORMATS)[]).filter((format) => format !== 'WebP, animated'))(
  '%s: a fifth overwritten is unreadable',
  async (format) => {
    expect(await isAccepted(overwritten(await FORMATS[format]().toBuffer()))).toBe(false);
  },
);

test('a JPEG that lacks a few bytes before its end marker is unreadable, small or reduced while it is read', async () => {
  for (const format of ['JPEG 4:2:0', 'JPEG 4:4:4', 'JPEG, grey'] as const) {
    const jpeg = await FORMATS[format]().toBuffer();
    const cut = Buffer.concat([jpeg.subarray(0, -12), jpeg.subarray(-2)]);
    for (const maxSidePx of [SIDE_PX, 64])
      expect([format, maxSidePx, await isAccepted(cut, maxSidePx)]).toEqual([format, maxSidePx, false]);
  }
});

// The decoder synchronises again, and the number of blocks is right: only their colours are wrong from there on.
test.each([0.31, 0.345, 0.39])(
  'a JPEG with a few zeros at %d of it, shifted from there on, is unreadable',
  async (share) => {
    const jpeg = await FORMATS['JPEG 4:2:0']().toBuffer();
    const at = Math.floor(jpeg.length * share);
    expect(await isAccepted(jpeg.fill(0, at, at + 6))).toBe(false);
  },
);

describe('a JPEG whose Huffman tables are missing', () => {
  const DHT = 0xffc4;
  const without = (jpeg: Buffer, isLeftOut: (table: number) => boolean): Buffer => {
    let table = 0;
    const parts = [...segmentsOf(jpeg)].filter(({ marker }) => marker !== DHT || !isLeftOut(table++));
    const data = jpeg.subarray([...segmentsOf(jpeg)].at(-1)!.end);
    return Buffer.concat([
      jpeg.subarray(0, 2),
      ...parts.map(({ start, end }) => jpeg.subarray(start, end)),
      data,
    ]);
  };

  // libjpeg uses the table of the standard's annex instead, and colourful noise appears.
  test.each(['JPEG 4:2:0', 'JPEG, progressive'] as const)('%s: is unreadable', async (format) => {
    const jpeg = await FORMATS[format]().toBuffer();
    expect(await isAccepted(without(jpeg, () => false))).toBe(true);
    const tables = [...segmentsOf(jpeg)].filter(({ marker }) => marker === DHT).length;
    for (let left = 0; left < tables; left++)
      expect([left, await isAccepted(without(jpeg, (table) => table === left))]).toEqual([left, false]);
  });

  test('is accepted when it has none at all, like frames of Motion JPEG, which use the standard’s tables', async () => {
    const jpeg = await drawnPicture().jpeg({ optimiseCoding: false }).toBuffer();
    const bare = without(jpeg, () => true);
    expect(bare.length).toBeLessThan(jpeg.length - 400);
    expect(await isAccepted(bare)).toBe(true);
  });
});

test('JPEGs of hard edges in black, white and full colours are accepted, however they are encoded', async () => {
  const text = '<text x="9" y="90" font-size="60" font-weight="bold">White &amp; black</text>';
  const bars = ['#000', '#f00', '#fff', '#00f', '#ff0'].map(
    (fill, i) =>
      `<rect y="${100 + 37 * i}" x="${i === 2 ? 131 : 0}" width="400" height="37" fill="${fill}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="403" height="299"><rect width="403" height="299" fill="#fff"/>${text}${bars.join('')}</svg>`;
  for (const quality of [5, 30, 75, 100])
    for (const mozjpeg of [false, true])
      for (const chromaSubsampling of ['4:2:0', '4:4:4']) {
        const options = { quality, mozjpeg, chromaSubsampling, progressive: false };
        const jpeg = await sharp(Buffer.from(svg)).jpeg(options).toBuffer();
        expect([options, await isAccepted(jpeg)]).toEqual([options, true]);
      }
});

test('a WebP whose modes are damaged is unreadable', async () => {
  const webp = await FORMATS['WebP, lossy']().toBuffer();
  const modesBytes = (webp.readUIntLE(20, 3) >> 5) & 0x7ffff;
  const middle = 30 + (modesBytes >> 1);
  webp.fill(0xa5, middle, middle + (modesBytes >> 2));
  expect(await isAccepted(webp)).toBe(false);
});

describe('invisible oddities of real cameras are accepted', () => {
  const insertedAt = (jpeg: Buffer, at: number, bytes: readonly number[]): Buffer =>
    Buffer.concat([jpeg.subarray(0, at), Buffer.from(bytes), jpeg.subarray(at)]);
  const jpeg = async () => await FORMATS['JPEG 4:2:0']().toBuffer();

  test('bytes that fill a buffer behind the coded data', async () => {
    const plain = await jpeg();
    expect(await isAccepted(insertedAt(plain, plain.length - 2, Array(40).fill(0)))).toBe(true);
    expect(await isAccepted(insertedAt(plain, plain.length - 2, [0xff, 0xff, 0xff]))).toBe(true);
  });

  test('another picture, a video or an archive behind the end marker', async () => {
    const plain = await jpeg();
    expect(await isAccepted(Buffer.concat([plain, plain]))).toBe(true);
    expect(await isAccepted(Buffer.concat([plain, Buffer.alloc(5000, 0x41)]))).toBe(true);
    const webp = await FORMATS['WebP, lossy']().toBuffer();
    expect(await isAccepted(Buffer.concat([webp, Buffer.alloc(100, 0x41)]))).toBe(true);
  });

  test('a missing end marker', async () => {
    expect(await isAccepted((await jpeg()).subarray(0, -2))).toBe(true);
  });

  test('bytes between two segments of the header', async () => {
    const plain = await jpeg();
    const firstSegmentEnd = 4 + plain.readUInt16BE(4);
    const odd = insertedAt(plain, firstSegmentEnd, [1, 2, 3, 4, 5]);
    await expect(sharp(odd, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow('extraneous bytes');
    expect(await isAccepted(odd)).toBe(true);
  });

  test('an unknown JFIF revision', async () => {
    const plain = await jpeg();
    const jfif = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 9, 9, 0, 0, 1, 0, 1, 0, 0];
    const odd = insertedAt(plain, 2, jfif);
    await expect(sharp(odd, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow('JFIF');
    const before = Buffer.from(odd);
    expect(await isAccepted(odd)).toBe(true);
    expect(odd.equals(before), 'the file itself stays as it is').toBe(true);
  });

  test('metadata that is damaged', async () => {
    const exif = await drawnPicture()
      .withExif({ IFD0: { Artist: 'x'.repeat(200) } })
      .jpeg()
      .toBuffer();
    const at = exif.indexOf('Exif\0\0');
    expect(await isAccepted(exif.fill(0xa5, at + 6, at + 60))).toBe(true);
  });
});

describe.skipIf(photosFolder() === undefined)('photos', () => {
  // The service logs one JSON object per line there, and `lichtbild check --json` prints JSON.
  test('nothing is written to standard output about a damaged HEIC', { timeout: 60_000 }, async () => {
    const script = `
      import { decodeImage } from ${JSON.stringify(new URL('../decode.ts', import.meta.url).href)};
      import { photoBytes } from ${JSON.stringify(new URL('../../../../test/photos.ts', import.meta.url).href)};
      const heic = photoBytes('hostile/heic_encoded.heic');
      const { ok } = await decodeImage(heic.subarray(0, heic.length >> 1));
      console.log(JSON.stringify({ ok }));`;
    const options = ['--input-type=module-typescript', '-e', script];
    const { stdout } = await promisify(execFile)(process.execPath, options);
    expect(stdout).toBe('{"ok":false}\n');
  });

  test('every portrait and every photo of a telephone is accepted', { timeout: 300_000 }, async () => {
    for (const name of ['portraits', 'shoot-real', 'phone', 'not-a-person'].flatMap(photoNames))
      expect([name, await isAccepted(photoBytes(name))]).toEqual([name, true]);
  });

  test.each(['hostile/heic_encoded.heic', 'phone/IMG_2682.heic'])(
    '%s with a few bytes overwritten is unreadable',
    { timeout: 120_000 },
    async (name) => {
      const heic = photoBytes(name);
      const items = primaryHevcItems(heic);
      const [extent] = items[items.length >> 1]!.extents;
      for (const share of [0.2, 0.8]) {
        const broken = heic.slice();
        const at = extent!.offset + Math.floor(extent!.length * share);
        broken.fill(0x5a, at, at + 20);
        expect([share, await isAccepted(broken)]).toEqual([share, false]);
      }
    },
  );
});
