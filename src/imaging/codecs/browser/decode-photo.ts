import { err, ok, type Result } from '../../../base/result.ts';
import { DownloadError } from '../../download-error.ts';
import { looksLikeHeic } from './heic-header.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS } from './photo-limits.ts';

/** Reasons for which `decodePhoto` refuses a file. */
export type PhotoDecodeError = 'empty' | 'too-many-bytes' | 'too-many-pixels' | 'unreadable';

/**
 * Decodes a photo in the browser, on a page or in a worker: upright by its EXIF orientation, in the canvas's colours (sRGB),
 * first frame of an animation. HEIC is decoded by libheif in WebAssembly, loaded on demand (2 MB), where the browser itself
 * cannot. The caller closes the bitmap.
 * @throws {DownloadError} when libheif does not arrive
 */
export async function decodePhoto(file: Blob): Promise<Result<ImageBitmap, PhotoDecodeError>> {
  if (file.size === 0) return err('empty');
  if (file.size > MAX_PHOTO_BYTES) return err('too-many-bytes');
  const decoded = await decodeBitmap(file);
  if (!decoded.ok) return decoded;
  const bitmap = decoded.value;
  if (bitmap.width * bitmap.height <= MAX_PHOTO_PIXELS) return ok(bitmap);
  bitmap.close();
  return err('too-many-pixels');
}

async function decodeBitmap(file: Blob): Promise<Result<ImageBitmap, 'too-many-pixels' | 'unreadable'>> {
  try {
    return ok(await createImageBitmap(file, { imageOrientation: 'from-image' }));
  } catch {
    // The browser reports every file that it cannot decode in the same way: damaged, no image at all, or HEIC.
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!looksLikeHeic(bytes)) return err('unreadable');
  const { decodeHeic } = await loadLibheif();
  const image = await decodeHeic(bytes, MAX_PHOTO_PIXELS);
  return image.ok ? ok(await createImageBitmap(image.value)) : image;
}

async function loadLibheif() {
  try {
    const { decodeHeic } = await import('./decode-heic.ts');
    return { decodeHeic };
  } catch (cause) {
    throw new DownloadError('the code for HEIC did not arrive', { cause });
  }
}
