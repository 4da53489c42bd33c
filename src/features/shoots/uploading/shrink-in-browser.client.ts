import { LIMITS } from '../../../catalog/limits.ts';
import { fittedSize } from '../../../imaging/raster/fitted-size.ts';

const JPEG_QUALITY = 0.92;

export interface Shrunk {
  readonly small: File;
  /** The decoded original, to be closed by the caller; undefined when this browser cannot decode it. */
  readonly bitmap: ImageBitmap | undefined;
}

/**
 * Scales a large photo down before the upload, which also drops its location and device data. Returns the original when it
 * is small enough, or when this browser cannot decode it (HEIC outside Safari), which the server can.
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
  // JPEG has no transparency; without a painted background, transparent pixels would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, widthPx, heightPx);
  context.drawImage(bitmap, 0, 0, widthPx, heightPx);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  // Phones that run out of canvas memory report no error but return an empty result; the original is uploaded instead.
  if (!blob || blob.size === 0) return file;
  return new File([blob], file.name, { type: 'image/jpeg', lastModified: file.lastModified });
}

async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    // The server decides about formats that this browser cannot decode and about damaged files.
    return undefined;
  }
}
