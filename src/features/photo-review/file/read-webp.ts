import { readExif, xmpHasLocation } from './exif.ts';
import { decodeLatin1, type PhotoHeader } from './photo-header.ts';

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const EXIF = 'Exif\0\0';

/** Reads Google's WebP container: lossy (VP8), lossless (VP8L) or extended (VP8X) with EXIF and XMP. */
export function readWebp(bytes: Uint8Array): PhotoHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { width: number; height: number } | undefined;
  let isTransparent = false;
  let isQuarterTurned = false;
  let hasLocation = false;
  for (let at = RIFF_HEADER_BYTES; at + CHUNK_HEADER_BYTES <= bytes.length;) {
    const name = decodeLatin1(bytes, at, at + 4);
    const length = view.getUint32(at + 4, true);
    const start = at + CHUNK_HEADER_BYTES;
    const body = bytes.subarray(start, start + length);
    if (body.length < length) return undefined;
    if (name === 'VP8X' && length >= 10) {
      isTransparent = (view.getUint8(start) & 0x10) !== 0;
      size = { width: 1 + uint24(view, start + 4), height: 1 + uint24(view, start + 7) };
    } else if (name === 'VP8 ' && length >= 10) {
      size ??= {
        width: view.getUint16(start + 6, true) & 0x3fff,
        height: view.getUint16(start + 8, true) & 0x3fff,
      };
    } else if (name === 'VP8L' && length >= 5) {
      const bits = view.getUint32(start + 1, true);
      isTransparent ||= (bits & (1 << 28)) !== 0;
      size ??= { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    } else if (name === 'EXIF') {
      // The prefix is only part of JPEG, but some programs write it here too.
      const exif = readExif(decodeLatin1(body, 0, EXIF.length) === EXIF ? body.subarray(EXIF.length) : body);
      isQuarterTurned = exif.isQuarterTurned;
      hasLocation ||= exif.hasLocation;
    } else if (name === 'XMP ') {
      hasLocation ||= xmpHasLocation(new TextDecoder().decode(body));
    }
    // Chunks of odd length are padded.
    at = start + length + (length % 2);
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

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
}
