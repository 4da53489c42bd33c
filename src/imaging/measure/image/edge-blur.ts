import { LEFT_EYE, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import { luma } from '../../raster/luma.ts';
import type { Point, Rect } from '../../raster/image.ts';

/** Margin around an eye's contour, in widths of the eye: lids and lashes are the sharpest edges that every face has. */
const MARGIN = { x: 0.15, y: 0.25 } as const;
/** Share of an eye's pixels, those with the steepest gradients, that count as edges. */
const EDGES = 0.08;
/** A narrower eye has no measurable edges. */
const MIN_EYE_WIDTH_PX = 10;
/** Standard deviations of the two blurs that are compared, pixels. */
const [LESS, MORE] = [1, 2] as const;
/** A wider blur cannot be distinguished from a lack of edges. */
const MAX_BLUR_PX = 4;

/**
 * Measures how blurred a face is: the standard deviation of the Gaussian that blurs ideal edges as much as those of its eyes.
 * The image is blurred again with two known Gaussians, and the ratio of the two gradients gives its own blur (after Zhuo and
 * Sim 2011, "Defocus map estimation from a single image", who compare one such blur with the image itself).
 * @param rgb sRGB-coded 0–255
 * @param mesh the face's mesh, pixels
 * @returns pixels, 0–`MAX_BLUR_PX`, the mean of both eyes; undefined when they are too small or cut off
 */
export function edgeBlurPx(
  picture: { readonly widthPx: number; readonly heightPx: number; readonly rgb: Uint8Array },
  mesh: readonly Point[],
): number | undefined {
  const blurs = [LEFT_EYE, RIGHT_EYE].flatMap(({ contour }) => {
    const area = eyeArea(
      picture,
      contour.map((index) => mesh[index]!),
    );
    if (area === undefined) return [];
    return [blurOf(lumaOf(picture, area), area.width, area.height)];
  });
  return blurs.length === 0 ? undefined : blurs.reduce((sum, blur) => sum + blur, 0) / blurs.length;
}

/** Returns the area around an eye in whole pixels; undefined when the eye is too small or partly outside the image. */
function eyeArea(
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  contour: readonly Point[],
): Rect | undefined {
  const [xs, ys] = [contour.map(({ x }) => x), contour.map(({ y }) => y)];
  const width = Math.max(...xs) - Math.min(...xs);
  if (width < MIN_EYE_WIDTH_PX) return undefined;
  const left = Math.floor(Math.min(...xs) - MARGIN.x * width);
  const right = Math.ceil(Math.max(...xs) + MARGIN.x * width);
  const top = Math.floor(Math.min(...ys) - MARGIN.y * width);
  const bottom = Math.ceil(Math.max(...ys) + MARGIN.y * width);
  if (left < 0 || top < 0 || right > widthPx || bottom > heightPx) return undefined;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function lumaOf(
  { widthPx, rgb }: { readonly widthPx: number; readonly rgb: Uint8Array },
  { x, y, width, height }: Rect,
): Float32Array {
  const plane = new Float32Array(width * height);
  for (let row = 0, to = 0; row < height; row++)
    for (let column = 0; column < width; column++, to++) {
      const at = ((row + y) * widthPx + column + x) * 3;
      plane[to] = luma(rgb, at);
    }
  return plane;
}

/** Measures the blur of the steepest edges of a plane: its standard deviation in pixels. */
function blurOf(plane: Float32Array, widthPx: number, heightPx: number): number {
  const less = blurredByOne(plane, widthPx, heightPx);
  // Variances of Gaussians add up, so four blurs by 1 pixel equal one by 2.
  let more = less;
  for (let variance = LESS ** 2; variance < MORE ** 2; variance++)
    more = blurredByOne(more, widthPx, heightPx);
  const [sharper, softer] = [gradients(less, widthPx, heightPx), gradients(more, widthPx, heightPx)];
  const edges = Array.from(sharper.keys())
    .toSorted((a, b) => sharper[b]! - sharper[a]!)
    .slice(0, Math.max(1, Math.round(EDGES * plane.length)));
  const sum = (gradient: Float32Array): number => edges.reduce((total, i) => total + gradient[i]!, 0);
  const ratio = sum(sharper) / Math.max(1e-6, sum(softer));
  if (ratio <= 1) return MAX_BLUR_PX;
  const variance = (MORE ** 2 - ratio ** 2 * LESS ** 2) / (ratio ** 2 - 1);
  return Math.min(MAX_BLUR_PX, Math.sqrt(Math.max(0, variance)));
}

/** Blurs by a Gaussian of 1 pixel: the binomial kernel 1 4 6 4 1 has the same variance. */
function blurredByOne(plane: Float32Array, widthPx: number, heightPx: number): Float32Array {
  const along = (from: Float32Array, step: number, length: number, at: (i: number) => number): Float32Array =>
    from.map((value, i) => {
      const place = at(i);
      const near = (by: number): number =>
        from[i + (Math.min(length - 1, Math.max(0, place + by)) - place) * step]!;
      return (near(-2) + near(2) + 4 * (near(-1) + near(1)) + 6 * value) / 16;
    });
  const rows = along(plane, 1, widthPx, (i) => i % widthPx);
  return along(rows, widthPx, heightPx, (i) => Math.floor(i / widthPx));
}

/** Returns the gradient magnitudes by central differences; 0 at the image's edge. */
function gradients(plane: Float32Array, widthPx: number, heightPx: number): Float32Array {
  const lengths = new Float32Array(plane.length);
  for (let y = 1; y < heightPx - 1; y++)
    for (let x = 1; x < widthPx - 1; x++) {
      const i = y * widthPx + x;
      lengths[i] = Math.hypot(plane[i + 1]! - plane[i - 1]!, plane[i + widthPx]! - plane[i - widthPx]!) / 2;
    }
  return lengths;
}
