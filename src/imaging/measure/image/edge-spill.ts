import { boxBlur } from '../../ops/plane/box-blur.ts';
import { linearFromCoded } from '../../ops/light/srgb.ts';
import { freeBytes } from '../../raster/free-bytes.ts';
import type { RgbImage } from '../../raster/image.ts';
import { labOfLinear, type Lab } from './colour-difference.ts';

/** How much of the old background still shows along the edge of a person cut out. All three ≥ 0; 0 is clean. */
export interface EdgeSpill {
  /**
   * Chroma ΔE (CIE 1976, a*b* only) by which the edge leans from the person's own colour towards the old background's:
   * the 95th percentile along the edge, so that one green curl counts and one stray pixel does not.
   */
  readonly chromaDeltaE: number;
  /** The same of lightness, ΔL*: a pale or dark line round the person. */
  readonly haloDeltaL: number;
  /** Share of the edge whose chroma leans by more than a glance forgives (VISIBLE_DELTA_E), 0–1. */
  readonly share: number;
}

/** Width of the band that is looked at. */
const BAND_PX = 3;
/** The person's own colour is the mean inside within this reach: near, because skin, hair and cloth change quickly … */
const OWN_REACH_PX = 8;
/** … and the background's the mean outside within this one. */
const OLD_REACH_PX = 24;
/** A background whose chroma, or lightness, is this near to the person's leaves nothing that could be seen. */
const APART_DELTA_E = 10;
const VISIBLE_DELTA_E = 6;
/** Of every second row every second pixel is looked at: an edge has thousands. */
const STEP_PX = 2;
/** Means are taken at this fraction of the size. */
const SHRINK = 4;

/** Fewer marked pixels a small one, on average over the reach, are no neighbourhood. */
const LEAST_COUNT = 0.05;

type Planes = readonly [Float32Array, Float32Array, Float32Array];

/**
 * Projects each pixel of the band inside the edge onto the line from the person's own colour (the mean of what lies
 * deeper inside, nearby) to the old background's (the mean of the selfie outside, nearby), in CIELAB. What counts is
 * how far it lies along that line, times its coverage. A few of it remain on any real edge: skin that meets hair leans
 * towards some background by itself.
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
    OWN_REACH_PX,
    (i) => alpha[i] > 0.98 && near[i] > 0.999,
    (i, channel) => person[channel][i],
  );
  const old = localMean(
    widthPx,
    heightPx,
    OLD_REACH_PX,
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
      const leans = ((here.a - from.a) * da + (here.b - from.b) * db) / Math.max(1e-6, apart);
      chroma.push(apart < APART_DELTA_E ? 0 : alpha[i] * clamp(leans, 0, apart));
      const rise = to.lightness - from.lightness;
      const leansUp = (here.lightness - from.lightness) * Math.sign(rise);
      halo.push(Math.abs(rise) < APART_DELTA_E ? 0 : alpha[i] * clamp(leansUp, 0, Math.abs(rise)));
    }
  freeBytes(near);
  const visible = chroma.filter((value) => value > VISIBLE_DELTA_E).length;
  return {
    chromaDeltaE: percentile(chroma, 0.95),
    haloDeltaL: percentile(halo, 0.95),
    share: visible / Math.max(1, chroma.length),
  };
}

/** Mean colour of the marked pixels near each place of the picture shrunk by SHRINK; undefined where there are none. */
function localMean(
  widthPx: number,
  heightPx: number,
  reachPx: number,
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
  const [red, green, blue, count] = sums.map((sum) => boxBlur(sum, w, h, reachPx / SHRINK)) as typeof sums;
  return (at) =>
    count[at] < LEAST_COUNT
      ? undefined
      : lab(red[at] / count[at], green[at] / count[at], blue[at] / count[at]);
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
