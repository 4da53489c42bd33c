import sharp from 'sharp';
import { expect } from 'vitest';

const DIGITAL_SOURCE_TYPE =
  'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';

/** Expects a downloaded headshot to be a complete JPEG of this size, marked as generated and without camera data. */
export async function expectHeadshot(
  bytes: Buffer,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  const { format, width, height, exif, xmp } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...size });
  expect(exif, 'EXIF').toBeUndefined();
  expect(xmp?.toString('utf8')).toContain(DIGITAL_SOURCE_TYPE);
  // Decoding every pixel makes a truncated file throw. A picture of one colour would be no portrait.
  const { channels } = await sharp(bytes).stats();
  expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(10);
}
