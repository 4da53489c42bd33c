import type { Rect } from './image.ts';
import type { SmallPicture } from './bilinear-rows.ts';

/**
 * A part of a picture at another, smaller size: each pixel is the mean over its place, weighted by a triangle twice as
 * wide, as resizeRgb does. The part need not lie on whole pixels, and may reach outside, where everything is 0.
 */
export function sampleArea(
  picture: SmallPicture,
  part: Rect,
  widthPx: number,
  heightPx: number,
): SmallPicture {
  const { channels, unit = 1 } = picture;
  const across = taps(part.x, part.width / widthPx, widthPx, picture.widthPx);
  const down = taps(part.y, part.height / heightPx, heightPx, picture.heightPx);
  const stride = picture.widthPx * channels;
  const line = new Float32Array(stride);
  const data = new Float32Array(widthPx * heightPx * channels);
  down.forEach((rows, y) => {
    line.fill(0);
    for (const { at, weight } of rows)
      for (let i = 0; i < stride; i++) line[i]! += weight * unit * picture.data[at * stride + i]!;
    across.forEach((columns, x) => {
      const to = (y * widthPx + x) * channels;
      for (const { at, weight } of columns)
        for (let c = 0; c < channels; c++) data[to + c]! += weight * line[at * channels + c]!;
    });
  });
  return { widthPx, heightPx, channels, data };
}

/** What each of `count` pixels takes from the picture: the weights of all places, those outside it too, sum to 1. */
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
