import { readExif, xmpHasLocation } from './exif.ts';
import { decodeLatin1, type PhotoHeader } from './photo-header.ts';

const SIGNATURE_BYTES = 8;
/** Length, name and checksum of a chunk. */
const CHUNK_OVERHEAD_BYTES = 12;
/** Colour types with an alpha channel: grey and colour. */
const ALPHA_COLOUR_TYPES = [4, 6];

export function readPng(bytes: Uint8Array): PhotoHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { width: number; height: number } | undefined;
  let isTransparent = false;
  let isQuarterTurned = false;
  let hasLocation = false;
  for (let at = SIGNATURE_BYTES; at + CHUNK_OVERHEAD_BYTES <= bytes.length;) {
    const length = view.getUint32(at);
    const name = decodeLatin1(bytes, at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (body.length < length) return undefined;
    if (name === 'IHDR') {
      if (length < 13) return undefined;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
      isTransparent = ALPHA_COLOUR_TYPES.includes(view.getUint8(at + 17));
    } else if (name === 'tRNS') {
      isTransparent = true;
    } else if (name === 'eXIf') {
      const exif = readExif(body);
      isQuarterTurned = exif.isQuarterTurned;
      hasLocation ||= exif.hasLocation;
    } else if (name === 'iTXt') {
      hasLocation ||= xmpHasLocation(new TextDecoder().decode(body));
    } else if (name === 'IEND') {
      break;
    }
    at += CHUNK_OVERHEAD_BYTES + length;
  }
  if (!size) return undefined;
  return {
    widthPx: isQuarterTurned ? size.height : size.width,
    heightPx: isQuarterTurned ? size.width : size.height,
    isTransparent,
    isCmyk: false,
    hasLocation,
  };
}
