import type { Face } from '../models/face.ts';
import { between, distancePx, LEFT_EYE, meshPoint, RIGHT_EYE } from '../models/face-landmarks.ts';
import type { RgbImage } from '../raster/image.ts';

/** sRGB-coded, 0–255. */
export type Colour = readonly [red: number, green: number, blue: number];

const COLUMNS = 30;
const ROWS = 38;
/** Heights are shares of the forehead's, from the brows (0) to where the mesh ends, near the hairline (1). */
export const ROW_STEP_SHARE = 0.025;
const FIRST_ROW_SHARE = 0.075;

export interface ForeheadGrid {
  /** From left to right, each from the brows upwards. */
  readonly columns: readonly (readonly Colour[])[];
  /** Brows to where the mesh ends. */
  readonly heightPx: number;
}

export function rowShare(row: number): number {
  return FIRST_ROW_SHARE + row * ROW_STEP_SHARE;
}

/**
 * The colours of the forehead, upright in the face's own frame. As wide as the middles of the brows are apart: the hair
 * at the temples is not in it.
 */
export function foreheadGrid(image: RgbImage, face: Face): ForeheadGrid {
  const leftBrow = meshPoint(face, LEFT_EYE.browTop[2]!);
  const rightBrow = meshPoint(face, RIGHT_EYE.browTop[2]!);
  const brows = between(leftBrow, rightBrow, 0.5);
  const heightPx = distancePx(brows, meshPoint(face, 10));
  const widthPx = distancePx(leftBrow, rightBrow);
  const [rightX, rightY] = [(rightBrow.x - leftBrow.x) / widthPx, (rightBrow.y - leftBrow.y) / widthPx];
  const radiusPx = Math.max(1, Math.floor((heightPx * ROW_STEP_SHARE - 1) / 2));
  const columns = Array.from({ length: COLUMNS }, (_, column) => {
    const across = ((column + 0.5) / COLUMNS - 0.5) * widthPx;
    return Array.from({ length: ROWS }, (_, row) => {
      const up = rowShare(row) * heightPx;
      const x = brows.x + across * rightX + up * rightY;
      const y = brows.y + across * rightY - up * rightX;
      return meanColour(image, x, y, radiusPx);
    });
  });
  return { columns, heightPx };
}

/** Mean of a square of pixels; where it reaches outside, those at the edge of the picture count again. */
export function meanColour(image: RgbImage, x: number, y: number, radiusPx: number): Colour {
  const sum: [number, number, number] = [0, 0, 0];
  for (let dy = -radiusPx; dy <= radiusPx; dy++) {
    const row = Math.min(image.heightPx - 1, Math.max(0, Math.round(y) + dy));
    for (let dx = -radiusPx; dx <= radiusPx; dx++) {
      const column = Math.min(image.widthPx - 1, Math.max(0, Math.round(x) + dx));
      const offset = (row * image.widthPx + column) * 3;
      for (let channel = 0; channel < 3; channel++) sum[channel]! += image.data[offset + channel]!;
    }
  }
  const count = (2 * radiusPx + 1) ** 2;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
