import type { RgbImage } from '../../raster/image.ts';
import { boxBlur } from '../plane/box-blur.ts';
import { enlargedPixels, pixelsInBlocks } from '../plane/enlarged-pixels.ts';
import { BACKGROUND, buildTrimap, PERSON, type Trimap, UNKNOWN, type UnknownBand } from './trimap.ts';
import { smoothStep } from '../plane/smooth-step.ts';
import { EIGHT_DIRECTIONS, nearestAlong } from '../plane/nearest-along.ts';
import { hairConfidence, foreignHueConfidence } from '../class-map/colour-confidence.ts';

/**
 * The colours of person and background that mix at each unknown pixel of the trimap. Sparse, because these pixels are a
 * narrow band around the person.
 */
export interface ColourPairs {
  /** Row-major indices of the pixels, ascending. */
  readonly pixels: Uint32Array;
  /** Confidence in the two colours, 0–1. */
  readonly confidence: Float32Array;
  /** Confidence in the coverage that follows from them, 0 to `confidence`; lower where the pixel may be the person's hair. */
  readonly alphaConfidence: Float32Array;
  /** Confidence that the person has the pixel's hue nowhere nearby, 0–1. */
  readonly hueConfidence: Float32Array;
  /** The person's colours, coded 0–255; red, green and blue interleaved. */
  readonly person: Float32Array;
  /** The background's colours, likewise. */
  readonly background: Float32Array;
}

/** No pairs: nothing is known about any pixel. */
export const NO_PAIRS: ColourPairs = {
  pixels: new Uint32Array(),
  confidence: new Float32Array(),
  alphaConfidence: new Float32Array(),
  hueConfidence: new Float32Array(),
  person: new Float32Array(),
  background: new Float32Array(),
};

/** The colours are searched on planes whose longer side is about this. */
const ANALYSIS_SIDE_PX = 512;
const FARTHEST_PX = 90;
/** A second sample is taken this much farther away, because strands and leaves vary. */
const DEEPER_PX = 4;
/** Distances between two colours, coded 0–255: below the first they differ only by noise, above the second clearly. */
const SAME = 8;
const DIFFERENT = 28;
/** Added to these limits deep inside the band, where highlights on hair or dark gaps between curls resemble the background. */
const DEEP_SAME = 22;
const DEEP_DIFFERENT = 42;
/** Standard deviation of a pixel's distance from the line between its two colours, coded 0–255. */
const OFF_LINE = 18;
/** Radius over which the chosen colours are averaged; otherwise the edge looks ragged. */
const SMOOTH_PX = 2;
const MIN_SQUARED_LENGTH = 100;
/** Lower confidences change nothing visible. */
const MIN_CONFIDENCE = 0.01;
/** Weight of the network's coverage beside the distance from the line. */
const PRIOR_WEIGHT = 0.03;

/**
 * Finds, for every unknown pixel of the trimap, the colours of person and background whose mixture explains it best. Both are
 * sampled from the nearest known pixels in eight directions: sampling-based matting after Gastal and Oliveira 2010, "Shared
 * Sampling for Real-Time Alpha Matting", with the network's coverage as a prior.
 * @param alpha coverage 0–1, at the image's size
 * @param band where the coverage is uncertain
 */
export function findColourPairs(image: RgbImage, alpha: Float32Array, band: UnknownBand): ColourPairs {
  const shrink = Math.max(1, Math.round(Math.max(image.widthPx, image.heightPx) / ANALYSIS_SIDE_PX));
  const trimap = buildTrimap(image, alpha, band, shrink);
  const { widthPx: w, heightPx: h, kinds } = trimap;
  const search: Search = {
    trimap,
    nearestPerson: EIGHT_DIRECTIONS.map((direction) =>
      nearestAlong(kinds, w, h, direction, PERSON, FARTHEST_PX),
    ),
    nearestBackground: EIGHT_DIRECTIONS.map((direction) =>
      nearestAlong(kinds, w, h, direction, BACKGROUND, FARTHEST_PX),
    ),
    hair: hairConfidence(trimap, shrink, band),
    foreignHue: foreignHueConfidence(trimap),
    personSamples: new Int32Array(2 * EIGHT_DIRECTIONS.length),
    backgroundSamples: new Int32Array(2 * EIGHT_DIRECTIONS.length),
    person: new Int32Array(w * h).fill(-1),
    background: new Int32Array(w * h).fill(-1),
    confidence: new Float32Array(w * h),
    alphaConfidence: new Float32Array(w * h),
    hueConfidence: new Float32Array(w * h),
  };
  for (let i = 0; i < kinds.length; i++) if (kinds[i] === UNKNOWN) findPair(search, i);
  return fullSizeBand(image, trimap, shrink, search.person, search.background, search);
}

