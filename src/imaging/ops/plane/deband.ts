import type { RgbImage } from '../../raster/image.ts';
import { boxBlur } from './box-blur.ts';

/** Two box blurs of this radius are a bell of about two pixels, far smaller than the blur discs of the background. */
const RADIUS_PX = 2;

/**
 * Restores the gradients between the 256 levels of an image without sharp detail; otherwise bands appear when it is enlarged
 * and toned.
 * @returns sRGB-coded 0–255 as floats, three per pixel
 */
export function deband({ data, widthPx, heightPx }: RgbImage): Float32Array<ArrayBuffer> {
  const result = new Float32Array(data.length);
  const plane = new Float32Array(widthPx * heightPx);
  for (let channel = 0; channel < 3; channel++) {
    for (let i = 0; i < plane.length; i++) plane[i] = data[i * 3 + channel];
    const once = boxBlur(plane, widthPx, heightPx, RADIUS_PX);
    const twice = boxBlur(once, widthPx, heightPx, RADIUS_PX);
    for (let i = 0; i < plane.length; i++) result[i * 3 + channel] = twice[i];
  }
  return result;
}
