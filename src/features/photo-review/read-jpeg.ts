import { readExif, xmpHasPlace } from './exif.ts';
import { latin, type PictureHeader } from './picture-header.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const APP1 = 0xe1;
const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';

/** Walks the segments before the pixels: frame header, EXIF, XMP. */
export function readJpeg(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frame: { width: number; height: number; components: number } | undefined;
  let turned = false;
  let hasPlace = false;
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
    } else if (marker === APP1 && latin(bytes, body, body + EXIF.length) === EXIF) {
      const exif = readExif(bytes.subarray(body + EXIF.length, end));
      turned = exif.turned;
      hasPlace ||= exif.hasPlace;
    } else if (marker === APP1 && latin(bytes, body, body + XMP.length) === XMP) {
      hasPlace ||= xmpHasPlace(new TextDecoder().decode(bytes.subarray(body, end)));
    }
    at = end;
  }
  if (!frame) return undefined;
  const { width, height, components } = frame;
  return {
    widthPx: turned ? height : width,
    heightPx: turned ? width : height,
    transparent: false,
    cmyk: components === 4,
    hasPlace,
  };
}

/** SOF0 to SOF15, without the three numbers among them that are tables. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
