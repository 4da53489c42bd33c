import { invariant } from '../../base/invariant.ts';
import { sharp } from './libvips.ts';
import { PRINT_DPI } from './print-density.ts';

const SOI = 0xffd8;
const APP0 = 0xffe0;

/** The JFIF header (ITU-T T.871 §10.1): version 1.2, dots per inch, 300 across and down, no thumbnail. */
const JFIF = Uint8Array.of(
  ...[0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 2],
  ...[1, PRINT_DPI >> 8, PRINT_DPI & 255, PRINT_DPI >> 8, PRINT_DPI & 255, 0, 0],
);

let srgb: Promise<Uint8Array> | undefined;

/**
 * Adds a JFIF header with 300 dpi to a JPEG. libvips writes none, and with a density it would write Exif, which no file of ours
 * may contain.
 */
export function withPrintDensity(jpeg: Uint8Array): Uint8Array {
  return withSegments(jpeg, [JFIF]);
}

/**
 * Adds that header and libvips' sRGB profile to a JPEG. If libvips embedded the profile itself, it would first convert every
 * pixel from sRGB to sRGB, which takes 8 ms for nothing.
 */
export async function asSrgbPrint(jpeg: Uint8Array): Promise<Uint8Array> {
  srgb ??= srgbSegment();
  return withSegments(jpeg, [JFIF, await srgb]);
}

/** Returns the profile as an APP2 segment, the only chunk of one (ICC.1 §B.4). */
async function srgbSegment(): Promise<Uint8Array> {
  const tagged = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .withIccProfile('srgb')
    .jpeg()
    .toBuffer();
  const { icc } = await sharp(tagged).metadata();
  invariant(icc !== undefined, 'libvips has an sRGB profile');
  const length = 2 + 14 + icc.byteLength;
  const name = Buffer.from('ICC_PROFILE\0', 'latin1');
  return Buffer.concat([
    Uint8Array.of(0xff, 0xe2, length >> 8, length & 255),
    name,
    Uint8Array.of(1, 1),
    icc,
  ]);
}

/** Inserts segments before all others. */
function withSegments(jpeg: Uint8Array, segments: readonly Uint8Array[]): Uint8Array {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  invariant(view.getUint16(0) === SOI && view.getUint16(2) !== APP0, 'a JPEG of libvips has no JFIF header');
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}
