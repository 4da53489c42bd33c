import type { Face, FaceFinder } from '../../models/face/face.ts';
import type { RgbImage } from '../../raster/image.ts';
import { rotateRgb, type QuarterTurns } from '../../raster/rotate.ts';

/** The faces on an upright image. */
export interface UprightFaces {
  /** The image with its largest face upright, rotated by quarter turns where needed; the input itself when it is upright. */
  readonly image: RgbImage;
  /** Largest first, in pixels of `image`. */
  readonly faces: readonly Face[];
  /** The quarter turns by which the input was rotated. */
  readonly turns: QuarterTurns;
}

/** Roll of the face from which the image may be sideways. People lean their head up to 20° for a selfie. */
const LEANING_DEG = 28;
/** Roll of the face beyond which the image is certainly sideways. */
const SIDEWAYS_DEG = 55;
/** Margin by which the finder's score must rise when the image is rotated. On 108 upright photos it rises by 0.04 at most. */
const TURN_MARGIN = 0.1;
/** Least score of a face in a rotated image. A dog lying on its side scored 0.60, rotated faces 0.76 and more. */
const MIN_TURNED_SCORE = 0.7;

/**
 * Finds the faces and rotates the image upright. Messengers strip the EXIF orientation, so selfies arrive sideways or upside down,
 * and the mesh would then be rotated or misplaced on the face.
 */
export async function findUpright(finder: FaceFinder, image: RgbImage): Promise<UprightFaces> {
  const faces = await finder.find(image);
  const turns = await turnsToUpright(finder, image, faces[0]);
  if (turns === 0) return { image, faces, turns };
  const upright = rotateRgb(image, turns);
  return { image: upright, faces: await finder.find(upright), turns };
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
    const found = await finder.detectLargest(image, turns);
    if (found !== undefined && Math.abs(found.rollDeg) < SIDEWAYS_DEG && found.score > bestScore) {
      best = turns;
      bestScore = found.score;
    }
  }
  return best;
}
