import type { RgbImage } from '../raster/image.ts';
import { sharp } from './libvips.ts';

const SIDE_PX = 1280;

/** Encodes a reviewed photo as a JPEG of at most 1280 px, without metadata. */
export async function encodeReviewCopy({ widthPx, heightPx, data }: RgbImage): Promise<Uint8Array> {
  return await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
}
