import { invariant } from '../../base/invariant.ts';
import type { Rect, RgbImage } from './image.ts';

/** The whole pixels that `rect` touches inside the image; at least one must be. */
export function wholePixels(image: Pick<RgbImage, 'widthPx' | 'heightPx'>, rect: Rect): Rect {
  const left = Math.max(0, Math.floor(rect.x));
  const top = Math.max(0, Math.floor(rect.y));
  const right = Math.min(image.widthPx, Math.ceil(rect.x + rect.width));
  const bottom = Math.min(image.heightPx, Math.ceil(rect.y + rect.height));
  invariant(right > left && bottom > top, 'a crop overlaps its image');
  return { x: left, y: top, width: right - left, height: bottom - top };
}
