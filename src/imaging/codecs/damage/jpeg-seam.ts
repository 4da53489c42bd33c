import type { EdgedComponent } from './jpeg-row-edges.ts';
import { quantileOf, runningCounts, variationOf } from './row-statistics.ts';

/** The steps of a seam are at least this many times as large as the others, beside it and everywhere. */
const MIN_RATIO = 1.6;
/**
 * Least size of a seam's steps, in levels of 255 and in quantisation steps of the DC coefficients, because rounding causes
 * smaller ones.
 */
const MIN_STEP_LEVELS = 4;
const MIN_STEP_ROUNDINGS = 3;
/** This share of the steps may be smaller on a seam, because what it joins may be alike in places. */
const SMALL_SHARE = 0.25;
/** Share of the steps outside a seam that are regarded as ordinary; the rest may be edges of the picture. */
const ORDINARY_SHARE = 0.65;
/** In a narrower picture a few steps make a whole row, and chance could produce them. */
const MIN_MCUS_ACROSS = 24;
/**
 * Nearer to the side of the picture, chance can give the edge of a bar or a panel the few steps that a seam has in
 * its second row.
 */
const MIN_PART_MCUS = 6;
const MIN_PART_SHARE = 0.1;
/** Levels of 255 by which the picture varies above and below a seam. A bar, a head line or an empty margin varies less. */
const MIN_VARIATION = 4;
/**
 * Most candidates that are examined closely, in rows of MCUs. One seam has half a row of them; a ruled picture has
 * many.
 */
const MAX_CANDIDATE_ROWS = 8;

/**
 * Returns whether a JPEG is torn: from some MCU on the picture belongs elsewhere, because a part of the data is missing or was
 * moved.
 *
 * The picture is then discontinuous along one row of MCUs in the order of the scan, which starts anywhere in a row, as
 * `hasShift` explains. The steps along this seam are uneven, unlike those of a shift, but larger than all others. Edges of
 * objects have no corner of an MCU's height at the corner of an MCU; a bar that has one is plain.
 */
export function hasSeam(components: readonly EdgedComponent[], mcusAcross: number): boolean {
  if (mcusAcross < MIN_MCUS_ACROSS || components.length === 0) return false;
  const steps = stepsOf(components);
  const least = Math.max(
    MIN_STEP_LEVELS,
    MIN_STEP_ROUNDINGS * Math.max(...components.map(({ quantisationLevels }) => quantisationLevels)),
    MIN_RATIO * quantileOf(steps, ORDINARY_SHARE),
  );
  const counts = runningCounts(steps, least);
  const minPart = Math.max(MIN_PART_MCUS, Math.ceil(mcusAcross * MIN_PART_SHARE));
  const areLarge = (from: number, end: number): boolean =>
    counts[end]! - counts[from]! >= (end - from) * (1 - SMALL_SHARE);
  let candidates = MAX_CANDIDATE_ROWS * mcusAcross;
  for (let from = 0; from + mcusAcross <= steps.length; from++) {
    const column = from % mcusAcross;
    if (column < minPart || mcusAcross - column < minPart) continue;
    const turn = from - column + mcusAcross;
    const seam = { from, turn, end: from + mcusAcross };
    if (!areLarge(from, turn) || !areLarge(turn, seam.end)) continue;
    if (--candidates < 0) return false;
    if (isSeam(steps, seam) && isBetweenPictures(components, seam)) return true;
  }
  return false;
}

interface Seam {
  readonly from: number;
  /** The first MCU of the next row. */
  readonly turn: number;
  readonly end: number;
}

/**
 * Returns whether the rest of both rows is ordinary, unlike beside a straight edge, and so is a whole row before or after it;
 * there may be another seam on the other side.
 */
function isSeam(steps: Float32Array, { from, turn, end }: Seam): boolean {
  const across = end - from;
  const ordinary = (first: number, last: number): number =>
    quantileOf(steps.subarray(Math.max(0, first), Math.max(0, last)), ORDINARY_SHARE);
  const outside = Math.max(
    Math.min(ordinary(from - across, from), ordinary(end, end + across)),
    ordinary(turn - across, from),
    ordinary(end, turn + across),
  );
  const inside = Math.min(
    quantileOf(steps.subarray(from, turn), SMALL_SHARE),
    quantileOf(steps.subarray(turn, end), SMALL_SHARE),
  );
  return inside >= MIN_RATIO * outside;
}

function isBetweenPictures(components: readonly EdgedComponent[], { from, end }: Seam): boolean {
  const above = components.map(({ edges }) => variationOf(edges.bottoms.subarray(from, end)));
  const below = components.map(({ edges }) =>
    variationOf(edges.steps.subarray(from, end).map((step, i) => edges.bottoms[from + i]! + step)),
  );
  return Math.min(Math.max(...above), Math.max(...below)) >= MIN_VARIATION;
}

/** Returns the size of each step, summed over the components. */
function stepsOf(components: readonly EdgedComponent[]): Float32Array {
  return components[0]!.edges.steps.map((_, i) =>
    components.reduce((sum, { edges }) => sum + Math.abs(edges.steps[i]!), 0),
  );
}
