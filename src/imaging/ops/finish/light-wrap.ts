import type { SmallImage } from '../../raster/bilinear-rows.ts';
import { boxBlur } from '../plane/box-blur.ts';
import type { Cutout } from '../matte/cutout.ts';

const MAP_WIDTH_PX = 256;
/** Radius of each of the two blurs ÷ width; the wrap ends 3 % of the width from the edge. */
const RADIUS_SHARE = 0.014;

/**
 * Computes a light wrap mask: the blurred fraction of background around each place, where light from behind spills over the
 * person's edge.
 * @returns 0–1, one channel, about 256 px wide, or as wide as the cutout if that is smaller
 */
export function lightWrapMap({ alpha, widthPx, heightPx }: Cutout): SmallImage {
  const shrink = Math.max(1, Math.round(widthPx / MAP_WIDTH_PX));
  const w = Math.ceil(widthPx / shrink);
  const h = Math.ceil(heightPx / shrink);
  const open = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const sx = Math.min(widthPx - 1, x * shrink + (shrink >> 1));
      const sy = Math.min(heightPx - 1, y * shrink + (shrink >> 1));
      open[y * w + x] = 1 - alpha[sy * widthPx + sx] / 255;
    }
  const radius = Math.max(1, Math.round(w * RADIUS_SHARE));
  const data = boxBlur(boxBlur(open, w, h, radius), w, h, radius);
  return { widthPx: w, heightPx: h, channels: 1, data };
}
