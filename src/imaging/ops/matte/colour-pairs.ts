import type { RgbImage } from '../../raster/image.ts';
import { boxBlur } from '../plane/box-blur.ts';
import { enlargedPixels, pixelsInBlocks } from '../plane/enlarged-pixels.ts';
import {
  BACKGROUND,
  DOUBT,
  type LookPlanes,
  lookPlanes,
  type MatteDoubt,
  PERSON,
  smoothStep,
} from './trimap.ts';
import { EIGHT_DIRECTIONS, nearestAlong } from '../plane/nearest-along.ts';
import { hairColours, strangeHues } from '../class-map/colour-confidence.ts';

/** The colours that meet at the doubtful pixels: sparse, because only a narrow band round a person is doubtful. */
export interface ColourLines {
  /** Which pixels of the picture, ascending. */
  readonly pixels: Uint32Array;
  /** How far these two colours are to be believed, 0–1. */
  readonly trust: Float32Array;
  /** How far the pixel's coverage follows from them, 0 to its trust: what may be the person's own hair stays whole. */
  readonly cutTrust: Float32Array;
  /** How far its hue is none that the person shows nearby, 0–1. */
  readonly hueTrust: Float32Array;
  /** Coded 0–255, red, green and blue of pixel after pixel. */
  readonly person: Float32Array;
  readonly background: Float32Array;
}

/** Nothing known about any pixel. */
export const NO_LINES: ColourLines = {
  pixels: new Uint32Array(),
  trust: new Float32Array(),
  cutTrust: new Float32Array(),
  hueTrust: new Float32Array(),
  person: new Float32Array(),
  background: new Float32Array(),
};

/** Colours are looked for on planes whose longer side is about this. */
const LOOK_SIDE_PX = 512;
const FARTHEST_PX = 90;
/** A second sample is taken this much deeper: strands and leaves vary. */
const DEEPER_PX = 4;
/** Coded distance: under it two colours are the same but for noise, over it clearly two. */
const SAME = 8;
const DIFFERENT = 28;
/** Deep inside, what only resembles the background may stay: highlights on hair, a dark gap between curls. */
const DEEP_SAME = 22;
const DEEP_DIFFERENT = 42;
/** Coded distance of a pixel to its line at which the line explains nothing. */
const OFF_LINE = 18;
/** Chosen colours are averaged this far around, or the edge would look gnawed. */
const SMOOTH_PX = 2;
const MIN_SQUARED_LENGTH = 100;
/** Less trust than this changes no pixel that could be seen. */
const LISTED = 0.01;
const PRIOR_WEIGHT = 0.03;

/**
 * For every doubtful pixel the colour of the person and of the background that best explain it as a mixture, each
 * taken from the nearest sure pixels in eight directions: sampling-based matting (Gastal and Oliveira 2010, "Shared
 * Sampling for Real-Time Alpha Matting"), with the network's coverage as prior.
 * @param alpha coverage 0–1
 */
export function colourLines(image: RgbImage, alpha: Float32Array, doubt: MatteDoubt): ColourLines {
  const shrink = Math.max(1, Math.round(Math.max(image.widthPx, image.heightPx) / LOOK_SIDE_PX));
  const look = lookPlanes(image, alpha, doubt, shrink);
  const { widthPx: w, heightPx: h, kinds } = look;
  const search: Search = {
    look,
    people: EIGHT_DIRECTIONS.map((way) => nearestAlong(kinds, w, h, way, PERSON, FARTHEST_PX)),
    places: EIGHT_DIRECTIONS.map((way) => nearestAlong(kinds, w, h, way, BACKGROUND, FARTHEST_PX)),
    hairs: hairColours(look, shrink, doubt),
    strangers: strangeHues(look),
    own: new Int32Array(2 * EIGHT_DIRECTIONS.length),
    old: new Int32Array(2 * EIGHT_DIRECTIONS.length),
    person: new Int32Array(w * h).fill(-1),
    background: new Int32Array(w * h).fill(-1),
    trust: new Float32Array(w * h),
    cutTrust: new Float32Array(w * h),
    hueTrust: new Float32Array(w * h),
  };
  for (let i = 0; i < kinds.length; i++) if (kinds[i] === DOUBT) findLine(search, i);
  return fullSizeBand(image, look, shrink, search.person, search.background, search);
}

