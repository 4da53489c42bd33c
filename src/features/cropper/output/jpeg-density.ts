import { joinBytes } from '../../../base/join-bytes.ts';

const APP0 = 0xe0;
const APP1 = 0xe1;
const APP15 = 0xef;
const COMMENT = 0xfe;
const SCAN = 0xda;
const DOTS_PER_INCH = 1;

/**
 * Writes the print resolution into a JPEG (JFIF 1.02) and drops every other application segment and comment, so that nothing
 * about device, place or program remains.
 * @param jpeg an image as a canvas encodes it
 */
export function withJpegDensity(jpeg: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  const parts: Uint8Array[] = [jpeg.subarray(0, 2), jfif(dpi)];
  let at = 2;
  while (at + 4 <= jpeg.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === SCAN) break;
    const end = at + 2 + view.getUint16(at + 2);
    const isMetadata = marker === APP0 || (marker >= APP1 && marker <= APP15) || marker === COMMENT;
    if (!isMetadata) parts.push(jpeg.subarray(at, end));
    at = end;
  }
  parts.push(jpeg.subarray(at));
  return joinBytes(parts);
}

/** The length of the JFIF segment, with its marker. */
const JFIF_BYTES = 18;

function jfif(dpi: number): Uint8Array {
  const segment = new Uint8Array(JFIF_BYTES);
  const view = new DataView(segment.buffer);
  segment.set([0xff, APP0, 0, JFIF_BYTES - 2, 0x4a, 0x46, 0x49, 0x46, 0, 1, 2, DOTS_PER_INCH]);
  view.setUint16(12, dpi);
  view.setUint16(14, dpi);
  return segment;
}
