import { boxBlur } from '../../ops/plane/box-blur.ts';
import { linearFromCoded } from '../../ops/light/srgb.ts';
import { freeBytes } from '../../raster/free-bytes.ts';
import type { RgbImage } from '../../raster/image.ts';
import { labOfLinear, type Lab } from './colour-difference.ts';

/** Colour spill: the old background that still shows along the edge of a cut-out person. All three ≥ 0; 0 is clean. */
export interface EdgeSpill {
  /**
   * Chroma ΔE (CIE 1976, a*b* only) by which the edge is shifted from the person's own colour towards the old background's:
   * the 95th percentile along the edge, so that one green curl counts and a single pixel does not.
   */
  readonly chromaDeltaE: number;
  /** The same of lightness, ΔL*: a pale or dark line round the person. */
  readonly haloDeltaL: number;
  /** Share of the edge whose chroma is shifted visibly (by more than VISIBLE_DELTA_E), 0–1. */
  readonly share: number;
}

/** Width of the measured band inside the edge. */
const BAND_PX = 3;
/** Blur radius for the person's own colour: small, because skin, hair and cloth change quickly. */
const OWN_RADIUS_PX = 8;
/** Blur radius for the old background's colour. */
const OLD_RADIUS_PX = 24;
/** A background nearer to the person than this, in chroma or in lightness, leaves no visible spill of that kind. */
const MIN_DISTANCE_DELTA_E = 10;
const VISIBLE_DELTA_E = 6;
/** Only every second pixel of every second row is measured, because an edge has thousands. */
const STEP_PX = 2;
/** Local means are computed at this fraction of the size. */
const SHRINK = 4;

/** Least mean number of marked pixels for each pixel of the reduced image; with fewer there is no local mean. */
const MIN_COUNT = 0.05;

type Planes = readonly [Float32Array, Float32Array, Float32Array];

/**
 * Projects each pixel of the band inside the edge onto the line in CIELAB from the person's own colour (the local mean
 * deeper inside) to the old background's (the local mean of the selfie outside). The measure is the distance along that
 * line, times the pixel's coverage. It is not 0 on real edges, because skin beside hair is shifted towards some background
 * anyway.
 * @param selfie before cutting out
 * @param person sRGB-coded 0–1 planes: estimated foreground colours, before white balance
 * @param alpha coverage 0–1
 */
export function edgeSpill(selfie: RgbImage, person: Planes, alpha: Float32Array): EdgeSpill {
  const { widthPx, heightPx } = selfie;
  const near = boxBlur(alpha, widthPx, heightPx, BAND_PX);
  const own = localMean(
    widthPx,
    heightPx,
    OWN_RADIUS_PX,
    (i) => alpha[i] > 0.98 && near[i] > 0.999,
    (i, channel) => person[channel][i],
  );
  const old = localMean(
    widthPx,
    heightPx,
    OLD_RADIUS_PX,
    (i) => alpha[i] < 0.02 && near[i] < 0.01,
    (i, channel) => selfie.data[i * 3 + channel] / 255,
  );
  const chroma: number[] = [];
  const halo: number[] = [];
  for (let y = 0; y < heightPx; y += STEP_PX)
    for (let x = 0; x < widthPx; x += STEP_PX) {
      const i = y * widthPx + x;
      if (alpha[i] < 0.1 || near[i] > 0.98) continue;
      const at = Math.floor(y / SHRINK) * Math.ceil(widthPx / SHRINK) + Math.floor(x / SHRINK);
      const from = own(at);
      const to = old(at);
      if (from === undefined || to === undefined) continue;
      const here = lab(person[0][i], person[1][i], person[2][i]);
      const da = to.a - from.a;
      const db = to.b - from.b;
      const apart = Math.hypot(da, db);
      const chromaShift = ((here.a - from.a) * da + (here.b - from.b) * db) / Math.max(1e-6, apart);
      chroma.push(apart < MIN_DISTANCE_DELTA_E ? 0 : alpha[i] * clamp(chromaShift, 0, apart));
      const rise = to.lightness - from.lightness;
      const lightnessShift = (here.lightness - from.lightness) * Math.sign(rise);
      halo.push(
        Math.abs(rise) < MIN_DISTANCE_DELTA_E ? 0 : alpha[i] * clamp(lightnessShift, 0, Math.abs(rise)),
      );
    }
  freeBytes(near);
  const visible = chroma.filter((value) => value > VISIBLE_DELTA_E).length;
  return {
    chromaDeltaE: percentile(chroma, 0.95),
    haloDeltaL: percentile(halo, 0.95),
    share: visible / Math.max(1, chroma.length),
  };
}

/**
 * Returns the mean colour of the marked pixels around an index of the image reduced by SHRINK; undefined where there
 * are none.
 */
function localMean(
  widthPx: number,
  heightPx: number,
  radiusPx: number,
  isMarked: (index: number) => boolean,
  coded: (index: number, channel: 0 | 1 | 2) => number,
): (at: number) => Lab | undefined {
  const w = Math.ceil(widthPx / SHRINK);
  const h = Math.ceil(heightPx / SHRINK);
  const sums = [0, 1, 2, 3].map(() => new Float32Array(w * h)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let y = 0; y < heightPx; y += STEP_PX)
    for (let x = 0; x < widthPx; x += STEP_PX) {
      const i = y * widthPx + x;
      if (!isMarked(i)) continue;
      const at = Math.floor(y / SHRINK) * w + Math.floor(x / SHRINK);
      sums[0][at] += coded(i, 0);
      sums[1][at] += coded(i, 1);
      sums[2][at] += coded(i, 2);
      sums[3][at]++;
    }
  const [red, green, blue, count] = sums.map((sum) => boxBlur(sum, w, h, radiusPx / SHRINK)) as typeof sums;
  return (at) =>
    count[at] < MIN_COUNT ? undefined : lab(red[at] / count[at], green[at] / count[at], blue[at] / count[at]);
}

function lab(red: number, green: number, blue: number): Lab {
  return labOfLinear(linearFromCoded(red), linearFromCoded(green), linearFromCoded(blue));
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function percentile(values: number[], share: number): number {
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * share)] ?? 0;
}
