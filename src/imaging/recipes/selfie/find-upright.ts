import type { Face, FaceFinder } from '../../models/face/face.ts';
import type { RgbImage } from '../../raster/image.ts';
import { rotateRgb, type QuarterTurns } from '../../raster/rotate.ts';

export interface UprightFaces {
  /** The picture with its largest face upright: turned by quarter turns where needed, else the input itself. */
  readonly image: RgbImage;
  /** Largest first, in pixels of `image`. */
  readonly faces: readonly Face[];
}

/** People lean their head 20° for a selfie; from here on the picture may lie on its side. */
const LEANING_DEG = 28;
/** Beyond this it certainly does. */
const SIDEWAYS_DEG = 55;
/** How much surer the finder must be of a turned picture. On 108 upright photos it is at most 0.04. */
const TURN_MARGIN = 0.1;
/** A dog lying on its side scored 0.60, faces turned upright 0.76 and more. */
const MIN_TURNED_SCORE = 0.7;

/**
 * Finds faces and the picture's upright position. Messengers strip the EXIF orientation, so selfies arrive
 * sideways or upside down; the mesh then lies turned, or wrongly, on the face.
 */
export async function findUpright(finder: FaceFinder, image: RgbImage): Promise<UprightFaces> {
  const faces = await finder.find(image);
  const turns = await turnsToUpright(finder, image, faces[0]);
  if (turns === 0) return { image, faces };
  const upright = rotateRgb(image, turns);
  return { image: upright, faces: await finder.find(upright) };
}

async function turnsToUpright(
  finder: FaceFinder,
  image: RgbImage,
  face: Face | undefined,
): Promise<QuarterTurns> {
  const leanDeg = face === undefined ? 180 : Math.abs(face.rollDeg);
  if (face !== undefined && leanDeg > SIDEWAYS_DEG && leanDeg < 180 - SIDEWAYS_DEG)
    return face.rollDeg > 0 ? 3 : 1;
  let best: QuarterTurns = 0;
  let bestScore =
    face === undefined ? MIN_TURNED_SCORE : leanDeg > SIDEWAYS_DEG ? 0 : face.score + TURN_MARGIN;
  for (const turns of leanDeg > LEANING_DEG ? ([2, 1, 3] as const) : ([2] as const)) {
    if (bestScore >= 1) break; // no score is above 1
    const found = await finder.glimpse(image, turns);
    if (found !== undefined && Math.abs(found.rollDeg) < SIDEWAYS_DEG && found.score > bestScore) {
      best = turns;
      bestScore = found.score;
    }
  }
  return best;
}
