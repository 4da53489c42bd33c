import type { RgbImage } from '../raster/image.ts';
import { plainBytes, sharp } from './libvips.ts';

/** Returns a new image with the SVG drawn over it. The SVG's user units are the image's pixels. */
export async function overlaySvg(image: RgbImage, svg: string): Promise<RgbImage> {
  const { widthPx, heightPx } = image;
  const data = await sharp(image.data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { widthPx, heightPx, data: plainBytes(data) };
}
