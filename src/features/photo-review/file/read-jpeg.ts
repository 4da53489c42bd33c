import { readExif, xmpHasLocation } from './exif.ts';
import { decodeLatin1, type PhotoHeader } from './photo-header.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const APP1 = 0xe1;
const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';

/** Reads the segments before the pixels: frame header, EXIF and XMP. */
export function readJpeg(bytes: Uint8Array): PhotoHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frame: { width: number; height: number; components: number } | undefined;
  let isQuarterTurned = false;
  let hasLocation = false;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Segments may be padded with 0xff.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length || end < at + 4) return undefined;
    const body = at + 4;
    if (isFrameHeader(marker)) {
      if (end - body < 6) return undefined;
      frame = {
        height: view.getUint16(body + 1),
        width: view.getUint16(body + 3),
        components: view.getUint8(body + 5),
      };
    } else if (marker === APP1 && decodeLatin1(bytes, body, body + EXIF.length) === EXIF) {
      const exif = readExif(bytes.subarray(body + EXIF.length, end));
      isQuarterTurned = exif.isQuarterTurned;
      hasLocation ||= exif.hasLocation;
    } else if (marker === APP1 && decodeLatin1(bytes, body, body + XMP.length) === XMP) {
      hasLocation ||= xmpHasLocation(new TextDecoder().decode(bytes.subarray(body, end)));
    }
    at = end;
  }
  if (!frame) return undefined;
  const { width, height, components } = frame;
  return {
    widthPx: isQuarterTurned ? height : width,
    heightPx: isQuarterTurned ? width : height,
    isTransparent: false,
    isCmyk: components === 4,
    hasLocation,
  };
}

/** Markers SOF0 to SOF15, except for three in this range that are not frame headers (DHT, JPG and DAC). */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
