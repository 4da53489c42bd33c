import type { Point } from '../../raster/image.ts';

/** A point moved from one place to another. */
export interface Displacement {
  readonly from: Point;
  readonly to: Point;
}

/** A smooth displacement field between a photo and its corrected image of the same size. */
export interface LensField {
  /** Maps a place of the corrected image, [x, y] in pixels, to the source; changed in place. */
  readonly toSource: (place: Place) => void;
  /** Maps a point of the source to the corrected image. */
  readonly toCorrected: (point: Point) => Point;
}

/** A position in pixels, not rounded. A mutable tuple, because it is written for every pixel. */
export type Place = [x: number, y: number];

/** Grid nodes per height of the face. */
const NODES = 28;
/** Standard deviation of the Gaussian that blends neighbouring displacements, in heights of the face. */
const BLEND = 0.05;
/** Distance from the nearest point at which the field fades to 0, in heights of the face. */
const FADE = 0.4;

/**
 * Interpolates the displacements of scattered points to a field: the Gaussian-weighted mean of the displacements near each grid
 * node (Nadaraya–Watson kernel regression, 1964), fading to 0 at FADE heights of the face from the nearest point, and bilinear
 * between the nodes.
 * @param moves at least one, in pixels
 * @param faceHeightPx sets the spacing of the grid and all widths
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
        // Relative to the nearest point, so that far outside not all weights underflow to 0.
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
      // Inverts the field by fixed-point iteration, which converges because the field is smooth and small.
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
