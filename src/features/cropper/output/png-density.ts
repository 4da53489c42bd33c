import { joinBytes } from '../../../base/join-bytes.ts';

const SIGNATURE_BYTES = 8;
const METRES_PER_INCH = 0.0254;
/** The chunks that an image needs; others, such as texts and times, are dropped. */
const NEEDED = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'IDAT', 'IEND']);

/** Writes the print resolution into a PNG (pHYs, pixels per metre) and drops metadata. */
export function withPngDensity(png: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const parts: Uint8Array[] = [png.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + 12 <= png.length;) {
    const end = at + 12 + view.getUint32(at);
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (NEEDED.has(name)) parts.push(png.subarray(at, end));
    if (name === 'IHDR') parts.push(pHYs(dpi));
    at = end;
  }
  return joinBytes(parts);
}

function pHYs(dpi: number): Uint8Array {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const perMetre = Math.round(dpi / METRES_PER_INCH);
  view.setUint32(0, 9);
  chunk.set([0x70, 0x48, 0x59, 0x73], 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  view.setUint8(16, 1);
  view.setUint32(17, crc32(chunk.subarray(4, 17)));
  return chunk;
}

/** CRC-32 of ISO 3309, as PNG uses it. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
