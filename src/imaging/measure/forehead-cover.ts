import type { Face } from '../models/face.ts';
import { between, distancePx, LEFT_EYE, meshPoint, RIGHT_EYE } from '../models/face-landmarks.ts';
import type { RgbImage } from '../raster/image.ts';

/** What lies across the forehead, if anything does. */
export interface ForeheadCover {
  /** Where the cover begins, share of the forehead's height above the brows, 0–1.1; the hairline is near 1. */
  readonly edgeShare: number;
  /** How much the colour jumps there, relative to the skin below, ≥ 0; creases and shine stay under 0.3. */
  readonly edgeJump: number;
  /** How uneven the edge is, share of the forehead's height: a brim is even, a fringe of hair is not. */
  readonly edgeRoughness: number;
}

const COLUMNS = 32;
const ROWS = 44;
const FIRST_ROW_SHARE = 0.06;
const LAST_ROW_SHARE = 1.15;
/** Rows averaged on each side of an edge. */
const SIDE_ROWS = 4;

/**
 * Looks for the strongest edge from the brows upwards in every column of the forehead. Works on jumps and not on
 * what skin should look like, because shine on a dark forehead differs from its cheek more than a grey hat from a
 * pale one, but has no edge.
 */
export function foreheadCover(image: RgbImage, face: Face): ForeheadCover {
  const columns = sampleColumns(image, face).map(strongestEdge);
  const edges = columns.map((column) => column.share);
  return {
    edgeShare: median(edges),
    edgeJump: median(columns.map((column) => column.jump)),
    edgeRoughness: roughness(edges),
  };
}

type Sample = readonly [red: number, green: number, blue: number];

/** Columns of colours from the brows upwards, upright in the face's own frame. */
function sampleColumns(image: RgbImage, face: Face): Sample[][] {
  const leftBrow = meshPoint(face, LEFT_EYE.browTop[2]!);
  const rightBrow = meshPoint(face, RIGHT_EYE.browTop[2]!);
  const brows = between(leftBrow, rightBrow, 0.5);
  const heightPx = distancePx(brows, meshPoint(face, 10));
  const width = distancePx(leftBrow, rightBrow);
  const [rightX, rightY] = [(rightBrow.x - leftBrow.x) / width, (rightBrow.y - leftBrow.y) / width];
  const radius = Math.max(0, Math.floor((heightPx / ROWS - 1) / 2));
  return Array.from({ length: COLUMNS }, (_, column) => {
    const across = ((column + 0.5) / COLUMNS - 0.5) * width * 1.1;
    return Array.from({ length: ROWS }, (_, row) => {
      const up = rowShare(row) * heightPx;
      return meanColour(
        image,
        brows.x + across * rightX + up * rightY,
        brows.y + across * rightY - up * rightX,
        radius,
      );
    });
  });
}

function rowShare(row: number): number {
  return FIRST_ROW_SHARE + (row / (ROWS - 1)) * (LAST_ROW_SHARE - FIRST_ROW_SHARE);
}

function meanColour(image: RgbImage, x: number, y: number, radius: number): Sample {
  const sum: [number, number, number] = [0, 0, 0];
  for (let dy = -radius; dy <= radius; dy++) {
    const row = Math.min(image.heightPx - 1, Math.max(0, Math.round(y) + dy));
    for (let dx = -radius; dx <= radius; dx++) {
      const offset = (row * image.widthPx + Math.min(image.widthPx - 1, Math.max(0, Math.round(x) + dx))) * 3;
      for (let channel = 0; channel < 3; channel++) sum[channel]! += image.data[offset + channel]!;
    }
  }
  const count = (2 * radius + 1) ** 2;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

function strongestEdge(column: readonly Sample[]): { readonly share: number; readonly jump: number } {
  let best = { share: LAST_ROW_SHARE, jump: 0 };
  for (let row = SIDE_ROWS; row + SIDE_ROWS <= ROWS; row++) {
    const below = meanOf(column.slice(row - SIDE_ROWS, row));
    const above = meanOf(column.slice(row, row + SIDE_ROWS));
    const difference = Math.hypot(above[0] - below[0], above[1] - below[1], above[2] - below[2]);
    const jump = difference / Math.max(30, Math.hypot(...below));
    if (jump > best.jump) best = { share: rowShare(row), jump };
  }
  return best;
}

function meanOf(samples: readonly Sample[]): Sample {
  const total = samples.reduce(
    (sum, sample) => [sum[0] + sample[0], sum[1] + sample[1], sum[2] + sample[2]] as const,
  );
  return [total[0] / samples.length, total[1] / samples.length, total[2] / samples.length];
}

/** Median distance from the curve that a brim has: a parabola through the medians of the edge's three thirds. */
function roughness(edges: readonly number[]): number {
  const third = Math.floor(edges.length / 3);
  const [left, middle, right] = [0, 1, 2].map((part) =>
    median(edges.slice(part * third, (part + 1) * third)),
  ) as [number, number, number];
  const residuals = edges.map((edge, index) => {
    const x = (index + 0.5 - third * 1.5) / third; // −1, 0 and 1 at the middles of the thirds
    const curve = middle + ((right - left) / 2) * x + ((right + left) / 2 - middle) * x * x;
    return Math.abs(edge - curve);
  });
  return residuals.reduce((sum, residual) => sum + residual, 0) / residuals.length;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
