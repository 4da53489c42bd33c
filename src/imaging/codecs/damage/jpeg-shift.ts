import type { EdgedComponent } from './jpeg-row-edges.ts';
import { quantileOf, runningCounts, variationOf } from './row-statistics.ts';

/** A smaller shift, in levels of 255, looks like a photo filter at most. */
const MIN_SHIFT_LEVELS = 6;
/** Rounding makes edges of one quantisation step along slopes, so a shift has at least this many steps. */
const MIN_SHIFT_STEPS = 3;
/** A step belongs to a shift when it differs from it by at most half of the shift and at most this many levels. */
const MAX_NOISE_LEVELS = 16;
/** At least this share of the steps belongs to the shift, in each of the contour's two rows. */
const MIN_SHARE_INSIDE = 0.75;
/**
 * At most this share of the steps just before and after belongs to the shift. The same applies to the rows before and after,
 * where steps of both signs count, because those of stripes alternate.
 */
const MAX_SHARE_OUTSIDE = 0.4;
/** In a narrower picture a few steps make a whole row, and chance could produce them. */
const MIN_MCUS_ACROSS = 24;
/**
 * Number of MCUs just before and after, at most, in the same row: of a straight edge the whole row would belong to
 * the shift.
 */
const MAX_NEIGHBOURS = 8;

/** A shift in the last row has a contour without a turn, like an edge of an object, so it must be larger and vary less. */
const MIN_LAST_SHIFT_LEVELS = 24;
const MAX_LAST_VARIATION = 1 / 4;
const MIN_LAST_MCUS = 8;
const MIN_LAST_SHARE = 1 / 6;

/** A contour that turns nearer to the side of the picture counts as straight. */
const MIN_PART_MCUS = 3;
const MIN_PART_SHARE = 0.04;
const MAX_STRAIGHT_VARIATION = 1 / 2;

/** The steps vary by less than this share of the variation in the row above them, because the picture continues below. */
const MAX_VARIATION = 1 / 3;

/** Rounding may reduce a veil's apparent opacity to this share. */
const MIN_PALENESS = 0.4;
/** Range of levels as they are coded, shifted so that 0 is in the middle (ITU-T T.81 §A.3.1). */
const MIN_LEVEL = -128;
const MAX_LEVEL = 127;

/** Sizes of steps, as multiples of the smallest shift. */
const SIZE_CLASSES = [1, 2, 4, 8, 16, 32] as const;

interface ScanOrder {
  readonly mcusAcross: number;
  /** MCUs between two restart markers; 0 when there are no markers. */
  readonly mcusPerInterval: number;
}

/**
 * Returns whether one of the components of a JPEG is shifted from some MCU on, that is, brighter, darker or of another colour by
 * the same amount everywhere.
 *
 * Each block's DC coefficient, its mean, is coded as the difference from the one before (ITU-T T.81 §F.1.2.1), so a wrong
 * difference shifts all blocks after it. One contour then separates shifted from sound MCUs: it runs along the upper edge of the
 * shifted MCUs in the damaged row, down the side of the first of them, and along the lower edge of the sound MCUs to its left. In
 * the order of the scan these are the MCUs of exactly one row, starting anywhere in a row, whose steps to the MCUs below are off
 * by the shift. Edges in photos have no corner of an MCU's height at the corner of an MCU; bars start at the side, and the
 * picture does not continue in them, or is paler.
 */
export function hasShift(components: readonly EdgedComponent[], order: ScanOrder): boolean {
  return components.some((component) => isShifted(component, components, order));
}

function isShifted(
  { edges, quantisationLevels }: EdgedComponent,
  components: readonly EdgedComponent[],
  order: ScanOrder,
): boolean {
  const { steps } = edges;
  const across = order.mcusAcross;
  if (across < MIN_MCUS_ACROSS) return false;
  const minShift = Math.max(MIN_SHIFT_LEVELS, MIN_SHIFT_STEPS * quantisationLevels);
  const sums = runningSums(steps, minShift);
  const counts = SIZE_CLASSES.map((size) => runningCounts(steps, size * minShift));
  const turning = { minShift, maxVariation: MAX_VARIATION };
  const straight = { minShift, maxVariation: MAX_STRAIGHT_VARIATION };
  const minPart = Math.max(MIN_PART_MCUS, Math.ceil(across * MIN_PART_SHARE));
  for (let from = 0; from + across <= steps.length; from++) {
    const to = from + across;
    if (isRestartedWithin(to, order)) continue;
    // A quick test that most of the steps are at least half as large as the smallest shift.
    if (Math.abs(sums[to]! - sums[from]!) < (minShift * across) / 3) continue;
    if (isCrowded(counts, from, to)) continue;
    const column = from % across;
    const isStraight = column < minPart || across - column < minPart;
    const contour = { from, to, across };
    const isFound = isStraight
      ? isContour(edges, contour, straight) && !mayBeVeil(edges, contour, components)
      : isContour(edges, contour, turning);
    if (isFound) return true;
  }
  const last = { minShift: Math.max(minShift, MIN_LAST_SHIFT_LEVELS), maxVariation: MAX_LAST_VARIATION };
  const minLast = Math.max(MIN_LAST_MCUS, across * MIN_LAST_SHARE);
  const to = steps.length;
  for (let from = to - across + 1; from <= to - minLast; from++)
    if (isContour(edges, { from, to, across }, last)) return true;
  return false;
}

