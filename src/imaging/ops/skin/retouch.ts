import type { Face } from '../../models/face/face.ts';
import { boxBlur } from '../plane/box-blur.ts';
import { enlargedRows, shrinkPlane } from '../plane/resample-plane.ts';
import { smoothStep } from '../plane/smooth-step.ts';
import { skinMasks } from './skin-mask.ts';

const MIN_LUMA = 0.01;

type Colours = readonly [Float32Array, Float32Array, Float32Array];

/** Blocks of the low band per height of the face. Finer detail (pores, lines, stubble, lashes) is never changed. */
const LOW_BAND_ROWS = 128;
/** Reach of the surrounding skin with which a place is compared, in heights of the face. */
const SURROUNDINGS = 0.16;
/** Weight of the face's median colour beside it, which counts where the surroundings are all shine, or not skin. */
const MEDIAN_WEIGHT = 0.05;
/** Fraction of the difference from the surrounding skin that is corrected, and the greatest correction, coded 0–1. */
const SHINE = { share: 0.6, furthest: 0.16 } as const;
/**
 * Greatest correction of the cheeks on average, coded 0–1; about as much again passes their soft edge. Together it is below 0.5
 * in ΔE2000, so that the skin tone does not change.
 */
const MAX_CHEEK_CHANGE = 0.0012;
/**
 * Limits of the blue that a shirt reflects onto the jaw: the blue above `usual` × the green, coded 0–1. Up to an excess of
 * `reflection` it is removed in full; from `paint` on it is no reflection but hair or paint. Colours of a saturation below `grey`
 * are a grey beard. Chosen by eye on twelve portraits.
 */
const REFLECTION = { usual: 0.9, reflection: 0.15, paint: 0.3, grey: [0.05, 0.12] } as const;
const RINGS = { share: 0.4, furthest: 0.05 } as const;

/**
 * Reduces shine, dark rings under the eyes and the blue reflection of a shirt along the jaw, in place, by frequency separation:
 * only the low band of the skin changes, and its texture stays. Shine and rings move towards the colour of the surrounding skin.
 * Shine is where the upper face is brighter and paler than the surrounding skin, and smooth; hair, beard and glasses are not
 * smooth, and eyes, brows and lips are masked.
 * @param colours planes red, green, blue, sRGB-coded 0–1; changed in place
 * @param face in pixels of the planes
 */
export function retouch(
  colours: Colours,
  widthPx: number,
  heightPx: number,
  face: Pick<Face, 'box' | 'mesh'>,
): void {
  const area = faceArea(face, widthPx, heightPx);
  if (area.widthPx < 8 || area.heightPx < 8) return;
  const factor = Math.max(1, Math.round(face.box.height / LOW_BAND_ROWS));
  const rows = face.box.height / factor;
  const pixels = mapColours(colours, (plane) => crop(plane, widthPx, area));
  const blocks = mapColours(pixels, (plane) => shrinkPlane(plane, area.widthPx, area.heightPx, factor).data);
  const w = Math.ceil(area.widthPx / factor);
  const h = Math.ceil(area.heightPx / factor);
  const blur = (plane: Float32Array, radius: number): Float32Array<ArrayBuffer> =>
    boxBlur(boxBlur(plane, w, h, radius), w, h, radius);
  const meanAround = (plane: Float32Array, weight: Float32Array): Float32Array => {
    const radius = (SURROUNDINGS * rows) / 2;
    const sum = blur(
      plane.map((value, i) => value * weight[i]),
      radius,
    );
    const mass = blur(weight, radius);
    const faceMedian = median(plane.filter((_, i) => weight[i] > 0.5));
    return sum.map((value, i) => (value + MEDIAN_WEIGHT * faceMedian) / (mass[i] + MEDIAN_WEIGHT));
  };

  const mesh = face.mesh.map(([x, y, z]) => [(x - area.left) / factor, (y - area.top) / factor, z] as const);
  const { skin, upperFace, cheeks, underEyes, jaw } = skinMasks({ mesh }, w, h, rows);
  const low = mapColours(blocks, (plane) => blur(plane, 1));
  const bright = luma(low);
  const smooth = smoothness(blocks, bright, skin, w, h);

  // The surrounding skin without its outliers.
  const plain = skin.map((value, i) => value * smooth[i] * (1 - underEyes[i]));
  const rough = meanAround(bright, plain);
  const saturated = saturation(low);
  const faceSaturation = median(saturated.filter((_, i) => plain[i] > 0.5));
  const usual = plain.map((value, i) => {
    const rise = bright[i] / rough[i];
    const pale = smoothStep(0.15, 0.35, 1 - saturated[i] / Math.max(0.02, faceSaturation));
    return value * smoothStep(0.75, 0.9, rise) * (1 - smoothStep(1.02, 1.12, rise)) * (1 - pale);
  });
  const local = mapColours(low, (plane) => meanAround(plane, usual));
  const localBright = luma(local);
  const faceBright = median(bright.filter((_, i) => usual[i] > 0.5));
  const lift = localBright.map((value) => Math.max(1, faceBright / value));
  const around = mapColours(local, (plane) => plane.map((value, i) => value * lift[i]));
  const usualBright = luma(around);
  const usualSaturation = saturation(around).map((value) => Math.max(value, 0.9 * faceSaturation));

  const shine = upperFace.map((value, i) => {
    const paler = 1 - saturated[i] / Math.max(0.02, usualSaturation[i]);
    return (
      value * smooth[i] * smoothStep(1.1, 1.35, bright[i] / usualBright[i]) * smoothStep(0.06, 0.3, paler)
    );
  });
  const rings = underEyes.map((value, i) => {
    const darker = usualBright[i] / bright[i];
    return value * smoothStep(1.02, 1.15, darker) * (1 - smoothStep(1.8, 2.4, darker)); // darker is the rim of glasses
  });
  // All three channels move by the same fraction, so that a reduced white highlight has the colour of skin and not of grey.
  const difference = bright.map((_, i) =>
    Math.max(...low.map((plane, c) => Math.abs(around[c]![i] - plane[i]))),
  );
  const dulled = shine.map((value, i) => value * limitedShare(difference[i], SHINE));
  limitCheeks(dulled, difference, cheeks);
  const share = rings.map((value, i) => dulled[i] + value * limitedShare(difference[i], RINGS));
  const reflected = jaw.map((value, i) => {
    const coloured = smoothStep(...REFLECTION.grey, saturated[i]!);
    return value * coloured * reflectedBlue(low[1][i]!, low[2][i]!);
  });
  const stepRow = new Float32Array(area.widthPx);
  for (let c = 0; c < 3; c++) {
    const step = low[c]!.map((value, i) => share[i] * (around[c]![i] - value) - (c === 2 ? reflected[i] : 0));
    const small = { data: blur(step, 1), widthPx: w, heightPx: h };
    const readRow = enlargedRows(small, area.widthPx, area.heightPx, factor);
    for (let y = 0; y < area.heightPx; y++) {
      const row = (area.top + y) * widthPx + area.left;
      readRow(stepRow, y, 0, area.widthPx);
      for (let x = 0; x < area.widthPx; x++) colours[c]![row + x] += stepRow[x];
    }
  }
}

