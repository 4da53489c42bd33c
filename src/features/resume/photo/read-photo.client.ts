import { err, ok, type Result } from '../../../base/result.ts';
import { decodePhoto, type PhotoDecodeError } from '../../../imaging/codecs/browser/decode-photo.ts';
import { encodeJpeg } from '../../../imaging/codecs/browser/encode-jpeg.ts';
import type { PhotoSettings } from '../document/settings.ts';
import { cropOf, printedSize, type Size } from './crop.ts';

/** `unreadable`: the browser cannot read the file. `failed`: the decoder did not load, or there is not enough memory. */
export type PhotoError = 'too-large' | 'too-many-pixels' | 'other-kind' | 'unreadable' | 'failed';

/** The kinds that a file dialog offers. Some systems know HEIC only by its ending. */
export const PHOTO_KINDS = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

const ERRORS: Readonly<Record<PhotoDecodeError, PhotoError>> = {
  empty: 'other-kind',
  'too-many-bytes': 'too-large',
  'too-many-pixels': 'too-many-pixels',
  unreadable: 'other-kind',
};
/** Enough for the largest printed size at 300 dpi with some zoom. */
const STORED_SIDE_PX = 1600;
const JPEG_QUALITY = 0.9;

/**
 * Turns a file into the photo that the page keeps: a JPEG of at most 1600 pixels. Drawing it again leaves out everything
 * else that was in the file, such as the place where the photo was taken.
 */
export async function readPhotoFile(file: Blob): Promise<Result<Blob, PhotoError>> {
  try {
    const decoded = await decodePhoto(file);
    if (!decoded.ok) return err(ERRORS[decoded.error]);
    try {
      return ok(await encodeJpeg(decoded.value, STORED_SIDE_PX, JPEG_QUALITY));
    } finally {
      decoded.value.close();
    }
  } catch (cause) {
    // A file in the cloud that is not on this device, for example.
    return err(cause instanceof DOMException && cause.name === 'NotReadableError' ? 'unreadable' : 'failed');
  }
}

/** Thrown when a stored photo cannot be drawn: it is damaged, the browser has lost it, or there is not enough memory. */
export class PhotoDrawError extends Error {
  override readonly name = 'PhotoDrawError';
}

/**
 * Returns the crop of a stored photo at the resolution in which it is printed.
 *
 * @throws {PhotoDrawError}
 */
export async function drawPrintedPhoto(
  photo: Blob,
  settings: PhotoSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await drawCrop(photo, settings);
  } catch (cause) {
    throw new PhotoDrawError('the photo cannot be drawn', { cause });
  }
}

async function drawCrop(photo: Blob, settings: PhotoSettings): Promise<Uint8Array<ArrayBuffer>> {
  const bitmap = await createImageBitmap(photo);
  try {
    const crop = cropOf({ widthPx: bitmap.width, heightPx: bitmap.height }, settings);
    const jpeg = await drawJpeg(bitmap, crop, printedSize(crop, settings));
    return new Uint8Array(await jpeg.arrayBuffer());
  } finally {
    bitmap.close();
  }
}

async function drawJpeg(
  bitmap: ImageBitmap,
  from: { leftPx: number; topPx: number; widthPx: number; heightPx: number },
  to: Size,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = to.widthPx;
  canvas.height = to.heightPx;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is not enough memory for the canvas');
  // Transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, to.widthPx, to.heightPx);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    bitmap,
    from.leftPx,
    from.topPx,
    from.widthPx,
    from.heightPx,
    0,
    0,
    to.widthPx,
    to.heightPx,
  );
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  if (!blob) throw new Error('the canvas could not be written as JPEG');
  return blob;
}

/** Returns a photo as a data URL, for the file. */
export async function photoToUrl(photo: Blob): Promise<string> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  // Spread arguments are limited, so that the bytes are converted in parts.
  const parts = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, part) =>
    String.fromCharCode(...bytes.subarray(part * 8192, (part + 1) * 8192)),
  );
  return `data:image/jpeg;base64,${btoa(parts.join(''))}`;
}

/** Returns the photo inside a data URL; undefined if it cannot be opened. */
export async function photoFromUrl(url: string): Promise<Blob | undefined> {
  const [, type, base64] = /^\s*data:(image\/[\w.+-]+)[^,]*;base64,(.+)$/is.exec(url) ?? [];
  if (type === undefined || base64 === undefined) return undefined;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
  const read = await readPhotoFile(new Blob([bytes], { type }));
  return read.ok ? read.value : undefined;
}
