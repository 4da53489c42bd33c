import { fittedSize } from '../../raster/fitted-size.ts';

/**
 * Draws a decoded photo on white, at most `maxSidePx` wide and high, and encodes it as JPEG without any metadata. Works on a page
 * and, where the browser has OffscreenCanvas, in a worker.
 * @param quality 0–1
 * @throws {Error} when the browser has no canvas, or not enough memory for it
 */
export async function encodeJpeg(bitmap: ImageBitmap, maxSidePx: number, quality: number): Promise<Blob> {
  const { widthPx, heightPx } = fittedSize(bitmap.width, bitmap.height, maxSidePx);
  const canvas = createCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d') as
    CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (!context) throw new Error('this browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, widthPx, heightPx);
  context.drawImage(bitmap, 0, 0, widthPx, heightPx);
  const blob = await toJpeg(canvas, quality);
  if (!blob || blob.size === 0) throw new Error('the canvas is empty');
  return blob;
}

function createCanvas(widthPx: number, heightPx: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(widthPx, heightPx);
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  return canvas;
}

function toJpeg(canvas: OffscreenCanvas | HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const type = 'image/jpeg';
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
