import type { Rect, RgbImage } from '../../raster/image.ts';

/**
 * Draws a part of a decoded photo at another size, on white where it is transparent. Works on a page and in a worker.
 * @throws {Error} in a browser without OffscreenCanvas
 */
export function drawRgb(bitmap: ImageBitmap, source: Rect, widthPx: number, heightPx: number): RgbImage {
  const context = new OffscreenCanvas(widthPx, heightPx).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser has no canvas for workers');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, widthPx, heightPx);
  context.drawImage(bitmap, source.x, source.y, source.width, source.height, 0, 0, widthPx, heightPx);
  const rgba = context.getImageData(0, 0, widthPx, heightPx).data;
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    data[to] = rgba[from]!;
    data[to + 1] = rgba[from + 1]!;
    data[to + 2] = rgba[from + 2]!;
  }
  return { widthPx, heightPx, data };
}
