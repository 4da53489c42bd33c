import type { Face } from '../../models/face/face.ts';
import { meshPoint } from '../../models/face/face-landmarks.ts';

/** Points of the mesh at the ears. */
const EARS = [234, 454] as const;
/** Greatest distance of an earring aside of the ear, and least and greatest distance below it, in heights of the face. */
const ASIDE = 0.15;
const UPPERMOST = 0.1;
const LOWEST = 0.55;

/**
 * Returns a function that tests whether an earring may hang at a place, along the axes of a rotated face.
 * @param face in pixels; places are in the same pixels
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
