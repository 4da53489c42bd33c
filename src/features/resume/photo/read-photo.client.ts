import { err, ok, type Result } from '../../../base/result.ts';
import type { PhotoSettings } from '../document/settings.ts';
import { cropOf, printedSize, type Size } from './crop.ts';

export type PhotoError = 'too-large' | 'other-kind' | 'unreadable';

export const PHOTO_MAX_BYTES = 20_000_000;
/** Enough for the largest printed size at 300 dpi with some zoom. */
const KEPT_SIDE_PX = 1600;
const JPEG_QUALITY = 0.9;

/**
 * Turns a file into the photo that the page keeps: a JPEG of at most 1600 pixels. Drawing it again leaves out everything
 * else that was in the file, such as the place where the photo was taken.
 */
export async function readPhotoFile(file: Blob): Promise<Result<Blob, PhotoError>> {
  if (file.size > PHOTO_MAX_BYTES) return err('too-large');
  let content: ArrayBuffer;
  try {
    content = await file.arrayBuffer();
  } catch (cause) {
    if (cause instanceof DOMException) return err('unreadable');
    throw cause;
  }
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(new Blob([content], { type: file.type }));
  } catch (cause) {
    if (cause instanceof DOMException) return err('other-kind');
    throw cause;
  }
  const scale = Math.min(1, KEPT_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const whole = { leftPx: 0, topPx: 0, widthPx: bitmap.width, heightPx: bitmap.height };
  const size = { widthPx: Math.round(bitmap.width * scale), heightPx: Math.round(bitmap.height * scale) };
  try {
    return ok(await drawJpeg(bitmap, whole, size));
  } finally {
    bitmap.close();
  }
}

/** Returns the crop of a kept photo at the resolution in which it is printed. */
export async function drawPrintedPhoto(
  photo: Blob,
  settings: PhotoSettings,
): Promise<Uint8Array<ArrayBuffer>> {
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
  const context = canvas.getContext('2d')!;
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

/** Returns the photo inside a data URL; undefined if it is none. */
export async function photoFromUrl(url: string): Promise<Blob | undefined> {
  const [, type, base64] = /^data:(image\/\w+);base64,(.+)$/s.exec(url) ?? [];
  if (type === undefined || base64 === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const read = await readPhotoFile(new Blob([bytes], { type }));
    return read.ok ? read.value : undefined;
  } catch (cause) {
    if (cause instanceof DOMException) return undefined;
    throw cause;
  }
}
