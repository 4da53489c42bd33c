import type { Sharp } from 'sharp';

import { err, ok, type Result } from '../../base/result.ts';
import type { RgbImage } from '../raster/image.ts';
import { decodesToTheEnd, hasSilentDamage } from './damage/silent-damage.ts';
import { tidyJpeg } from './damage/jpeg-scan.ts';
import { decodeHeic } from './heic.ts';
import { imageKind, type ImageKind } from './image-kind.ts';
import { plainBytes, sharp } from './libvips.ts';
import { encodeTiff } from './tiff.ts';

/** Limits of an upload: 25 MiB and 50 megapixels. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;
export const MAX_UPLOAD_PIXELS = 50_000_000;
/** Longest side at which selfies are processed: enough for a head of 1000 px in a half-length photo. */
export const MAX_WORKING_SIDE_PX = 3072;

/** Reasons for which `decodeImage` refuses a file. */
export type DecodeError = 'unreadable' | 'too-many-bytes' | 'too-many-pixels';

/** Options of `decodeImage`. */
export interface DecodeOptions {
  /** Longest side of the result, pixels; smaller pictures are not enlarged. Default 3072. */
  readonly maxSidePx?: number | undefined;
  /** True for a file that we encoded ourselves, which needs no second decode to search for damage. Default false. */
  readonly isOwn?: boolean;
}

/**
 * Decodes an upload: upright (Exif orientation applied), converted to sRGB from any profile, CMYK, 16 bit or grey, transparency
 * flattened on white, first frame of an animation, no metadata. Accepts JPEG, PNG, WebP, HEIC and AVIF, detected by content.
 * The size limits are checked by the header before any pixel is decoded.
 *
 * Errors: `too-many-bytes` over 25 MiB, `too-many-pixels` over 50 megapixels, `unreadable` for everything else that is damaged,
 * cut off, or not one of the five kinds. Damage that a decoder only warns about counts, and so does damage that it does not
 * notice (damage/silent-damage.ts).
 */
export async function decodeImage(
  bytes: Uint8Array,
  options: DecodeOptions = {},
): Promise<Result<RgbImage, DecodeError>> {
  const maxSidePx = options.maxSidePx ?? MAX_WORKING_SIDE_PX;
  const { isOwn = false } = options;
  const first = await decodeOnce(bytes, maxSidePx, isOwn);
  // libjpeg may have warned about a harmless oddity in the header, so a copy with a corrected header is tried.
  if (first.ok || first.error !== 'unreadable' || (await imageKind(bytes)) !== 'jpeg') return first;
  return await decodeOnce(tidyJpeg(bytes), maxSidePx, isOwn);
}

async function decodeOnce(
  bytes: Uint8Array,
  maxSidePx: number,
  isOwn: boolean,
): Promise<Result<RgbImage, DecodeError>> {
  const opened = await openUpright(bytes);
  if (!opened.ok) return opened;
  const { kind, longestSidePx, pipeline } = opened.value;
  try {
    const { data, info } = await pipeline
      .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (!isOwn) {
      const wasShrunkWhileRead = kind === 'jpeg' && longestSidePx >= 2 * maxSidePx;
      if (wasShrunkWhileRead && !(await decodesToTheEnd(bytes))) return err('unreadable');
      if (await hasSilentDamage(kind, bytes)) return err('unreadable');
    }
    return ok({ widthPx: info.width, heightPx: info.height, data: plainBytes(data) });
  } catch {
    // Damage deep inside the file appears only now. The codec's message may quote metadata, so it is not passed on.
    return err('unreadable');
  }
}

interface OpenedImage {
  readonly kind: ImageKind;
  readonly longestSidePx: number;
  readonly pipeline: Sharp;
}

/**
 * Opens an upload as a libvips pipeline that yields it upright, in three-channel sRGB on white. Only the header is read yet, so
 * damage further inside appears as a rejection of the pipeline.
 */
async function openUpright(bytes: Uint8Array): Promise<Result<OpenedImage, DecodeError>> {
  if (bytes.byteLength > MAX_UPLOAD_BYTES) return err('too-many-bytes');
  const kind = await imageKind(bytes);
  if (kind === undefined) return err('unreadable');

  const header = await readHeader(bytes);
  if (header === undefined) return err('unreadable');
  if (header.width * header.height > MAX_UPLOAD_PIXELS) return err('too-many-pixels');

  const longestSidePx = Math.max(header.width, header.height);
  if (kind === 'heif' && header.compression !== 'av1') {
    const heic = decodeHeic(bytes, MAX_UPLOAD_PIXELS);
    if (!heic.ok) return heic;
    // TIFF is the only container in which sharp accepts raw pixels together with their colour profile.
    return ok({ kind, longestSidePx, pipeline: normalised(sharp(encodeTiff(heic.value, header.icc))) });
  }
  const upright = sharp(bytes, {
    failOn: 'warning',
    limitInputPixels: MAX_UPLOAD_PIXELS,
    pages: 1,
  }).autoOrient();
  return ok({ kind, longestSidePx, pipeline: normalised(upright) });
}

function normalised(pipeline: Sharp): Sharp {
  return pipeline.flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha();
}

async function readHeader(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: false, pages: 1 }).metadata();
  } catch {
    return undefined;
  }
}
