import type { Rect, RgbImage } from './image.ts';

/** Copies a part of an image. @param area whole pixels inside the image */
export function cropRgb({ widthPx, data }: RgbImage, { x, y, width, height }: Rect): RgbImage {
  const cropped = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * widthPx + x) * 3;
    cropped.set(data.subarray(from, from + width * 3), row * width * 3);
  }
  return { widthPx: width, heightPx: height, data: cropped };
}
