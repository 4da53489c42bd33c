import type { RgbImage } from '../raster/image.ts';
import { boxBlur } from './box-blur.ts';
import { growPlane, shrinkPlane } from './resample-plane.ts';

/**
 * The person's own colour at every pixel, also where the edge is half old background: blur-fusion foreground
 * estimation in two passes (Forte 2021, "Approximate Fast Foreground Colour Estimation", ICIP). The wide pass
 * runs on a quarter of the size, where its window costs a sixteenth and looks the same.
 * @param alpha coverage 0–1
 * @returns sRGB-coded 0–1 planes red, green, blue
 */
export function estimateForeground(
  image: RgbImage,
  alpha: Float32Array,
): readonly [Float32Array, Float32Array, Float32Array] {
  const { widthPx, heightPx } = image;
  const scale = Math.max(widthPx, heightPx) / 1024;
  const shrink = 4;
  const small = shrinkPlane(alpha, widthPx, heightPx, shrink);
  // In the wide pass only near-pure colours count: an edge pixel is half old background itself.
  const solid = small.data.map((a) => a ** 4 + 1e-4 * a);
  const open = small.data.map((a) => (1 - a) ** 4 + 1e-4 * (1 - a));
  const wide = spread(small.data, solid, open, small.widthPx, small.heightPx, (45 * scale) / shrink);
  const fine = spread(
    alpha,
    alpha,
    alpha.map((a) => 1 - a),
    widthPx,
    heightPx,
    Math.max(2, 3 * scale),
  );
  const plane = (channel: number): Float32Array => {
    const picture = new Float32Array(widthPx * heightPx);
    for (let i = 0; i < picture.length; i++) picture[i] = image.data[i * 3 + channel] / 255;
    const smallPicture = shrinkPlane(picture, widthPx, heightPx, shrink);
    const first = wide(smallPicture.data, smallPicture.data, smallPicture.data);
    const foreground = growPlane({ ...smallPicture, data: first.foreground }, widthPx, heightPx, shrink);
    const background = growPlane({ ...smallPicture, data: first.background }, widthPx, heightPx, shrink);
    return fine(picture, foreground, background).foreground;
  };
  return [plane(0), plane(1), plane(2)];
}

/** One pass: neighbourhood means of both colours, then what of the picture they do not explain goes to the person. */
function spread(
  alpha: Float32Array,
  foregroundWeight: Float32Array,
  backgroundWeight: Float32Array,
  widthPx: number,
  heightPx: number,
  radiusPx: number,
): (
  picture: Float32Array,
  foreground: Float32Array,
  background: Float32Array,
) => { readonly foreground: Float32Array; readonly background: Float32Array } {
  const foregroundMass = boxBlur(foregroundWeight, widthPx, heightPx, radiusPx);
  const backgroundMass = boxBlur(backgroundWeight, widthPx, heightPx, radiusPx);
  return (picture, foreground, background) => {
    const weighted = foreground.map((value, i) => value * foregroundWeight[i]);
    const rest = background.map((value, i) => value * backgroundWeight[i]);
    const meanForeground = boxBlur(weighted, widthPx, heightPx, radiusPx);
    const meanBackground = boxBlur(rest, widthPx, heightPx, radiusPx);
    for (let i = 0; i < picture.length; i++) {
      const f = meanForeground[i] / (foregroundMass[i] + 1e-7);
      const b = meanBackground[i] / (backgroundMass[i] + 1e-7);
      const a = alpha[i];
      meanBackground[i] = b;
      meanForeground[i] = Math.min(1, Math.max(0, f + a * (picture[i] - a * f - (1 - a) * b)));
    }
    return { foreground: meanForeground, background: meanBackground };
  };
}
