import type { Face } from '../../models/face/face.ts';
import { meshPoint } from '../../models/face/face-landmarks.ts';
import { cellSteps, type CoarseMap, doubtsOf } from '../../ops/class-map/refine-map.ts';

const CHIN = 152;
const SKIN = 1;
const CLOTHES = 2;
/** How far from the chin the neckline counts, face widths. */
const REACH = 1.2;
/** Every so many pixels are looked at, each way. */
const SPARSE = 2;

/** What tells a neckline that may be wrong. */
export interface NecklineFeatures {
  /** Mean of 1 − the most likely class's probability over the person's pixels below the chin. */
  readonly doubt: number;
  /** Share of these pixels whose class the coarse map thinks unlikely (below a third). */
  readonly disagreement: number;
  /** Mean probability, along the neckline, that a pixel is neither skin nor clothes. */
  readonly intrusion: number;
  /** Length of the neckline, face widths. */
  readonly length: number;
}

/** @param classes of each pixel, as refineMap gives them */
export function necklineFeatures(
  map: CoarseMap,
  classes: Uint8Array,
  widthPx: number,
  heightPx: number,
  face: Pick<Face, 'mesh' | 'box'>,
): NecklineFeatures {
  const chances = doubtsOf(map);
  for (let i = 0; i < chances.length; i++) chances[i] = Math.exp(-chances[i]);
  const { first, right, below } = cellSteps(map);
  const chin = meshPoint(face, CHIN);
  const reachPx = REACH * face.box.width;
  const size = map.cells * map.cells;
  const [firstX, lastX] = [
    Math.max(0, Math.round(chin.x - reachPx)),
    Math.min(widthPx - 1 - SPARSE, Math.round(chin.x + reachPx)),
  ];
  const [firstY, lastY] = [
    Math.max(0, Math.round(chin.y)),
    Math.min(heightPx - 1 - SPARSE, Math.round(chin.y + reachPx)),
  ];
  let [pixels, doubt, against, border, intrusion] = [0, 0, 0, 0, 0];
  for (let y = firstY; y <= lastY; y += SPARSE)
    for (let x = firstX; x <= lastX; x += SPARSE) {
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
      if (!isBorder(label, classes[i + SPARSE]) && !isBorder(label, classes[i + SPARSE * widthPx])) continue;
      border++;
      intrusion += 1 - chance(SKIN) - chance(CLOTHES);
    }
  const each = Math.max(1, pixels);
  return {
    doubt: doubt / each,
    disagreement: against / each,
    intrusion: border === 0 ? 1 : intrusion / border,
    length: (border * SPARSE) / face.box.width,
  };
}

function isBorder(one: number, two: number): boolean {
  return (one === SKIN && two === CLOTHES) || (one === CLOTHES && two === SKIN);
}

/** The signs as the rule takes them. */
export function featureVector({
  doubt,
  disagreement,
  intrusion,
  length,
}: NecklineFeatures): readonly number[] {
  return [Math.log(doubt + 0.003), Math.log(disagreement + 0.001), intrusion, length < LEAST_LENGTH ? 1 : 0];
}

/** Shorter necklines, in face widths, are none. */
const LEAST_LENGTH = 0.3;
/**
 * Positive where the neckline's error is expected to be large. Fitted by scripts/clothes-map/judge.ts but for the last one: too few
 * labelled people have no neckline to fit it, and a map without one cannot be trusted.
 */
const WEIGHTS = [0.4962, 0.1882, 1.028, 1];
const OFFSET = 2.28;
const STEEPNESS = 2;

/** How likely the neckline is right, 0–1. */
export function mapCertainty(signs: NecklineFeatures): number {
  const risk = featureVector(signs).reduce((sum, number, i) => sum + number * WEIGHTS[i], OFFSET);
  return 1 / (1 + Math.exp(STEEPNESS * risk));
}
