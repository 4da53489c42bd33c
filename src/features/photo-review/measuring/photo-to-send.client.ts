import { LIMITS } from '../../../catalog/limits.ts';
import { decodePhoto } from '../../../imaging/codecs/browser/decode-photo.ts';
import { encodeJpeg } from '../../../imaging/codecs/browser/encode-jpeg.ts';
import type { PhotoFacts } from '../file/photo-header.ts';

const QUALITIES = [0.92, 0.8, 0.65] as const;

/**
 * Returns the photo as the server accepts it: the file itself, or a smaller JPEG of a larger file or of HEIC. Undefined when the
 * browser cannot make one.
 */
export async function photoToSend(
  photo: Blob,
  { kind }: Pick<PhotoFacts, 'kind'>,
): Promise<Blob | undefined> {
  if (photo.size <= LIMITS.reviewMaxBytes && kind !== 'heif') return photo;
  const decoded = await decodePhoto(photo);
  if (!decoded.ok) return undefined;
  try {
    for (const quality of QUALITIES) {
      const small = await encodeJpeg(decoded.value, LIMITS.browserMaxSidePx, quality);
      if (small.size <= LIMITS.reviewMaxBytes) return small;
    }
    return undefined;
  } catch {
    // Phones run out of canvas memory; without a canvas nothing can be made smaller.
    return undefined;
  } finally {
    decoded.value.close();
  }
}
