import { fittedSize } from '../../raster/fitted-size.ts';

/**
 * Draws a decoded photo on white, at most `maxSidePx` wide and high, and encodes it as JPEG without any metadata.
 * @param quality 0–1
 * @throws {Error} when the browser has no canvas, or not enough memory for it
 */
export async function encodeJpeg(bitmap: ImageBitmap, maxSidePx: number, quality: number): Promise<Blob> {
  const { widthPx, heightPx } = fittedSize(bitmap.width, bitmap.height, maxSidePx);
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, widthPx, heightPx);
  context.drawImage(bitmap, 0, 0, widthPx, heightPx);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  if (blob.size === 0) throw new Error('the canvas is empty');
  return blob;
}
