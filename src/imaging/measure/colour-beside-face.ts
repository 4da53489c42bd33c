import type { Face } from '../models/face.ts';
import type { RgbImage } from '../raster/image.ts';
import { meanColour, type Colour } from './forehead-grid.ts';

/** Down the outline of the face from the temple past the ear, left and right as on the picture. */
const OUTLINES = [
  [162, 127, 234, 93],
  [389, 356, 454, 323],
] as const;
const [LEFT_EAR, RIGHT_EAR] = [234, 454] as const;
/** How far beside the outline hair is looked for, shares of the face's width. */
const NEAREST_SHARE = 0.04;
const STEP_SHARE = 0.02;
const STEPS = 11;
const SAMPLE_RADIUS_SHARE = 0.006;
/** Coded distance up to which two colours are of one thing: hair shines here and is in the shade there. */
const SAME_COLOUR = 30;

/**
 * How much of what lies beside the face has this colour: share of the places on the likelier side, 0–1. Hair that hangs
 * into the forehead hangs there too.
 */
export function colourBesideFace(image: RgbImage, face: Face, colour: Colour): number {
  const [leftX, leftY] = face.mesh[LEFT_EAR]!;
  const [rightX, rightY] = face.mesh[RIGHT_EAR]!;
  const widthPx = Math.hypot(rightX - leftX, rightY - leftY);
  const radiusPx = Math.max(1, Math.floor(SAMPLE_RADIUS_SHARE * widthPx));
  const shares = OUTLINES.map((outline, side) => {
    const outwards = side === 0 ? -1 : 1;
    let same = 0;
    for (const index of outline)
      for (let step = 0; step < STEPS; step++) {
        const [x, y] = face.mesh[index]!;
        const away = outwards * (NEAREST_SHARE + step * STEP_SHARE);
        const seen = meanColour(image, x + away * (rightX - leftX), y + away * (rightY - leftY), radiusPx);
        if (Math.hypot(...seen.map((value, c) => value - colour[c]!)) <= SAME_COLOUR) same++;
      }
    return same / (outline.length * STEPS);
  });
  return Math.max(...shares);
}
