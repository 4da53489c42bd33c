import { readExif } from './exif.ts';
import { decodeLatin1, type PhotoHeader } from './photo-header.ts';

const EXIF = 'Exif\0\0';
const BYTE_ORDERS = ['II*\0', 'MM\0*'];

/**
 * Reads a HEIC or AVIF file: the sizes of its images (`ispe` boxes, ISO/IEC 23008-12 §6.5.3), of which the photo is the largest,
 * and whether its EXIF block has a location.
 */
export function readHeif(bytes: Uint8Array): PhotoHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [widthPx, heightPx, isQuarterTurned, hasLocation] = [0, 0, false, false];
  for (let at = 4; at + 16 <= bytes.length; at++) {
    const first = bytes[at]!;
    if (first === 0x69 && decodeLatin1(bytes, at, at + 4) === 'ispe') {
      const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
      if (width * height > widthPx * heightPx) [widthPx, heightPx] = [width, height];
    } else if (first === 0x69 && decodeLatin1(bytes, at, at + 4) === 'irot')
      isQuarterTurned ||= (bytes[at + 4]! & 1) === 1;
    else if (first === 0x45 && isExif(bytes, at))
      hasLocation ||= readExif(bytes.subarray(at + EXIF.length)).hasLocation;
  }
  if (widthPx === 0) return undefined;
  return {
    widthPx: isQuarterTurned ? heightPx : widthPx,
    heightPx: isQuarterTurned ? widthPx : heightPx,
    isTransparent: false,
    isCmyk: false,
    hasLocation,
  };
}

function isExif(bytes: Uint8Array, at: number): boolean {
  return (
    decodeLatin1(bytes, at, at + EXIF.length) === EXIF &&
    BYTE_ORDERS.includes(decodeLatin1(bytes, at + EXIF.length, at + EXIF.length + 4))
  );
}
