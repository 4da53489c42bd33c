import type { Rect } from './image.ts';
import type { SmallImage } from './bilinear-rows.ts';

/**
 * Resamples a part of an image to a smaller size with the triangle filter of resizeRgb: each pixel is a weighted mean over
 * twice its width. The part need not begin or end at whole pixels and may reach outside the image, where all values are 0.
 * @param part in pixels of `image`
 */
export function sampleArea(image: SmallImage, part: Rect, widthPx: number, heightPx: number): SmallImage {
  const { channels, unit = 1 } = image;
  const across = taps(part.x, part.width / widthPx, widthPx, image.widthPx);
  const down = taps(part.y, part.height / heightPx, heightPx, image.heightPx);
  const stride = image.widthPx * channels;
  const line = new Float32Array(stride);
  const data = new Float32Array(widthPx * heightPx * channels);
  down.forEach((rows, y) => {
    line.fill(0);
    for (const { at, weight } of rows)
      for (let i = 0; i < stride; i++) line[i]! += weight * unit * image.data[at * stride + i]!;
    across.forEach((columns, x) => {
      const to = (y * widthPx + x) * channels;
      for (const { at, weight } of columns)
        for (let c = 0; c < channels; c++) data[to + c]! += weight * line[at * channels + c]!;
    });
  });
  return { widthPx, heightPx, channels, data };
}

/** Returns the weights of the source pixels inside the image for each of `count` pixels; with those outside they sum to 1. */
function taps(
  start: number,
  ratio: number,
  count: number,
  lengthPx: number,
): readonly (readonly { readonly at: number; readonly weight: number }[])[] {
  const radius = Math.max(1, ratio);
  return Array.from({ length: count }, (_, i) => {
    const centre = start + (i + 0.5) * ratio - 0.5;
    const all = [];
    for (let at = Math.ceil(centre - radius); at <= centre + radius; at++)
      all.push({ at, weight: 1 - Math.abs(at - centre) / radius });
    const sum = all.reduce((total, { weight }) => total + weight, 0);
    return all
      .filter(({ at }) => at >= 0 && at < lengthPx)
      .map(({ at, weight }) => ({ at, weight: weight / sum }));
  });
}
