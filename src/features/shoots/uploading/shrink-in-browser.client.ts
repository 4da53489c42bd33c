import { LIMITS } from '../../../catalog/limits.ts';
import { fittedSize } from './fitted-size.ts';

const JPEG_QUALITY = 0.92;

export interface Shrunk {
  readonly small: File;
  /** The decoded original, to be closed by the caller; undefined when this browser cannot open it. */
  readonly bitmap: ImageBitmap | undefined;
}

/**
 * A large photo, made smaller before it is sent; the original when it is small enough already or when this
 * browser cannot open it (HEIC outside Safari): the server can. Place and device data go with the redraw.
 */
export async function shrinkInBrowser(file: File): Promise<Shrunk> {
  const bitmap = await decode(file);
  if (!bitmap) return { small: file, bitmap };
  try {
    return { small: await shrink(file, bitmap), bitmap };
  } catch (error) {
    bitmap.close();
    throw error;
  }
}

async function shrink(file: File, bitmap: ImageBitmap): Promise<File> {
  const { widthPx, heightPx } = fittedSize(bitmap.width, bitmap.height, LIMITS.browserMaxSidePx);
  if (widthPx === bitmap.width && file.size <= LIMITS.uploadMaxBytes) return file;
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.imageSmoothingQuality = 'high';
  // JPEG knows no transparency; unpainted ground would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, widthPx, heightPx);
  context.drawImage(bitmap, 0, 0, widthPx, heightPx);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  // Phones run out of canvas memory without a word: an empty result means "send the original".
  if (!blob || blob.size === 0) return file;
  return new File([blob], file.name, { type: 'image/jpeg', lastModified: file.lastModified });
}

async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    // Not a kind this browser opens, or damaged: the server judges it.
    return undefined;
  }
}
