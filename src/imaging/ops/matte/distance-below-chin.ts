import type { Face } from '../../models/face/face.ts';

const CHIN = 152;
const FOREHEAD = 10;
/** Greatest distance that a frame shows, in the unit of distanceBelowChin. */
export const LOWEST_SHOWN = 1.5;
/** Height above the chin at which neck and beard begin, and the distance is 0. */
const THROAT = 0.1;
/** Beyond this distance aside of the chin the zero line rises with the shoulders, by RISE of the further distance. */
const NECK = 0.4;
const RISE = 0.5;

/**
 * Returns a function for the distance of a point below the head, measured along the head's axis, in lengths from forehead to
 * chin. It is 0 a tenth above the chin, higher beside the neck, where shoulders rise, and negative above.
 * @param face its mesh in pixels; points are given in the same pixels
 */
export function distanceBelowChin(face: Pick<Face, 'mesh'>): (x: number, y: number) => number {
  const [chinX, chinY] = face.mesh[CHIN]!;
  const [topX, topY] = face.mesh[FOREHEAD]!;
  const downX = chinX - topX;
  const downY = chinY - topY;
  const square = Math.max(1, downX ** 2 + downY ** 2);
  return (x, y) => {
    const down = ((x - chinX) * downX + (y - chinY) * downY) / square;
    const aside = Math.abs((x - chinX) * downY - (y - chinY) * downX) / square;
    return down + THROAT + RISE * Math.max(0, aside - NECK);
  };
}