interface Search {
  readonly look: LookPlanes;
  /** The nearest sure pixels, each way. */
  readonly people: readonly Int32Array[];
  readonly places: readonly Int32Array[];
  readonly hairs: (index: number) => number;
  readonly strangers: (index: number) => number;
  /** Room for the samples of one pixel. */
  readonly own: Int32Array;
  readonly old: Int32Array;
  /** What is found: a pixel of each side, −1 when none, and how far the two are believed (ColourLines). */
  readonly person: Int32Array;
  readonly background: Int32Array;
  readonly trust: Float32Array;
  readonly cutTrust: Float32Array;
  readonly hueTrust: Float32Array;
}

function findLine(search: Search, i: number): void {
  const { look, own, old, person, background, trust, cutTrust, hueTrust } = search;
  const ownCount = samples(search.people, i, look, PERSON, own);
  const oldCount = samples(search.places, i, look, BACKGROUND, old);
  trust[i] = bestLine(look, i, own, ownCount, old, oldCount, person, background);
  cutTrust[i] = trust[i] * (1 - search.hairs(i));
  // A mixture may be vivid as well; what is strange and no mixture is what is behind.
  const strange = search.strangers(i) * (1 - trust[i]);
  if (strange > cutTrust[i] && person[i] >= 0) {
    trust[i] = Math.max(trust[i], strange);
    cutTrust[i] = strange;
    background[i] = i;
  }
  hueTrust[i] = person[i] < 0 ? 0 : unlikeHue(look, i, own, ownCount);
}

/** Coverage where the lines are believed: how far along its line each pixel lies. Changes `alpha` in place. */
export function alphaOnLines(image: RgbImage, alpha: Float32Array, lines: ColourLines): void {
  const { pixels, cutTrust, person, background } = lines;
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
    // A strand the network saw becomes clearer; what it hardly saw is a dark leaf.
    alpha[i] += cutTrust[k] * (Math.min(share, 2 * alpha[i]) - alpha[i]);
  }
}

/** Fills `found` with the sure pixels met in each direction and one deeper behind each; returns how many. */
function samples(
  met: readonly Int32Array[],
  index: number,
  { widthPx, heightPx, kinds }: LookPlanes,
  kind: number,
  found: Int32Array,
): number {
  let count = 0;
  for (let way = 0; way < met.length; way++) {
    const at = met[way][index];
    if (at < 0) continue;
    found[count++] = at;
    const x = (at % widthPx) + EIGHT_DIRECTIONS[way][0] * DEEPER_PX;
    const y = Math.floor(at / widthPx) + EIGHT_DIRECTIONS[way][1] * DEEPER_PX;
    const deeper = y * widthPx + x;
    if (x >= 0 && x < widthPx && y >= 0 && y < heightPx && kinds[deeper] === kind) found[count++] = deeper;
  }
  return count;
}

