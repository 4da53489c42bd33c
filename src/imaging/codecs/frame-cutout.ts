import type { HeadshotSize } from '../engine.ts';
import type { Cutout } from '../ops/cutout.ts';
import type { Rect } from '../raster/image.ts';
import { sharp } from './libvips.ts';

/**
 * The part of a cutout inside `frame`, at the wanted size (Lanczos 3 on premultiplied colour). Where the frame
 * reaches beyond the cutout it is transparent.
 * @returns RGBA bytes, straight colour, widthPx × heightPx × 4
 */
export async function frameCutout(cutout: Cutout, frame: Rect, size: HeadshotSize): Promise<Uint8Array> {
  const left = Math.max(0, frame.x);
  const top = Math.max(0, frame.y);
  const right = Math.min(cutout.widthPx, frame.x + frame.width);
  const bottom = Math.min(cutout.heightPx, frame.y + frame.height);
  const scaleX = size.widthPx / frame.width;
  const scaleY = size.heightPx / frame.height;
  const x0 = Math.round((left - frame.x) * scaleX);
  const y0 = Math.round((top - frame.y) * scaleY);
  const x1 = Math.round((right - frame.x) * scaleX);
  const y1 = Math.round((bottom - frame.y) * scaleY);
  return await sharp(cutout.data, {
    raw: { width: cutout.widthPx, height: cutout.heightPx, channels: 4 },
  })
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize({ width: x1 - x0, height: y1 - y0, fit: 'fill', kernel: 'lanczos3' })
    .extend({
      left: x0,
      top: y0,
      right: size.widthPx - x1,
      bottom: size.heightPx - y1,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
}
