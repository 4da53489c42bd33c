import { type ImageKind } from '../image-kind.ts';
import { sharp } from '../libvips.ts';
import { jpegWithOtherTail, jpegWithTailAdded } from './jpeg-scan.ts';
import { webpsWithoutTail } from './webp-frame.ts';

/** Of a JPEG, where its last blocks are seen: two rows of the largest blocks. */
const LAST_ROWS = 32;

/**
 * Whether a decoder is through with the picture before or after its data ends.
 *
 * JPEG and WebP have no checksum. Overwritten data decodes to garbage without an error, but the decoder has lost its place in
 * the stream and ends somewhere else than the encoder did. So the end of the data is changed: what is behind it must make no
 * difference to the picture, and its last bytes must make one.
 *
 * AVIF and PNG need none of this: their decoders look for the end, or have checksums. For HEIC see heic.ts, for progressive
 * JPEGs libjpeg warns.
 */
export async function endsElsewhere(kind: ImageKind, bytes: Uint8Array): Promise<boolean> {
  if (kind === 'webp') return await webpEndsElsewhere(bytes);
  return kind === 'jpeg' && (await jpegEndsElsewhere(bytes));
}

/** libwebp fails when it misses bytes, so a sound picture without its last ones fails. */
async function webpEndsElsewhere(bytes: Uint8Array): Promise<boolean> {
  for (const shortened of webpsWithoutTail(bytes)) if (await decodesToTheEnd(shortened)) return true;
  return false;
}

async function jpegEndsElsewhere(bytes: Uint8Array): Promise<boolean> {
  const otherTail = jpegWithOtherTail(bytes);
  const tailAdded = jpegWithTailAdded(bytes);
  if (otherTail === undefined || tailAdded === undefined) return false;
  const rows = await lastRows(bytes);
  return !rows.equals(await lastRows(tailAdded)) || rows.equals(await lastRows(otherTail));
}

async function lastRows(jpeg: Uint8Array): Promise<Buffer> {
  const picture = sharp(jpeg, { failOn: 'none', limitInputPixels: false });
  const { width, height } = await picture.metadata();
  const rows = Math.min(height, LAST_ROWS);
  return await picture
    .extract({ left: 0, top: height - rows, width, height: rows })
    .raw()
    .toBuffer();
}

/**
 * Whether the whole picture decodes without a warning. Only its last pixel is asked for, in full size: where libjpeg makes
 * pictures smaller while it reads them, libvips forgets its warnings.
 */
export async function decodesToTheEnd(bytes: Uint8Array): Promise<boolean> {
  try {
    const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: false, pages: 1 });
    const { width, height } = await picture.metadata();
    await picture
      .extract({ left: width - 1, top: height - 1, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}
