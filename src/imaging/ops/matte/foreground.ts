import type { RgbImage } from '../../raster/image.ts';
import { boxBlur } from '../plane/box-blur.ts';
import { type ColourPairs, NO_PAIRS } from './colour-pairs.ts';
import { smoothStep } from '../plane/smooth-step.ts';
import { enlargedRows, shrinkPlane, shrinkRgb } from '../plane/resample-plane.ts';

/** Least difference between two hues, coded 0–255, at which spill is visible. */
const MIN_HUE = 8;
/** Chroma of a background, coded 0–1: up to the first it spills no colour, from the second on it does in full. */
const PALE = 0.06;
const COLOURED = 0.15;
/** Cosines between two hues: up to the first they differ, from the second on they match, as sky between hairs and beside them. */
const OTHER_HUE = 0.6;
const SAME_HUE = 0.8;
/** Neighbourhood means are computed on planes reduced by this, where they cost a sixteenth and look the same. */
const SHRINK = 4;
/** Radius of the neighbourhood means, pixels of an image whose longer side is 1024. */
const REACH_PX = 45;

/**
 * Estimates the person's own colour at every pixel, also where the edge is mixed with the photo's background: the wide pass of
 * blur-fusion (Forte 2021, "Approximate Fast Foreground Colour Estimation", ICIP). Instead of its second, narrow pass the
 * colour pairs are used.
 * @param alpha coverage 0–1
 * @param pairs the colours that mix at unknown pixels (colour-pairs.ts); default: none
 * @returns planes red, green, blue, sRGB-coded 0–1. Beyond the edge the person's colours continue for about 45 px of an image
 *   whose longer side is 1024, then black
 */
export function estimateForeground(
  image: RgbImage,
  alpha: Float32Array,
  pairs: ColourPairs = NO_PAIRS,
): readonly [Float32Array, Float32Array, Float32Array] {
  const { widthPx, heightPx } = image;
  const scale = Math.max(widthPx, heightPx) / 1024;
  const small = shrinkPlane(alpha, widthPx, heightPx, SHRINK);
  const spans = spansNear(small, Math.ceil((REACH_PX * scale) / SHRINK));
  const colour = shrinkRgb(image, SHRINK);
  const near = nearbyColours(small, (REACH_PX * scale) / SHRINK);
  const personRow = new Float32Array(widthPx);
  const backgroundRow = new Float32Array(widthPx);
  const plane = (channel: number): Float32Array => {
    const result = new Float32Array(widthPx * heightPx);
    const { foreground, background } = near(colour[channel]!.map((value) => value / 255));
    const readPerson = enlargedRows({ ...small, data: foreground }, widthPx, heightPx, SHRINK);
    const readBackground = enlargedRows({ ...small, data: background }, widthPx, heightPx, SHRINK);
    for (let y = 0, k = 0; y < heightPx; y++) {
      const span = spans[Math.floor(y / SHRINK)]!;
      const from = span.from * SHRINK;
      const to = Math.min(widthPx, span.to * SHRINK);
      readPerson(personRow, y, from, to);
      readBackground(backgroundRow, y, from, to);
      k = applyPairs(personRow, backgroundRow, pairs, k, y * widthPx, channel);
      unmixRow(result, image, alpha, personRow, backgroundRow, channel, y, from, to);
    }
    return result;
  };
  const colours = [plane(0), plane(1), plane(2)] as const;
  removeForeignHue(colours, pairs);
  despill(colours, pairs);
  return colours;
}

/** Mixes the pairs from the `k`-th on into the two colours of the row that begins at pixel `base`. @returns the next row's k */
function applyPairs(
  personRow: Float32Array,
  backgroundRow: Float32Array,
  { pixels, confidence, person, background }: ColourPairs,
  k: number,
  base: number,
  channel: number,
): number {
  for (; k < pixels.length && pixels[k]! < base + personRow.length; k++) {
    const x = pixels[k]! - base;
    personRow[x]! += confidence[k]! * (person[k * 3 + channel]! / 255 - personRow[x]!);
    backgroundRow[x]! += confidence[k]! * (background[k * 3 + channel]! / 255 - backgroundRow[x]!);
  }
  return k;
}

function unmixRow(
  result: Float32Array,
  { data, widthPx }: RgbImage,
  alpha: Float32Array,
  personRow: Float32Array,
  backgroundRow: Float32Array,
  channel: number,
  y: number,
  from: number,
  to: number,
): void {
  for (let x = from, i = y * widthPx + from; x < to; x++, i++)
    result[i] = unmixed(data[i * 3 + channel]! / 255, alpha[i]!, personRow[x]!, backgroundRow[x]!);
}

/** Returns the range of each row, its end exclusive, that is within `reachPx` of any coverage. */
function spansNear(
  { data, widthPx, heightPx }: ReturnType<typeof shrinkPlane>,
  reachPx: number,
): readonly { readonly from: number; readonly to: number }[] {
  const covered = Array.from({ length: heightPx }, (_, y) => {
    const row = data.subarray(y * widthPx, (y + 1) * widthPx);
    const from = row.findIndex((cover) => cover > 0);
    return from < 0 ? undefined : { from, to: row.findLastIndex((cover) => cover > 0) + 1 };
  });
  return covered.map((_, y) => {
    const near = covered
      .slice(Math.max(0, y - reachPx), y + reachPx + 1)
      .filter((span) => span !== undefined);
    if (near.length === 0) return { from: 0, to: 0 };
    return {
      from: Math.max(0, Math.min(...near.map((span) => span.from)) - reachPx),
      to: Math.min(widthPx, Math.max(...near.map((span) => span.to)) + reachPx),
    };
  });
}

