import type { RgbImage } from '../raster/image.ts';

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;

/**
 * Encodes an image as an uncompressed little-endian baseline TIFF, with its ICC profile when there is one (TIFF 6.0, tag 34675
 * from ICC.1 annex B.4): a header of about 200 bytes and a copy of the pixels.
 */
export function encodeTiff(image: RgbImage, icc?: Uint8Array): Uint8Array {
  const entryCount = icc === undefined ? 10 : 11;
  const directoryEnd = 8 + 2 + entryCount * 12 + 4;
  const bitsOffset = directoryEnd;
  const iccOffset = bitsOffset + 6;
  // Offsets must be even.
  const pixelsOffset = (iccOffset + (icc?.length ?? 0) + 1) & ~1;
  const bytes = new Uint8Array(pixelsOffset + image.data.length);
  const view = new DataView(bytes.buffer);

  bytes.set([0x49, 0x49, 42, 0]);
  view.setUint32(4, 8, true);
  view.setUint16(8, entryCount, true);
  let at = 10;
  const entry = (tag: number, type: number, count: number, value: number): void => {
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, count, true);
    view.setUint32(at + 8, value, true);
    at += 12;
  };
  entry(256, LONG, 1, image.widthPx);
  entry(257, LONG, 1, image.heightPx);
  entry(258, SHORT, 3, bitsOffset);
  entry(259, SHORT, 1, 1); // no compression
  entry(262, SHORT, 1, 2); // RGB
  entry(273, LONG, 1, pixelsOffset);
  entry(277, SHORT, 1, 3);
  entry(278, LONG, 1, image.heightPx);
  entry(279, LONG, 1, image.data.length);
  entry(284, SHORT, 1, 1); // interleaved
  if (icc !== undefined) entry(34675, UNDEFINED, icc.length, iccOffset);

  for (let channel = 0; channel < 3; channel++) view.setUint16(bitsOffset + channel * 2, 8, true);
  if (icc !== undefined) bytes.set(icc, iccOffset);
  bytes.set(image.data, pixelsOffset);
  return bytes;
}
