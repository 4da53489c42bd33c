import { ROW_STEP_SHARE, rowShare, type Colour, type ForeheadGrid } from './forehead-grid.ts';

/** The edge across the forehead that a brim would have. */
export interface ForeheadEdge {
  /** Where it is, share of the forehead's height above the brows, 0.1–1. */
  readonly edgeShare: number;
  /** How much the colour jumps there, share of the brighter side, 0–1.4; creases and shine stay under 0.3. */
  readonly edgeJump: number;
  /** Share of the columns in which it lies on one smooth curve, 0–1: a brim is even, a fringe of hair is not. */
  readonly edgeEvenness: number;
}

/** Rows averaged on each side of an edge. */
const SIDE_ROWS = 3;
/** An edge counts among the strongest of its column from this share of their jump. */
const STRONG_SHARE = 0.9;
/** Less is rounding. */
const MIN_JUMP = 0.001;
/** Length of a colour under which a jump is measured as if it were there: in the dark all jumps are large. */
const DARK = 30;
/** An edge lies on the curve if it is no farther from it, share of the forehead's height; on a small face pixels say. */
const ON_CURVE_SHARE = 0.016;
const ON_CURVE_PX = 0.8;

/**
 * Works on jumps and not on what skin should look like, because shine on a dark forehead differs from its cheek more
 * than a grey hat from a pale one, but has no edge.
 */
export function foreheadEdge({ columns, heightPx }: ForeheadGrid): ForeheadEdge {
  const edges = columns.map(brimEdge);
  const shares = edges.map(({ share }) => share);
  return {
    edgeShare: median(shares),
    edgeJump: median(edges.map(({ jump }) => jump)),
    edgeEvenness: evenness(shares, Math.max(ON_CURVE_SHARE, ON_CURVE_PX / heightPx)),
  };
}

/** The lowest of the strongest edges: above it a knitted pattern may have others. */
function brimEdge(column: readonly Colour[]): { readonly share: number; readonly jump: number } {
  const jumps: number[] = [];
  for (let row = SIDE_ROWS; row + SIDE_ROWS <= column.length; row++)
    jumps.push(colourJump(column.slice(row - SIDE_ROWS, row), column.slice(row, row + SIDE_ROWS)));
  const strong = Math.max(MIN_JUMP, STRONG_SHARE * Math.max(...jumps));
  const lowest = jumps.findIndex(
    (jump, i) => jump >= strong && jump >= (jumps[i - 1] ?? 0) && jump >= (jumps[i + 1] ?? 0),
  );
  if (lowest < 0) return { share: rowShare(column.length), jump: 0 };
  return { share: rowShare(lowest + SIDE_ROWS) - ROW_STEP_SHARE / 2, jump: jumps[lowest]! };
}

function colourJump(lower: readonly Colour[], upper: readonly Colour[]): number {
  const [below, above] = [meanOf(lower), meanOf(upper)];
  const difference = Math.hypot(above[0] - below[0], above[1] - below[1], above[2] - below[2]);
  return difference / Math.max(DARK, Math.hypot(...below), Math.hypot(...above));
}

function meanOf(colours: readonly Colour[]): Colour {
  const total = colours.reduce(
    (sum, colour) => [sum[0] + colour[0], sum[1] + colour[1], sum[2] + colour[2]] as const,
  );
  return [total[0] / colours.length, total[1] / colours.length, total[2] / colours.length];
}

/** Consensus on the curve that a brim has: of all parabolas through one edge of each third the one that most edges lie on. */
function evenness(shares: readonly number[], tolerance: number): number {
  const third = Math.floor(shares.length / 3);
  let most = 0;
  for (let left = 0; left < third; left++)
    for (let middle = third; middle < 2 * third; middle++)
      for (let right = 2 * third; right < 3 * third; right++) {
        const curve = parabola([left, middle, right], [shares[left]!, shares[middle]!, shares[right]!]);
        const onCurve = shares.filter((share, column) => Math.abs(share - curve(column)) <= tolerance);
        most = Math.max(most, onCurve.length);
      }
  return most / shares.length;
}

type Three = readonly [number, number, number];

/** Newton's form of the parabola through three points. */
function parabola([x0, x1, x2]: Three, [y0, y1, y2]: Three): (x: number) => number {
  const slope = (y1 - y0) / (x1 - x0);
  const bend = ((y2 - y1) / (x2 - x1) - slope) / (x2 - x0);
  return (x) => y0 + (x - x0) * (slope + (x - x1) * bend);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