interface Search {
  readonly trimap: Trimap;
  /** The nearest pixel of the person in each direction, −1 where there is none. */
  readonly nearestPerson: readonly Int32Array[];
  /** The nearest pixel of the background, likewise. */
  readonly nearestBackground: readonly Int32Array[];
  readonly hair: (index: number) => number;
  readonly foreignHue: (index: number) => number;
  /** Scratch arrays for the samples of one pixel. */
  readonly personSamples: Int32Array;
  readonly backgroundSamples: Int32Array;
  /** The results: the index of the chosen pixel on each side, −1 for none, and the confidences of ColourPairs. */
  readonly person: Int32Array;
  readonly background: Int32Array;
  readonly confidence: Float32Array;
  readonly alphaConfidence: Float32Array;
  readonly hueConfidence: Float32Array;
}

function findPair(search: Search, i: number): void {
  const {
    trimap,
    personSamples,
    backgroundSamples,
    person,
    background,
    confidence,
    alphaConfidence,
    hueConfidence,
  } = search;
  const personCount = samples(search.nearestPerson, i, trimap, PERSON, personSamples);
  const backgroundCount = samples(search.nearestBackground, i, trimap, BACKGROUND, backgroundSamples);
  confidence[i] = bestPair(
    trimap,
    i,
    personSamples,
    personCount,
    backgroundSamples,
    backgroundCount,
    person,
    background,
  );
  alphaConfidence[i] = confidence[i] * (1 - search.hair(i));
  // A mixture may be vivid too. A foreign hue that is no mixture is background.
  const foreign = search.foreignHue(i) * (1 - confidence[i]);
  if (foreign > alphaConfidence[i] && person[i] >= 0) {
    confidence[i] = Math.max(confidence[i], foreign);
    alphaConfidence[i] = foreign;
    background[i] = i;
  }
  hueConfidence[i] = person[i] < 0 ? 0 : unlikeHue(trimap, i, personSamples, personCount);
}

/**
 * Replaces the coverage, as far as `alphaConfidence` allows, by the pixel's position on the line from the background's to the
 * person's colour. Changes `alpha` in place.
 * @param alpha coverage 0–1, at the image's size
 */
export function refineAlpha(image: RgbImage, alpha: Float32Array, pairs: ColourPairs): void {
  const { pixels, alphaConfidence, person, background } = pairs;
  for (let k = 0; k < pixels.length; k++) {
    const i = pixels[k];
    let along = 0;
    let square = 0;
    for (let c = 0; c < 3; c++) {
      const from = background[k * 3 + c];
      const line = person[k * 3 + c] - from;
      along += (image.data[i * 3 + c] - from) * line;
      square += line * line;
    }
    const share = Math.min(1, Math.max(0, along / Math.max(MIN_SQUARED_LENGTH, square)));
    // Coverage may at most double: strands that the network saw become clearer, dark leaves that it hardly saw do not.
    alpha[i] += alphaConfidence[k] * (Math.min(share, 2 * alpha[i]) - alpha[i]);
  }
}

/** Writes the nearest known pixel in each direction, and one DEEPER_PX behind it, to `found`. Returns their number. */
function samples(
  nearest: readonly Int32Array[],
  index: number,
  { widthPx, heightPx, kinds }: Trimap,
  kind: number,
  found: Int32Array,
): number {
  let count = 0;
  for (let direction = 0; direction < nearest.length; direction++) {
    const at = nearest[direction][index];
    if (at < 0) continue;
    found[count++] = at;
    const x = (at % widthPx) + EIGHT_DIRECTIONS[direction][0] * DEEPER_PX;
    const y = Math.floor(at / widthPx) + EIGHT_DIRECTIONS[direction][1] * DEEPER_PX;
    const deeper = y * widthPx + x;
    if (x >= 0 && x < widthPx && y >= 0 && y < heightPx && kinds[deeper] === kind) found[count++] = deeper;
  }
  return count;
}

/** Writes the pair that explains pixel `i` best to `person` and `background`, and returns the confidence in it. */
function bestPair(
  trimap: Trimap,
  i: number,
  personSamples: Int32Array,
  personCount: number,
  backgroundSamples: Int32Array,
  backgroundCount: number,
  person: Int32Array,
  background: Int32Array,
): number {
  const { red, green, blue, alpha, deep } = trimap;
  let least = Infinity;
  let offLine = 0;
  let length = 0;
  let toPerson = Infinity;
  let toBackground = Infinity;
  for (let l = 0; l < backgroundCount; l++) {
    const q = backgroundSamples[l];
    const r = red[i] - red[q];
    const g = green[i] - green[q];
    const b = blue[i] - blue[q];
    toBackground = Math.min(toBackground, r * r + g * g + b * b);
    for (let k = 0; k < personCount; k++) {
      const f = personSamples[k];
      const lineR = red[f] - red[q];
      const lineG = green[f] - green[q];
      const lineB = blue[f] - blue[q];
      const square = lineR * lineR + lineG * lineG + lineB * lineB;
      // Deep inside the band lightness counts half, because strands shine.
      toPerson = Math.min(toPerson, squaredDifference(r - lineR, g - lineG, b - lineB, 1 - deep[i] / 2));
      if (square < MIN_SQUARED_LENGTH) continue;
      const share = Math.min(1, Math.max(0, (r * lineR + g * lineG + b * lineB) / square));
      const off = (r - share * lineR) ** 2 + (g - share * lineG) ** 2 + (b - share * lineB) ** 2;
      const cost = off + PRIOR_WEIGHT * (share - alpha[i]) ** 2 * square;
      if (cost >= least) continue;
      least = cost;
      offLine = off;
      length = square;
      person[i] = f;
      background[i] = q;
    }
  }
  if (least === Infinity) return 0;
  const unlike = Math.sqrt(Math.max(toPerson, (1 - deep[i]) * toBackground));
  // Deep inside the band only a plain background colour counts, no mixture.
  const plain = 1 - deep[i] * smoothStep(SAME, DIFFERENT, Math.sqrt(toBackground));
  return (
    plain *
    smoothStep(15, 50, Math.sqrt(length)) *
    Math.exp(-offLine / (2 * OFF_LINE ** 2)) *
    smoothStep(SAME + DEEP_SAME * deep[i], DIFFERENT + DEEP_DIFFERENT * deep[i], unlike)
  );
}