/**
 * Limits the correction of shining cheeks to MAX_CHEEK_CHANGE on average; weighted by the cheeks' soft mask, so that nose and
 * forehead are not limited.
 * @param dulled fraction of the difference that is corrected; changed in place
 */
function limitCheeks(dulled: Float32Array, difference: Float32Array, cheeks: Float32Array): void {
  const size = cheeks.reduce((sum, value) => sum + value, 0);
  const change = cheeks.reduce((sum, value, i) => sum + value * dulled[i] * difference[i], 0);
  if (change <= MAX_CHEEK_CHANGE * size) return;
  const allowed = (MAX_CHEEK_CHANGE * size) / change;
  for (let i = 0; i < dulled.length; i++) dulled[i] *= 1 - (1 - allowed) * cheeks[i];
}

/**
 * Returns 1 where the finest detail is as weak as that of skin, and 0 where it is much stronger: hair, beard, rims of glasses.
 * @param bright luma of the low band
 */
function smoothness(
  blocks: Colours,
  bright: Float32Array,
  skin: Float32Array,
  widthPx: number,
  heightPx: number,
): Float32Array {
  const detail = luma(blocks).map((value, i) => Math.abs(value - bright[i]) / Math.max(0.05, bright[i]));
  // A wide window, so that the single sharp edge of a highlight does not count as hair.
  const near = boxBlur(detail, widthPx, heightPx, 6);
  const usual = Math.max(0.004, median(near.filter((_, i) => skin[i] > 0.5)));
  return near.map((value) => 1 - smoothStep(2.5, 5, value / usual));
}

function median(values: Float32Array): number {
  return values.toSorted()[values.length >> 1] ?? 0;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Returns the face's box with a margin for the reach of the blurs, clipped to the image. */
function faceArea({ box }: Pick<Face, 'box'>, widthPx: number, heightPx: number): Area {
  const margin = 0.2 * box.height;
  const left = Math.max(0, Math.floor(box.x - margin));
  const top = Math.max(0, Math.floor(box.y - margin));
  return {
    left,
    top,
    widthPx: Math.min(widthPx, Math.ceil(box.x + box.width + margin)) - left,
    heightPx: Math.min(heightPx, Math.ceil(box.y + box.height + margin)) - top,
  };
}

function crop(plane: Float32Array, rowPx: number, area: Area): Float32Array {
  const result = new Float32Array(area.widthPx * area.heightPx);
  for (let y = 0; y < area.heightPx; y++) {
    const from = (area.top + y) * rowPx + area.left;
    result.set(plane.subarray(from, from + area.widthPx), y * area.widthPx);
  }
  return result;
}

function mapColours(colours: Colours, change: (plane: Float32Array) => Float32Array): Colours {
  return [change(colours[0]), change(colours[1]), change(colours[2])];
}

/** Returns the luma, at least MIN_LUMA, because it is used as a divisor. */
function luma([red, green, blue]: Colours): Float32Array {
  return red.map((value, i) => Math.max(MIN_LUMA, 0.299 * value + 0.587 * green[i] + 0.114 * blue[i]));
}

/** Returns the saturation of HSV, 0 for grey to 1. */
function saturation([red, green, blue]: Colours): Float32Array {
  return red.map((value, i) => {
    const most = Math.max(value, green[i], blue[i]);
    return most <= 0 ? 0 : 1 - Math.min(value, green[i], blue[i]) / most;
  });
}

/** Returns the part of a colour's blue that clothes reflect onto the jaw, coded 0–1. */
function reflectedBlue(green: number, blue: number): number {
  const excess = Math.max(0, blue - REFLECTION.usual * green);
  return excess * (1 - smoothStep(REFLECTION.reflection, REFLECTION.paint, excess));
}

/** Returns the fraction of a difference that is corrected, less where that would exceed the greatest correction. */
function limitedShare(difference: number, { share, furthest }: typeof SHINE | typeof RINGS): number {
  return Math.min(share, furthest / Math.max(1e-6, difference));
}
