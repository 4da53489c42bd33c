import { err, ok, type Result } from '../../base/result.ts';
import { latin, type PhotoFacts, type PhotoKind } from './picture-header.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readWebp } from './read-webp.ts';

/** `other-kind`: a picture or not, but none we take; `heif`: HEIC and AVIF, as telephones make them. */
export type PhotoFactsError = 'empty' | 'other-kind' | 'heif' | 'damaged';

const READERS = { jpeg: readJpeg, png: readPng, webp: readWebp } as const;

/** By content alone: a name or a type can say anything. */
export function photoFacts(bytes: Uint8Array): Result<PhotoFacts, PhotoFactsError> {
  if (bytes.length === 0) return err('empty');
  const kind = photoKind(bytes);
  if (kind === undefined) return err('other-kind');
  if (kind === 'heif') return err('heif');
  const header = READERS[kind](bytes);
  if (!header || header.widthPx === 0 || header.heightPx === 0) return err('damaged');
  return ok({ kind, byteCount: bytes.length, ...header });
}

function photoKind(bytes: Uint8Array): PhotoKind | 'heif' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  if (latin(bytes, 4, 8) === 'ftyp' && /^(hei|hev|mif1|msf1|avif|avis)/.test(latin(bytes, 8, 12)))
    return 'heif';
  return undefined;
}