/** Returns the confidence 0–1 that none of the person's samples has the hue of pixel `i`. */
function unlikeHue(
  { red, green, blue }: Trimap,
  i: number,
  personSamples: Int32Array,
  personCount: number,
): number {
  let least = Infinity;
  for (let k = 0; k < personCount; k++) {
    const f = personSamples[k];
    least = Math.min(least, squaredDifference(red[i] - red[f], green[i] - green[f], blue[i] - blue[f], 0));
  }
  return smoothStep(SAME, DIFFERENT, Math.sqrt(least));
}

/** Returns the squared length of a difference of colours. @param lightness weight 0–1 of the difference in lightness */
function squaredDifference(red: number, green: number, blue: number, lightness: number): number {
  const grey = (red + green + blue) / 3;
  return red * red + green * green + blue * blue - 3 * grey * grey * (1 - lightness ** 2);
}

/**
 * Averages the chosen colours over their neighbours, weighted by confidence (normalized convolution, Knutsson and Westin
 * 1993), and interpolates them at the pixels of the image.
 */
function fullSizeBand(
  { widthPx, heightPx }: RgbImage,
  trimap: Trimap,
  shrink: number,
  person: Int32Array,
  background: Int32Array,
  { confidence, alphaConfidence, hueConfidence }: Confidences,
): ColourPairs {
  const { widthPx: w, heightPx: h } = trimap;
  const meanConfidence = boxBlur(confidence, w, h, SMOOTH_PX);
  const meanHueConfidence = boxBlur(hueConfidence, w, h, SMOOTH_PX);
  // Pixels without a pair are listed only where the person covers them and the hue is foreign.
  const marked = new Uint8Array(w * h);
  for (let i = 0; i < marked.length; i++)
    marked[i] = Math.max(meanConfidence[i], meanHueConfidence[i] * trimap.alpha[i]) > MIN_CONFIDENCE ? 1 : 0;
  const pixels = pixelsInBlocks(marked, w, h, widthPx, heightPx, shrink);
  const weight = confidence.map((value, i) => (person[i] < 0 ? 0 : value + 1e-3));
  const mass = boxBlur(weight, w, h, SMOOTH_PX);
  const pairs = {
    pixels,
    confidence: new Float32Array(pixels.length),
    alphaConfidence: new Float32Array(pixels.length),
    hueConfidence: new Float32Array(pixels.length),
    person: new Float32Array(pixels.length * 3),
    background: new Float32Array(pixels.length * 3),
  };
  const read = enlargedPixels(pixels, widthPx, w, h, shrink);
  read(meanConfidence, pairs.confidence, 1, 0);
  read(meanHueConfidence, pairs.hueConfidence, 1, 0);
  read(boxBlur(alphaConfidence, w, h, SMOOTH_PX), pairs.alphaConfidence, 1, 0);
  const weights = new Float32Array(pixels.length);
  read(mass, weights, 1, 0);
  const weighted = new Float32Array(w * h);
  [trimap.red, trimap.green, trimap.blue].forEach((plane, channel) => {
    for (const [chosen, values] of [
      [person, pairs.person],
      [background, pairs.background],
    ] as const) {
      weigh(weighted, weight, plane, chosen);
      read(boxBlur(weighted, w, h, SMOOTH_PX), values, 3, channel);
      divide(values, weights, channel);
    }
  });
  return pairs;
}

type Confidences = Pick<ColourPairs, 'confidence' | 'alphaConfidence' | 'hueConfidence'>;

function weigh(weighted: Float32Array, weight: Float32Array, plane: Float32Array, chosen: Int32Array): void {
  for (let i = 0; i < weight.length; i++) if (weight[i] > 0) weighted[i] = weight[i] * plane[chosen[i]];
}

function divide(values: Float32Array, by: Float32Array, channel: number): void {
  for (let k = 0, at = channel; k < by.length; k++, at += 3) values[at] /= Math.max(1e-6, by[k]);
}
