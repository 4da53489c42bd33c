import { readExif, xmpHasPlace } from './exif.ts';
import { latin, type PictureHeader } from './picture-header.ts';

const SIGNATURE_BYTES = 8;
/** Length, name and checksum of a chunk. */
const FRAME_BYTES = 12;
/** Colour types with an alpha channel: grey and colour. */
const WITH_ALPHA = [4, 6];

export function readPng(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { width: number; height: number } | undefined;
  let transparent = false;
  let turned = false;
  let hasPlace = false;
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length;) {
    const length = view.getUint32(at);
    const name = latin(bytes, at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (body.length < length) return undefined;
    if (name === 'IHDR') {
      if (length < 13) return undefined;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
      transparent = WITH_ALPHA.includes(view.getUint8(at + 17));
    } else if (name === 'tRNS') {
      transparent = true;
    } else if (name === 'eXIf') {
      const exif = readExif(body);
      turned = exif.turned;
      hasPlace ||= exif.hasPlace;
    } else if (name === 'iTXt') {
      hasPlace ||= xmpHasPlace(new TextDecoder().decode(body));
    } else if (name === 'IEND') {
      break;
    }
    at += FRAME_BYTES + length;
  }
  if (!size) return undefined;
  return {
    widthPx: turned ? size.height : size.width,
    heightPx: turned ? size.width : size.height,
    transparent,
    cmyk: false,
    hasPlace,
  };
}
