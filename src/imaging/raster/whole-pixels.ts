import { invariant } from '../../base/invariant.ts';
import type { Rect, RgbImage } from './image.ts';

/** Returns the smallest rectangle of whole pixels around `rect`, clipped to the image. Throws InvariantError when it is empty. */
export function wholePixels(image: Pick<RgbImage, 'widthPx' | 'heightPx'>, rect: Rect): Rect {
  const left = Math.max(0, Math.floor(rect.x));
  const top = Math.max(0, Math.floor(rect.y));
  const right = Math.min(image.widthPx, Math.ceil(rect.x + rect.width));
  const bottom = Math.min(image.heightPx, Math.ceil(rect.y + rect.height));
  invariant(right > left && bottom > top, 'a crop overlaps its image');
  return { x: left, y: top, width: right - left, height: bottom - top };
}
