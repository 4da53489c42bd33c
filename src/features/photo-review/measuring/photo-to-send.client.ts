import { err, ok, type Result } from '../../../base/result.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { decodePhoto } from '../../../imaging/codecs/browser/decode-photo.ts';
import { encodeJpeg } from '../../../imaging/codecs/browser/encode-jpeg.ts';
import { DownloadError } from '../../../imaging/download-error.ts';
import type { PhotoFacts } from '../file/photo-header.ts';

const QUALITIES = [0.92, 0.8, 0.65] as const;

/** Reasons for which this browser cannot make a photo acceptable. */
export type SendError = 'photo-not-reduced' | 'photo-not-converted';

/**
 * Returns the photo as the server accepts it: the file itself, or a smaller JPEG of a larger file or of HEIC.
 * @throws {DownloadError} when the code for HEIC does not arrive
 */
export async function photoToSend(
  photo: Blob,
  { kind, widthPx, heightPx }: Pick<PhotoFacts, 'kind' | 'widthPx' | 'heightPx'>,
): Promise<Result<Blob, SendError>> {
  const fits = photo.size <= LIMITS.reviewMaxBytes && widthPx * heightPx <= LIMITS.uploadMaxPixels;
  if (fits && kind !== 'heif') return ok(photo);
  const jpeg = await reducedJpeg(photo);
  return jpeg ? ok(jpeg) : err(kind === 'heif' ? 'photo-not-converted' : 'photo-not-reduced');
}

async function reducedJpeg(photo: Blob): Promise<Blob | undefined> {
  let bitmap: ImageBitmap | undefined;
  try {
    const decoded = await decodePhoto(photo);
    if (!decoded.ok) return undefined;
    bitmap = decoded.value;
    for (const quality of QUALITIES) {
      const jpeg = await encodeJpeg(bitmap, LIMITS.browserMaxSidePx, quality);
      if (jpeg.size <= LIMITS.reviewMaxBytes) return jpeg;
    }
    return undefined;
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    // A phone ran out of canvas memory.
    return undefined;
  } finally {
    bitmap?.close();
  }
}
