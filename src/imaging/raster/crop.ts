import { invariant } from '../../base/invariant.ts';
import type { Rect, RgbImage } from './image.ts';

/** The whole pixels of `rect` that lie inside the image; at least one pixel must. */
export function wholePixels(image: Pick<RgbImage, 'widthPx' | 'heightPx'>, rect: Rect): Rect {
  const left = Math.max(0, Math.floor(rect.x));
  const top = Math.max(0, Math.floor(rect.y));
  const right = Math.min(image.widthPx, Math.ceil(rect.x + rect.width));
  const bottom = Math.min(image.heightPx, Math.ceil(rect.y + rect.height));
  invariant(right > left && bottom > top, 'a crop overlaps its image');
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A copy of `wholePixels` of the image. */
export function cropRgb(image: RgbImage, rect: Rect): RgbImage {
  const { x: left, y: top, width: widthPx, height: heightPx } = wholePixels(image, rect);
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let y = 0; y < heightPx; y++) {
    const from = ((top + y) * image.widthPx + left) * 3;
    data.set(image.data.subarray(from, from + widthPx * 3), y * widthPx * 3);
  }
  return { widthPx, heightPx, data };
}
