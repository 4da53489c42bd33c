import type { Face } from '../../models/face/face.ts';
import { meshPoint } from '../../models/face/face-landmarks.ts';

/** The face's outer edge at the ears. */
const EARS = [234, 454] as const;
/** In heights of the face: so far aside of the ear, and from so far to so far below it. */
const ASIDE = 0.15;
const UPPERMOST = 0.1;
const LOWEST = 0.55;

/**
 * Whether an earring may hang at a place, along a face that leans.
 * @param face in the pixels the place is given in
 */
export function earringPlaces(
  face: Pick<Face, 'box' | 'mesh' | 'rollDeg'>,
): (x: number, y: number) => boolean {
  const ears = EARS.map((index) => meshPoint(face, index));
  const { height } = face.box;
  const roll = (face.rollDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(roll) / height, Math.sin(roll) / height];
  return (x, y) =>
    ears.some((ear) => {
      const aside = (x - ear.x) * cos + (y - ear.y) * sin;
      const below = (y - ear.y) * cos - (x - ear.x) * sin;
      return Math.abs(aside) < ASIDE && below > UPPERMOST && below < LOWEST;
    });
}
