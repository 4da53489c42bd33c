import type { Edges } from './jpeg-row-edges.ts';
import { quantileOf, variationOf } from './row-statistics.ts';

/** A smaller shift, in levels of 255, looks like a photo filter at most. */
const MIN_SHIFT_LEVELS = 6;
/** Rounding makes edges of one quantisation step along slopes, so a shift has at least this many steps. */
const MIN_SHIFT_STEPS = 3;
/** A step belongs to a shift when it differs from it by at most half of the shift and at most this many levels. */
const MAX_NOISE_LEVELS = 16;
/** At least this share of the steps belongs to the shift, on each side of the place of damage. */
const MIN_SHARE_INSIDE = 0.75;
/**
 * At most this share of the steps just before and behind belongs to it. The same holds for the rows before and behind, whose steps
 * count in both directions, because those of stripes alternate.
 */
const MAX_SHARE_OUTSIDE = 0.4;
/** In a narrower picture a few steps make a whole row, and chance could produce them. */
const MIN_MCUS_ACROSS = 24;
/** Just before and behind means so many MCUs at most, of the same row: the whole row of a straight edge belongs to it. */
const MAX_NEIGHBOURS = 8;

/** A shift in the last row has a contour without a turn, as edges of things have, so it has to be larger, and to vary less. */
const MIN_LAST_SHIFT_LEVELS = 24;
const MAX_LAST_VARIATION = 1 / 4;
const MIN_LAST_MCUS = 8;
const MIN_LAST_SHARE = 1 / 6;

/** The steps vary by less than this share of the variation in the row above them, because the picture continues below. */
const MAX_VARIATION = 1 / 3;

interface ScanOrder {
  readonly mcusAcross: number;
  /** MCUs between two restart markers; 0 when there are no markers. */
  readonly mcusPerInterval: number;
}

/**
 * Returns whether a component of a JPEG is shifted from some MCU on, that is, brighter, darker or of another colour by the same
 * amount everywhere.
 *
 * Each block's mean is coded as the difference from the one before (ITU-T T.81 §F.1.2.1), so a wrong difference shifts all
 * blocks after it. One contour then separates shifted from sound MCUs: it runs along the upper edge of the shifted MCUs in the
 * damaged row, down the side of the first of them, and along the lower edge of the sound MCUs to its left. In the order of the
 * scan these are the MCUs of exactly one row, starting anywhere in a row, whose steps to the MCUs below are off by the shift.
 * Edges in photos have no corner at an MCU with the height of one; bars start at the side, and the picture does not continue
 * in them.
 * @param quantisationLevels size of the means' quantisation step, in levels of 255
 */
export function hasShift(edges: Edges, quantisationLevels: number, order: ScanOrder): boolean {
  const { steps } = edges;
  const across = order.mcusAcross;
  if (across < MIN_MCUS_ACROSS) return false;
  const minShift = Math.max(MIN_SHIFT_LEVELS, MIN_SHIFT_STEPS * quantisationLevels);
  const sums = runningSums(steps, minShift);
  for (let from = 0; from + across <= steps.length; from++) {
    if (from % across === 0 || isRestartedWithin(from + across, order)) continue;
    // A quick look: most of the steps are at least half as large.
    const sum = sums[from + across]! - sums[from]!;
    if (Math.abs(sum) >= (minShift * across) / 3 && isContour(edges, from, across, minShift)) return true;
  }
  const minLast = Math.max(MIN_LAST_MCUS, across * MIN_LAST_SHARE);
  for (let from = steps.length - across + 1; from <= steps.length - minLast; from++)
    if (isLastContour(edges, from, across, Math.max(minShift, MIN_LAST_SHIFT_LEVELS))) return true;
  return false;
}

function isContour({ steps, bottoms }: Edges, from: number, across: number, minShift: number): boolean {
  const to = from + across;
  const shift = quantileOf(steps.subarray(from, to), 0.5);
  if (Math.abs(shift) < minShift) return false;
  const { alike, large } = sharesOf(steps, shift);
  const turn = to - (from % across);
  return (
    Math.min(alike(from, turn), alike(turn, to)) >= MIN_SHARE_INSIDE &&
    alike(Math.max(turn - across, from - MAX_NEIGHBOURS), from) <= MAX_SHARE_OUTSIDE &&
    alike(to, Math.min(turn + across, to + MAX_NEIGHBOURS)) <= MAX_SHARE_OUTSIDE &&
    large(from - across, from) <= MAX_SHARE_OUTSIDE &&
    large(to, to + across) <= MAX_SHARE_OUTSIDE &&
    variationOf(steps.subarray(from, to)) < MAX_VARIATION * variationOf(bottoms.subarray(from, to))
  );
}

/** The same for a contour that the end of the picture cuts short. */
function isLastContour({ steps, bottoms }: Edges, from: number, across: number, minShift: number): boolean {
  const to = steps.length;
  const shift = quantileOf(steps.subarray(from), 0.5);
  if (Math.abs(shift) < minShift) return false;
  const { alike, large } = sharesOf(steps, shift);
  return (
    alike(from, to) >= MIN_SHARE_INSIDE &&
    alike(Math.max(to - across, from - MAX_NEIGHBOURS), from) <= MAX_SHARE_OUTSIDE &&
    large(from - across, to - across) <= MAX_SHARE_OUTSIDE &&
    variationOf(steps.subarray(from)) < MAX_LAST_VARIATION * variationOf(bottoms.subarray(from, to))
  );
}

/** How to count the steps, among those from one up to another, that belong to a shift, and those at least half as large. */
function sharesOf(steps: Float32Array, shift: number) {
  const noise = Math.min(MAX_NOISE_LEVELS, Math.abs(shift) / 2);
  return {
    alike: (first: number, end: number): number =>
      shareOf(steps, first, end, (step) => Math.abs(step - shift) <= noise),
    large: (first: number, end: number): number =>
      shareOf(steps, first, end, (step) => Math.abs(step) >= Math.abs(shift) / 2),
  };
}

function shareOf(
  steps: Float32Array,
  first: number,
  end: number,
  isCounted: (step: number) => boolean,
): number {
  const part = steps.subarray(Math.max(0, first), Math.max(0, end));
  let count = 0;
  for (const step of part) if (isCounted(step)) count++;
  return part.length > 0 ? count / part.length : 0;
}

/** After a restart marker the means are counted from 0 again, and a shift ends. */
function isRestartedWithin(firstMcu: number, { mcusAcross, mcusPerInterval }: ScanOrder): boolean {
  if (mcusPerInterval === 0) return false;
  const intervalOf = (mcu: number): number => Math.floor(mcu / mcusPerInterval);
  return intervalOf(firstMcu) !== intervalOf(firstMcu + mcusAcross - 1);
}

/**
 * Sums of the steps before each place. A step larger than `limit` counts as `limit`, so that single large steps do
 * not decide.
 */
function runningSums(steps: Float32Array, limit: number): Float64Array {
  const sums = new Float64Array(steps.length + 1);
  for (const [i, step] of steps.entries()) sums[i + 1] = sums[i]! + Math.max(-limit, Math.min(limit, step));
  return sums;
}
