import { err, ok, type Result } from '../../../base/result.ts';
import { decodeLatin1, type PhotoFacts, type PhotoKind } from './photo-header.ts';
import { readHeif } from './read-heif.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readWebp } from './read-webp.ts';

/** `other-kind`: no format that we accept, or no image at all. */
export type PhotoFactsError = 'empty' | 'other-kind' | 'damaged';

const READERS = { jpeg: readJpeg, png: readPng, webp: readWebp, heif: readHeif } as const;

/** Reads format and facts from the content alone, because file names and media types can be wrong. */
export function readPhotoFacts(bytes: Uint8Array): Result<PhotoFacts, PhotoFactsError> {
  if (bytes.length === 0) return err('empty');
  const kind = detectPhotoKind(bytes);
  if (kind === undefined) return err('other-kind');
  const header = READERS[kind](bytes);
  if (!header || header.widthPx === 0 || header.heightPx === 0) return err('damaged');
  return ok({ kind, byteCount: bytes.length, ...header });
}

function detectPhotoKind(bytes: Uint8Array): PhotoKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (decodeLatin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (decodeLatin1(bytes, 0, 4) === 'RIFF' && decodeLatin1(bytes, 8, 12) === 'WEBP') return 'webp';
  if (
    decodeLatin1(bytes, 4, 8) === 'ftyp' &&
    /^(hei|hev|mif1|msf1|avif|avis)/.test(decodeLatin1(bytes, 8, 12))
  )
    return 'heif';
  return undefined;
}
