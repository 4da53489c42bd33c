import type { Face } from '../../models/face/face.ts';
import { meshPoint } from '../../models/face/face-landmarks.ts';
import { imageToCells, type CoarseMap, negativeLogProbabilities } from '../../ops/class-map/refine-map.ts';

const CHIN = 152;
const SKIN = 1;
const CLOTHES = 2;
/** Distance from the chin up to which the neckline counts, face widths. */
const REACH = 1.2;
/** Pixels from one sample to the next, in both directions. */
const STEP_PX = 2;

/** Features by which a neckline that may be wrong is recognised. */
export interface NecklineFeatures {
  /** Mean of 1 − the most likely class's probability over the person's pixels below the chin. */
  readonly doubt: number;
  /** Share of these pixels whose class has a probability below one third in the coarse map. */
  readonly disagreement: number;
  /** Mean probability, along the neckline, that a pixel is neither skin nor clothes. */
  readonly intrusion: number;
  /** Length of the neckline, face widths. */
  readonly length: number;
}

/** Measures the neckline of a map. @param classes class of each pixel, as refineMap returns them */
export function necklineFeatures(
  map: CoarseMap,
  classes: Uint8Array,
  widthPx: number,
  heightPx: number,
  face: Pick<Face, 'mesh' | 'box'>,
): NecklineFeatures {
  const chances = negativeLogProbabilities(map);
  for (let i = 0; i < chances.length; i++) chances[i] = Math.exp(-chances[i]);
  const { first, right, below } = imageToCells(map);
  const chin = meshPoint(face, CHIN);
  const reachPx = REACH * face.box.width;
  const size = map.cells * map.cells;
  const [firstX, lastX] = [
    Math.max(0, Math.round(chin.x - reachPx)),
    Math.min(widthPx - 1 - STEP_PX, Math.round(chin.x + reachPx)),
  ];
  const [firstY, lastY] = [
    Math.max(0, Math.round(chin.y)),
    Math.min(heightPx - 1 - STEP_PX, Math.round(chin.y + reachPx)),
  ];
  let [pixels, doubt, against, border, intrusion] = [0, 0, 0, 0, 0];
  for (let y = firstY; y <= lastY; y += STEP_PX)
    for (let x = firstX; x <= lastX; x += STEP_PX) {
      const i = y * widthPx + x;
      const label = classes[i];
      if (label >= map.classes) continue;
      const column = Math.round(first.x + x * right.x + y * below.x);
      const row = Math.round(first.y + x * right.y + y * below.y);
      if (column < 0 || row < 0 || column >= map.cells || row >= map.cells) continue;
      const cell = row * map.cells + column;
      const chance = (c: number): number => chances[c * size + cell];
      let most = 0;
      for (let c = 0; c < map.classes; c++) most = Math.max(most, chance(c));
      pixels++;
      doubt += 1 - most;
      if (chance(label) < 1 / 3) against++;
      if (!isBorder(label, classes[i + STEP_PX]) && !isBorder(label, classes[i + STEP_PX * widthPx]))
        continue;
      border++;
      intrusion += 1 - chance(SKIN) - chance(CLOTHES);
    }
  const each = Math.max(1, pixels);
  return {
    doubt: doubt / each,
    disagreement: against / each,
    intrusion: border === 0 ? 1 : intrusion / border,
    length: (border * STEP_PX) / face.box.width,
  };
}

function isBorder(one: number, two: number): boolean {
  return (one === SKIN && two === CLOTHES) || (one === CLOTHES && two === SKIN);
}

/** Returns the features in the form that the logistic model of `mapCertainty` takes. */
export function featureVector({
  doubt,
  disagreement,
  intrusion,
  length,
}: NecklineFeatures): readonly number[] {
  return [Math.log(doubt + 0.003), Math.log(disagreement + 0.001), intrusion, length < MIN_LENGTH ? 1 : 0];
}

/** Shorter necklines, in face widths, count as missing. */
const MIN_LENGTH = 0.3;
/**
 * Weights of the features; a positive sum means that the neckline's error is expected to be large. They are fitted by
 * scripts/clothes-map/judge.ts except the last one: too few labelled people have no neckline to fit it, and a map without one
 * cannot be trusted.
 */
const WEIGHTS = [0.4962, 0.1882, 1.028, 1];
const OFFSET = 2.28;
const STEEPNESS = 2;

/** Estimates the probability that the neckline is right, 0–1. */
export function mapCertainty(features: NecklineFeatures): number {
  const risk = featureVector(features).reduce((sum, number, i) => sum + number * WEIGHTS[i], OFFSET);
  return 1 / (1 + Math.exp(STEEPNESS * risk));
}
