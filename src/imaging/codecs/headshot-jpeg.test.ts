import { expect, test } from 'vitest';

import { DIGITAL_SOURCE_TYPE } from './digital-source.ts';
import { headshotJpeg } from './headshot-jpeg.ts';
import { sharp } from './libvips.ts';

test('a headshot is a JPEG of full colour, tagged sRGB, at 300 dpi, with its mark and nothing else', async () => {
  const data = Uint8Array.from({ length: 40 * 50 * 3 }, (_, i) => (i * 7) % 256);
  const jpeg = await headshotJpeg({ widthPx: 40, heightPx: 50, data });
  const header = await sharp(jpeg).metadata();
  expect([header.format, header.width, header.height]).toEqual(['jpeg', 40, 50]);
  expect([header.chromaSubsampling, header.density]).toEqual(['4:4:4', 300]);
  expect(header.xmp?.toString()).toContain(DIGITAL_SOURCE_TYPE);
  expect(header.exif).toBeUndefined();
  // In ICC.1 bytes 16–20 name the colour space, and 36–40 are the signature of a profile.
  expect(header.icc?.subarray(16, 20).toString('latin1')).toBe('RGB ');
  expect(header.icc?.subarray(36, 40).toString('latin1')).toBe('acsp');
  // It is the profile that libvips itself would write.
  const tagged = await sharp(jpeg).withIccProfile('srgb').jpeg().toBuffer();
  expect(header.icc).toEqual((await sharp(tagged).metadata()).icc);
});
