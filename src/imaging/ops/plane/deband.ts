import type { RgbImage } from '../../raster/image.ts';
import { boxBlur } from './box-blur.ts';

/** Two boxes of five pixels: a bell of about two pixels, far below the discs of a background out of focus. */
const RADIUS_PX = 2;

/**
 * Brings back the slopes between the 256 steps of a picture that holds nothing sharp: without them a gradient that is
 * enlarged and given a tone shows bands.
 * @returns sRGB-coded 0–255 as floats, three a pixel
 */
export function smoothSteps({ data, widthPx, heightPx }: RgbImage): Float32Array<ArrayBuffer> {
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
