import type { Sharp } from 'sharp';

import type { RgbImage } from '../raster/image.ts';
import { sharp } from './libvips.ts';

/** Options of `encodeJpeg`. */
export interface EncodeOptions {
  /** 1–100; default 92. */
  readonly quality?: number;
}

/**
 * Encodes a JPEG with full colour resolution (4:4:4) and without metadata. It takes 16 ms for 1024 × 1280; mozjpeg would save
 * 18 % of the bytes in eleven times the time.
 */
export async function encodeJpeg(image: RgbImage, options: EncodeOptions = {}): Promise<Uint8Array> {
  const quality = options.quality ?? 92;
  return await rawPipeline(image).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Encodes a PNG without metadata. */
export async function encodePng(image: RgbImage): Promise<Uint8Array> {
  return await rawPipeline(image).png().toBuffer();
}

function rawPipeline(image: RgbImage): Sharp {
  return sharp(image.data, { raw: { width: image.widthPx, height: image.heightPx, channels: 3 } });
}
