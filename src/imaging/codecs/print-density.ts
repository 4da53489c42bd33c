import { invariant } from '../../base/invariant.ts';

/** Makes a headshot 87 mm wide where it is placed in a document, instead of 36 cm. */
const PRINT_DPI = 300;

/** Pixels of so many millimetres in print. */
export function printPixels(mm: number): number {
  return Math.round((mm / 25.4) * PRINT_DPI);
}

/** The header of ITU-T T.871 §10.1: JFIF 1.2, dots per inch, 300 across and down, no thumbnail. */
const JFIF = Uint8Array.of(
  ...[0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 2],
  ...[1, PRINT_DPI >> 8, PRINT_DPI & 255, PRINT_DPI >> 8, PRINT_DPI & 255, 0, 0],
);
const SOI = 0xffd8;
const APP0 = 0xffe0;

/**
 * The same JPEG with a JFIF header that says 300 dpi. libvips leaves that header out, and asked for a density would write a
 * block of EXIF, which nothing that leaves here carries.
 */
export function withPrintDensity(jpeg: Uint8Array): Uint8Array {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  invariant(view.getUint16(0) === SOI && view.getUint16(2) !== APP0, 'a JPEG of libvips has no JFIF header');
  const dense = new Uint8Array(jpeg.byteLength + JFIF.byteLength);
  dense.set(jpeg.subarray(0, 2));
  dense.set(JFIF, 2);
  dense.set(jpeg.subarray(2), 2 + JFIF.byteLength);
  return dense;
}