/** Adds the difference between the pixel and the mixture of the two colours to the person's colour, weighted by coverage. */
function unmixed(pixel: number, alpha: number, person: number, background: number): number {
  return Math.min(1, Math.max(0, person + alpha * (pixel - alpha * person - (1 - alpha) * background)));
}

/**
 * Removes what is left of the background's hue. Only of its hue, because lightness varies in hair by itself. At most the
 * difference between the pair's hues is removed, so that no colour moves further than to the person's own hue.
 */
function despill(colours: readonly [Float32Array, Float32Array, Float32Array], pairs: ColourPairs): void {
  const [red, green, blue] = colours;
  const { pixels, confidence, person, background } = pairs;
  for (let k = 0; k < pixels.length; k++) {
    const i = pixels[k];
    const at = k * 3;
    const hue = chroma(
      background[at] - person[at],
      background[at + 1] - person[at + 1],
      background[at + 2] - person[at + 2],
    );
    const lean = chroma(
      red[i] - person[at] / 255,
      green[i] - person[at + 1] / 255,
      blue[i] - person[at + 2] / 255,
    );
    const square = dot(hue, hue);
    if (square < MIN_HUE ** 2) continue;
    const share = dot(lean, hue) / square;
    if (share > 0) subtractHue(colours, i, confidence[k] * Math.min(share, 1 / 255), hue);
  }
}

/**
 * Removes the background's hue where the person has it nowhere nearby: sky between hairs, which is no mixture of sky and hair
 * but a bluer sky. Grey and other hues stay.
 */
function removeForeignHue(
  colours: readonly [Float32Array, Float32Array, Float32Array],
  { pixels, hueConfidence, person, background }: ColourPairs,
): void {
  const [red, green, blue] = colours;
  for (let k = 0; k < pixels.length; k++) {
    if (hueConfidence[k] === 0) continue;
    const i = pixels[k];
    const at = k * 3;
    const behind = chroma(background[at] / 255, background[at + 1] / 255, background[at + 2] / 255);
    const behindSize = Math.hypot(...behind);
    if (behindSize <= PALE) continue;
    const pixel = chroma(red[i], green[i], blue[i]);
    const own = chroma(person[at] / 255, person[at + 1] / 255, person[at + 2] / 255);
    const along = dot(pixel, behind) / behindSize;
    const ownAlong = Math.max(0, dot(own, behind) / behindSize);
    if (along <= ownAlong) continue;
    const match = smoothStep(OTHER_HUE, SAME_HUE, along / Math.hypot(...pixel));
    const share = hueConfidence[k] * smoothStep(PALE, COLOURED, behindSize) * match;
    const kept = ownAlong / behindSize;
    subtractHue(colours, i, share, [
      pixel[0] - kept * behind[0],
      pixel[1] - kept * behind[1],
      pixel[2] - kept * behind[2],
    ]);
  }
}

type Chroma = readonly [red: number, green: number, blue: number];

function dot(a: Chroma, b: Chroma): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function subtractHue(
  [red, green, blue]: readonly [Float32Array, Float32Array, Float32Array],
  i: number,
  share: number,
  hue: Chroma,
): void {
  red[i] = Math.min(1, Math.max(0, red[i] - share * hue[0]));
  green[i] = Math.min(1, Math.max(0, green[i] - share * hue[1]));
  blue[i] = Math.min(1, Math.max(0, blue[i] - share * hue[2]));
}

/** Returns a colour, or a difference of colours, without its luma. */
function chroma(red: number, green: number, blue: number): Chroma {
  const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [red - grey, green - grey, blue - grey];
}

/**
 * Returns a function for the mean colours of person and background around every pixel of one channel. Nearly pure pixels have
 * almost all of the weight, because the edge is a mixture.
 */
function nearbyColours(
  { data: alpha, widthPx, heightPx }: ReturnType<typeof shrinkPlane>,
  radiusPx: number,
): (channel: Float32Array) => { readonly foreground: Float32Array; readonly background: Float32Array } {
  const solid = alpha.map((a) => a ** 4 + 1e-4 * a);
  const open = alpha.map((a) => (1 - a) ** 4 + 1e-4 * (1 - a));
  const solidMass = boxBlur(solid, widthPx, heightPx, radiusPx);
  const openMass = boxBlur(open, widthPx, heightPx, radiusPx);
  return (channel) => {
    const weightedSum = (weight: Float32Array): Float32Array =>
      boxBlur(
        channel.map((value, i) => value * weight[i]),
        widthPx,
        heightPx,
        radiusPx,
      );
    const foreground = weightedSum(solid);
    const background = weightedSum(open);
    for (let i = 0; i < alpha.length; i++) {
      background[i] /= openMass[i] + 1e-7;
      foreground[i] = unmixed(channel[i], alpha[i], foreground[i] / (solidMass[i] + 1e-7), background[i]);
    }
    return { foreground, background };
  };
}
