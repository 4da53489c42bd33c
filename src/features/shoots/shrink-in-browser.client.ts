import { LIMITS } from '../../catalog/limits.ts';
import { fittedSize } from './fitted-size.ts';

const JPEG_QUALITY = 0.92;

/**
 * A large photo, made smaller before it is sent; the original when it is small enough already or when this
 * browser cannot open it (HEIC outside Safari): the server can. Place and device data go with the redraw.
 */
export async function shrinkInBrowser(file: File): Promise<File> {
  const bitmap = await decode(file);
  if (!bitmap) return file;
  try {
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
  } finally {
    bitmap.close();
  }
}

async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    // Not a kind this browser opens, or damaged: the server judges it.
    return undefined;
  }
}
