import type { Point } from '../../raster/image.ts';

/** A point moved from one place to another. */
export interface Displacement {
  readonly from: Point;
  readonly to: Point;
}

/** A smooth displacement between a picture and the corrected one. Both have the same size. */
export interface LensField {
  /** Moves a place of the corrected picture, [x, y] in pixels, to where the source shows it. Changed in place. */
  readonly toSource: (place: Place) => void;
  /** Takes a point of the source to the corrected picture. */
  readonly toCorrected: (point: Point) => Point;
}

/** Pixels, not whole; a tuple that is written to, because it is asked of every pixel. */
export type Place = [x: number, y: number];

/** Grid nodes across one face height. */
const NODES = 28;
/** Width of the Gaussian that blends neighbouring moves, and how far outside the face they fade out; face heights. */
const BLEND = 0.05;
const FADE = 0.4;

/**
 * Spreads the moves of scattered points into a field: Gaussian-weighted mean (Nadaraya 1964) of the moves near each
 * node, fading to none at FADE face heights from the nearest point, bilinear between the nodes.
 * @param moves at least one, pixels
 * @param faceHeightPx sets the grid and all widths
 */
export function lensField(moves: readonly Displacement[], faceHeightPx: number): LensField {
  const step = faceHeightPx / NODES;
  const fade = FADE * faceHeightPx;
  const xs = moves.map(({ to }) => to.x);
  const ys = moves.map(({ to }) => to.y);
  const left = Math.min(...xs) - fade - step;
  const top = Math.min(...ys) - fade - step;
  const columns = Math.ceil((Math.max(...xs) + fade - left) / step) + 2;
  const rows = Math.ceil((Math.max(...ys) + fade - top) / step) + 2;
  const dx = new Float32Array(columns * rows);
  const dy = new Float32Array(columns * rows);
  const sharpness = 1 / (2 * (BLEND * faceHeightPx) ** 2);
  for (let row = 0, node = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, node++) {
      const x = left + column * step;
      const y = top + row * step;
      let nearest = Infinity;
      for (let i = 0; i < xs.length; i++) nearest = Math.min(nearest, (xs[i]! - x) ** 2 + (ys[i]! - y) ** 2);
      const reach = 1 - Math.sqrt(nearest) / fade;
      if (reach <= 0) continue;
      let sum = 0;
      let sumX = 0;
      let sumY = 0;
      for (const { from, to } of moves) {
        // Relative to the nearest, so that the weights far outside do not all vanish.
        const exponent = (nearest - (to.x - x) ** 2 - (to.y - y) ** 2) * sharpness;
        if (exponent < -8) continue;
        const weight = Math.exp(exponent);
        sum += weight;
        sumX += weight * (from.x - to.x);
        sumY += weight * (from.y - to.y);
      }
      const share = (reach * reach * (3 - 2 * reach)) / sum;
      dx[node] = sumX * share;
      dy[node] = sumY * share;
    }

  const toSource = (place: Place): void => {
    const column = (place[0] - left) / step;
    const row = (place[1] - top) / step;
    if (!(column >= 0 && row >= 0 && column < columns - 1 && row < rows - 1)) return;
    const c = Math.floor(column);
    const r = Math.floor(row);
    const tx = column - c;
    const ty = row - r;
    const i = r * columns + c;
    const j = i + columns;
    place[0] += (dx[i] * (1 - tx) + dx[i + 1] * tx) * (1 - ty) + (dx[j] * (1 - tx) + dx[j + 1] * tx) * ty;
    place[1] += (dy[i] * (1 - tx) + dy[i + 1] * tx) * (1 - ty) + (dy[j] * (1 - tx) + dy[j + 1] * tx) * ty;
  };
  return {
    toSource,
    toCorrected: ({ x, y }) => {
      // The field is gentle, so walking back along it closes in on the one place that shows this point.
      const at: Place = [x, y];
      for (let i = 0; i < 10; i++) {
        const shown: Place = [at[0], at[1]];
        toSource(shown);
        at[0] += x - shown[0];
        at[1] += y - shown[1];
      }
      return { x: at[0], y: at[1] };
    },
  };
}