/** Chooses the pair that explains pixel `i` best, writes it to `person` and `background` and returns how far it is believed. */
function bestLine(
  look: LookPlanes,
  i: number,
  own: Int32Array,
  ownCount: number,
  old: Int32Array,
  oldCount: number,
  person: Int32Array,
  background: Int32Array,
): number {
  const { red, green, blue, alpha, deep } = look;
  let least = Infinity;
  let offLine = 0;
  let length = 0;
  let toOwn = Infinity;
  let toOld = Infinity;
  for (let l = 0; l < oldCount; l++) {
    const q = old[l];
    const r = red[i] - red[q];
    const g = green[i] - green[q];
    const b = blue[i] - blue[q];
    toOld = Math.min(toOld, r * r + g * g + b * b);
    for (let k = 0; k < ownCount; k++) {
      const f = own[k];
      const lineR = red[f] - red[q];
      const lineG = green[f] - green[q];
      const lineB = blue[f] - blue[q];
      const square = lineR * lineR + lineG * lineG + lineB * lineB;
      // Deep inside lightness counts half, because strands shine.
      toOwn = Math.min(toOwn, squaredDifference(r - lineR, g - lineG, b - lineB, 1 - deep[i] / 2));
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
  const unlike = Math.sqrt(Math.max(toOwn, (1 - deep[i]) * toOld));
  // Deep inside, only what is plainly the background's colour, no mixture.
  const plain = 1 - deep[i] * smoothStep(SAME, DIFFERENT, Math.sqrt(toOld));
  return (
    plain *
    smoothStep(15, 50, Math.sqrt(length)) *
    Math.exp(-offLine / (2 * OFF_LINE ** 2)) *
    smoothStep(SAME + DEEP_SAME * deep[i], DIFFERENT + DEEP_DIFFERENT * deep[i], unlike)
  );
}

/** How surely none of the person's samples has the hue of pixel `i`, 0–1. */
function unlikeHue({ red, green, blue }: LookPlanes, i: number, own: Int32Array, ownCount: number): number {
  let least = Infinity;
  for (let k = 0; k < ownCount; k++) {
    const f = own[k];
    least = Math.min(least, squaredDifference(red[i] - red[f], green[i] - green[f], blue[i] - blue[f], 0));
  }
  return smoothStep(SAME, DIFFERENT, Math.sqrt(least));
}

/** Of two colours; `lightness` 0–1 is how far a difference of it counts. */
function squaredDifference(red: number, green: number, blue: number, lightness: number): number {
  const grey = (red + green + blue) / 3;
  return red * red + green * green + blue * blue - 3 * grey * grey * (1 - lightness ** 2);
}

/** Smooths the chosen colours over their neighbours, weighted by trust, and reads them at every pixel of the picture. */
function fullSizeBand(
  { widthPx, heightPx }: RgbImage,
  look: LookPlanes,
  shrink: number,
  person: Int32Array,
  background: Int32Array,
  { trust, cutTrust, hueTrust }: Readonly<Record<'trust' | 'cutTrust' | 'hueTrust', Float32Array>>,
): ColourLines {
  const { widthPx: w, heightPx: h } = look;
  const believed = boxBlur(trust, w, h, SMOOTH_PX);
  const strange = boxBlur(hueTrust, w, h, SMOOTH_PX);
  // Of what lies on no line only the hue is asked, and only where there is a person.
  const listed = new Uint8Array(w * h);
  for (let i = 0; i < listed.length; i++)
    listed[i] = Math.max(believed[i], strange[i] * look.alpha[i]) > LISTED ? 1 : 0;
  const pixels = pixelsInBlocks(listed, w, h, widthPx, heightPx, shrink);
  const weight = trust.map((value, i) => (person[i] < 0 ? 0 : value + 1e-3));
  const mass = boxBlur(weight, w, h, SMOOTH_PX);
  const lines = {
    pixels,
    trust: new Float32Array(pixels.length),
    cutTrust: new Float32Array(pixels.length),
    hueTrust: new Float32Array(pixels.length),
    person: new Float32Array(pixels.length * 3),
    background: new Float32Array(pixels.length * 3),
  };
  const read = enlargedPixels(pixels, widthPx, w, h, shrink);
  read(believed, lines.trust, 1, 0);
  read(strange, lines.hueTrust, 1, 0);
  read(boxBlur(cutTrust, w, h, SMOOTH_PX), lines.cutTrust, 1, 0);
  const reach = new Float32Array(pixels.length);
  read(mass, reach, 1, 0);
  const weighted = new Float32Array(w * h);
  [look.red, look.green, look.blue].forEach((plane, channel) => {
    for (const [chosen, values] of [
      [person, lines.person],
      [background, lines.background],
    ] as const) {
      weigh(weighted, weight, plane, chosen);
      read(boxBlur(weighted, w, h, SMOOTH_PX), values, 3, channel);
      divide(values, reach, channel);
    }
  });
  return lines;
}

function weigh(weighted: Float32Array, weight: Float32Array, plane: Float32Array, chosen: Int32Array): void {
  for (let i = 0; i < weight.length; i++) if (weight[i] > 0) weighted[i] = weight[i] * plane[chosen[i]];
}

function divide(values: Float32Array, by: Float32Array, channel: number): void {
  for (let k = 0, at = channel; k < by.length; k++, at += 3) values[at] /= Math.max(1e-6, by[k]);
}