/**
 * Returns whether a row cannot be a contour, because the row before or after has as many steps of that size. This is much faster
 * than the full test, which a picture ruled like paper would need nearly everywhere.
 * @param counts running counts of the steps, for each of `SIZE_CLASSES`
 */
function isCrowded(counts: readonly Uint32Array[], from: number, to: number): boolean {
  const across = to - from;
  const within = (sizes: Uint32Array, first: number, end: number): number => {
    const [start, stop] = [Math.max(0, first), Math.min(sizes.length - 1, end)];
    return stop > start ? (sizes[stop]! - sizes[start]!) / (stop - start) : 0;
  };
  // The shift is their median, so it is smaller than the next class, and half of it smaller than this one.
  const sizes = counts.findLast((one) => within(one, from, to) >= 0.5);
  if (sizes === undefined) return true;
  return Math.max(within(sizes, from - across, from), within(sizes, to, to + across)) > MAX_SHARE_OUTSIDE;
}

interface Contour {
  readonly from: number;
  /** One row after `from`, or the end of the picture. */
  readonly to: number;
  readonly across: number;
}

interface Limits {
  /** Levels of 255. */
  readonly minShift: number;
  /** The steps vary by less than this share of the variation in the row above them, because the picture continues below. */
  readonly maxVariation: number;
}

function isContour(
  { steps, bottoms }: EdgedComponent['edges'],
  { from, to, across }: Contour,
  limits: Limits,
): boolean {
  const shift = quantileOf(steps.subarray(from, to), 0.5);
  if (Math.abs(shift) < limits.minShift) return false;
  const { alike, large } = sharesOf(steps, shift);
  const turn = Math.min(to, from - (from % across) + across);
  const rowEnd = turn + across;
  return (
    alike(from, turn) >= MIN_SHARE_INSIDE &&
    (turn === to || alike(turn, to) >= MIN_SHARE_INSIDE) &&
    alike(Math.max(turn - across, from - MAX_NEIGHBOURS), from) <= MAX_SHARE_OUTSIDE &&
    alike(to, Math.min(rowEnd, to + MAX_NEIGHBOURS)) <= MAX_SHARE_OUTSIDE &&
    large(from - across, to - across) <= MAX_SHARE_OUTSIDE &&
    large(to, to + across) <= MAX_SHARE_OUTSIDE &&
    variationOf(steps.subarray(from, to)) < limits.maxVariation * variationOf(bottoms.subarray(from, to))
  );
}

/**
 * Returns whether a translucent veil over the picture may cause a shift. A veil moves levels by its opacity × their distance to
 * its own level, and reduces the variation below it by its opacity, in all components.
 */
function mayBeVeil(
  { steps, bottoms }: EdgedComponent['edges'],
  { from, to }: Contour,
  components: readonly EdgedComponent[],
): boolean {
  const shift = quantileOf(steps.subarray(from, to), 0.5);
  const level = quantileOf(bottoms.subarray(from, to), 0.5);
  const minOpacity = Math.abs(shift) / (shift > 0 ? MAX_LEVEL - level : level - MIN_LEVEL);
  return components.every(({ edges, quantisationLevels }) => {
    const lost = variationOf(edges.steps.subarray(from, to)) + quantisationLevels;
    return lost >= MIN_PALENESS * minOpacity * variationOf(edges.bottoms.subarray(from, to));
  });
}

/**
 * Returns functions of a range of steps: the share that belongs to a shift, and the share of steps at least half as
 * large.
 */
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

/** After a restart marker the DC coefficients are predicted from 0 again, and a shift ends. */
function isRestartedWithin(firstMcu: number, { mcusAcross, mcusPerInterval }: ScanOrder): boolean {
  if (mcusPerInterval === 0) return false;
  const intervalOf = (mcu: number): number => Math.floor(mcu / mcusPerInterval);
  return intervalOf(firstMcu) !== intervalOf(firstMcu + mcusAcross - 1);
}

/**
 * Returns the sum of the steps before each index. A step larger than `limit` counts as `limit`, so that single large steps do
 * not decide.
 */
function runningSums(steps: Float32Array, limit: number): Float64Array {
  const sums = new Float64Array(steps.length + 1);
  for (const [i, step] of steps.entries()) sums[i + 1] = sums[i]! + Math.max(-limit, Math.min(limit, step));
  return sums;
}
