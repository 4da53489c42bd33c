import type { RgbImage } from '../raster/image.ts';

/** Pictures of one size as planes of one colour each, value × scale + offset: what the networks are fed. */
export function picturePlanes(pictures: readonly RgbImage[], scale: number, offset: number): Float32Array {
  const [{ widthPx, heightPx }] = pictures as [RgbImage];
  const plane = widthPx * heightPx;
  const values = new Float32Array(pictures.length * 3 * plane);
  pictures.forEach(({ data }, index) => {
    for (let c = 0, to = index * 3 * plane; c < 3; c++)
      for (let from = c; from < data.length; from += 3, to++) values[to] = data[from] * scale + offset;
  });
  return values;
}
