import type { Rect, RgbImage } from '../raster/image.ts';
import { plainBytes, sharp } from './libvips.ts';

/** Resizes a part of an image (Lanczos 3), or copies it at the same size. @param area whole pixels inside the image */
export async function shrinkRegion(
  image: RgbImage,
  area: Rect,
  widthPx: number,
  heightPx: number,
): Promise<RgbImage> {
  const data = await sharp(image.data, {
    raw: { width: image.widthPx, height: image.heightPx, channels: 3 },
  })
    .extract({ left: area.x, top: area.y, width: area.width, height: area.height })
    .resize({ width: widthPx, height: heightPx, fit: 'fill' })
    .raw()
    .toBuffer();
  return { widthPx, heightPx, data: plainBytes(data) };
}
