import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { describe, expect, test } from 'vitest';

import { photoBytes, photoNames, photosFolder } from '../../../test/photos.ts';
import { cleanSelfie } from './clean-selfie.ts';
import { decodeImage, MAX_UPLOAD_BYTES } from './decode.ts';
import { sharp } from './libvips.ts';

const RED = [255, 0, 0] as const;
const BLUE = [0, 0, 255] as const;

/** 40 × 20, left half red, right half blue. */
function redBlue() {
  const data = new Uint8Array(40 * 20 * 3);
  for (let i = 0; i < 40 * 20; i++) data.set(i % 40 < 20 ? RED : BLUE, i * 3);
  return sharp(data, { raw: { width: 40, height: 20, channels: 3 } });
}

async function decoded(bytes: Uint8Array, options = {}) {
  const result = await decodeImage(bytes, options);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

function near(actual: Uint8Array, expected: readonly number[], tolerance: number): boolean {
  return expected.every((value, channel) => Math.abs(value - actual[channel]!) <= tolerance);
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  '%s has its colours at the right side',
  async (format) => {
    const image = await decoded(
      await redBlue().toFormat(format, { quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
    );
    expect([image.widthPx, image.heightPx]).toEqual([40, 20]);
    expect(near(image.data.subarray((10 * 40 + 5) * 3), RED, 8)).toBe(true);
    expect(near(image.data.subarray((10 * 40 + 35) * 3), BLUE, 8)).toBe(true);
  },
);

// The side of the red half after each of Exif's eight orientations is applied.
test.each([
  [1, 'left'],
  [2, 'right'],
  [3, 'right'],
  [4, 'left'],
  [5, 'top'],
  [6, 'top'],
  [7, 'bottom'],
  [8, 'bottom'],
])('orientation %i puts red %s', async (orientation, side) => {
  const { widthPx, heightPx, data } = await decoded(
    await redBlue().withMetadata({ orientation }).png().toBuffer(),
  );
  const x = side === 'left' ? 2 : side === 'right' ? widthPx - 3 : widthPx >> 1;
  const y = side === 'top' ? 2 : side === 'bottom' ? heightPx - 3 : heightPx >> 1;
  expect([widthPx, heightPx]).toEqual(orientation < 5 ? [40, 20] : [20, 40]);
  expect(near(data.subarray((y * widthPx + x) * 3), RED, 0)).toBe(true);
});

test('transparency is flattened on white', async () => {
  const clear = sharp({
    create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  expect([...(await decoded(await clear.png().toBuffer())).data.subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('grey and 16 bit become three 8-bit channels', async () => {
  const grey = {
    create: { width: 4, height: 4, channels: 3, background: { r: 120, g: 120, b: 120 } },
  } as const;
  for (const space of ['b-w', 'rgb16', 'grey16'] as const) {
    const image = await decoded(await sharp(grey).toColourspace(space).png().toBuffer());
    expect(image.data.length).toBe(48);
    expect(near(image.data, [120, 120, 120], 1)).toBe(true);
  }
});

test('a wide-gamut profile is converted: P3 red becomes the nearest sRGB red', async () => {
  const p3 = await redBlue().withIccProfile('p3').png().toBuffer();
  expect(near(await sharp(p3).keepIccProfile().raw().toBuffer(), RED, 4)).toBe(false);
  const image = await decoded(p3);
  expect(near(image.data, RED, 4)).toBe(true);
});

test('the longest side is limited, and small images are not enlarged', async () => {
  const png = await redBlue().png().toBuffer();
  expect((await decoded(png, { maxSidePx: 20 })).widthPx).toBe(20);
  expect((await decoded(png, { maxSidePx: 100 })).widthPx).toBe(40);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('<html><body>hello</body></html>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a JPEG start and noise', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)])],
  [
    'HEIC with nothing inside',
    Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]),
  ],
])('%s is unreadable', async (_, bytes) => {
  expect(await decodeImage(bytes)).toEqual({ ok: false, error: 'unreadable' });
});

test('kinds that are not accepted are unreadable', async () => {
  for (const bytes of [await redBlue().gif().toBuffer(), await redBlue().tiff().toBuffer()]) {
    expect(await decodeImage(bytes)).toEqual({ ok: false, error: 'unreadable' });
  }
});

test('a file cut in half is unreadable', async () => {
  const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, i) => (i * 7919) % 251));
  const jpeg = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer();
  expect((await decodeImage(jpeg)).ok).toBe(true);
  expect(await decodeImage(jpeg.subarray(0, jpeg.length / 2))).toEqual({ ok: false, error: 'unreadable' });
});

/** Returns the same image with unused application segments, exactly `sizeBytes` long. */
function padded(jpeg: Uint8Array, sizeBytes: number): Uint8Array {
  const parts: Uint8Array[] = [jpeg.subarray(0, 2)];
  let missing = sizeBytes - jpeg.byteLength;
  while (missing > 0) {
    // A segment has at least its marker and its length, and no rest may be shorter than that.
    const size = missing < 60_000 ? missing : Math.min(60_000, missing - 4);
    const segment = Buffer.alloc(size);
    segment.writeUInt16BE(0xffef, 0);
    segment.writeUInt16BE(size - 2, 2);
    parts.push(segment);
    missing -= size;
  }
  return Buffer.concat([...parts, jpeg.subarray(2)]);
}

test('exactly 25 MiB pass', async () => {
  const jpeg = await redBlue().jpeg().toBuffer();
  expect(MAX_UPLOAD_BYTES).toBe(26_214_400);
  const largest = padded(jpeg, MAX_UPLOAD_BYTES);
  expect(largest.byteLength).toBe(26_214_400);
  expect((await decodeImage(largest)).ok).toBe(true);
  expect(await decodeImage(padded(jpeg, MAX_UPLOAD_BYTES + 1))).toMatchObject({ error: 'too-many-bytes' });
});

test('a byte over 25 MB is too many', async () => {
  expect(await decodeImage(new Uint8Array(MAX_UPLOAD_BYTES + 1))).toEqual({
    ok: false,
    error: 'too-many-bytes',
  });
});

test('pixels are counted in the header: 50 megapixels pass, one column more does not', async () => {
  const wide = (width: number) =>
    sharp({ create: { width, height: 5000, channels: 3, background: '#444' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
  expect((await decodeImage(await wide(10_000), { maxSidePx: 64 })).ok).toBe(true);
  expect(await decodeImage(await wide(10_001))).toEqual({ ok: false, error: 'too-many-pixels' });
});

test('a clean selfie carries no metadata', async () => {
  const jpeg = await redBlue()
    .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(jpeg).metadata()).exif).toBeDefined();
  const cleaned = await cleanSelfie({ bytes: jpeg, fileName: 'a.jpg' });
  if (!cleaned.ok) throw new Error(cleaned.reasons.join());
  for (const bytes of [cleaned.selfie.jpeg, cleaned.selfie.thumbnailJpeg]) {
    const header = await sharp(bytes).metadata();
    expect([header.format, header.exif, header.xmp, header.iptc]).toEqual([
      'jpeg',
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(bytes).includes('somebody')).toBe(false);
  }
});

describe.skipIf(photosFolder() === undefined)('files that upload endpoints receive', () => {
  test.each([
    ['animated.gif', 'unreadable'],
    ['bomb_144MP_rgb.png', 'too-many-pixels'],
    ['bomb_400MP_1bit_gray.png', 'too-many-pixels'],
    ['bomb_header_only_2500MP.png', 'too-many-pixels'],
    ['empty.jpg', 'unreadable'],
    ['exe_named.png', 'unreadable'],
    ['html_named.jpg', 'unreadable'],
    ['random_bytes.jpg', 'unreadable'],
    ['svg_masquerading.png', 'unreadable'],
    ['svg_xxe.jpg', 'unreadable'],
    ['truncated_half.jpg', 'unreadable'],
    ['truncated_header.jpg', 'unreadable'],
    ['truncated_progressive.jpg', 'unreadable'],
  ])('%s: %s', async (name, error) => {
    expect(await decodeImage(photoBytes(`hostile/${name}`))).toEqual({ ok: false, error });
  });

  test('HEIC in Display P3 from a phone', async () => {
    const image = await decoded(photoBytes('phone/IMG_2682.heic'));
    expect([image.widthPx, image.heightPx]).toEqual([3072, 2304]);
  });

  test('the polyglot loses its second face when cleaned', async () => {
    const cleaned = await cleanSelfie({
      bytes: photoBytes('hostile/polyglot_jpeg_zip.jpg'),
      fileName: 'a.jpg',
    });
    expect(cleaned.ok && Buffer.from(cleaned.selfie.jpeg).includes('PK\x03\x04')).toBe(false);
    expect(cleaned.ok).toBe(true);
  });

  test('no bomb takes 300 MB', { timeout: 60_000 }, async () => {
    for (const name of photoNames('hostile').filter((name) => name.includes('bomb'))) {
      expect(await extraMegabytes(name), name).toBeLessThan(300);
    }
  });
});

/** Returns the peak memory of a new process that decodes the photo, above its memory before decoding. */
async function extraMegabytes(name: string): Promise<number> {
  const script = `
    import { decodeImage } from ${JSON.stringify(new URL('./decode.ts', import.meta.url).href)};
    import { photoBytes } from ${JSON.stringify(new URL('../../../test/photos.ts', import.meta.url).href)};
    await decodeImage(new Uint8Array(9));
    const beforeKb = process.resourceUsage().maxRSS;
    await decodeImage(photoBytes(${JSON.stringify(name)}));
    console.log((process.resourceUsage().maxRSS - beforeKb) / 1024);`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module-typescript',
    '-e',
    script,
  ]);
  return Number(stdout);
}
