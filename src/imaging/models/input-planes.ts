import type { RgbImage } from '../raster/image.ts';

/**
 * Converts images of one size to a network's input: a plane for each channel (batch × channels × height × width), with
 * value × scale + offset.
 */
export function inputPlanes(pictures: readonly RgbImage[], scale: number, offset: number): Float32Array {
  const [{ widthPx, heightPx }] = pictures as [RgbImage];
  const plane = widthPx * heightPx;
  const values = new Float32Array(pictures.length * 3 * plane);
  pictures.forEach(({ data }, index) => {
    for (let c = 0, to = index * 3 * plane; c < 3; c++)
      for (let from = c; from < data.length; from += 3, to++) values[to] = data[from] * scale + offset;
  });
  return values;
}
