import type { Face } from '../../models/face/face.ts';

const CHIN = 152;
const FOREHEAD = 10;
/** In the lengths of `belowChinOf`: deeper, no frame shows a body. */
export const DEEPEST_SHOWN = 1.5;
/** Above the chin, where neck and beard begin. */
const THROAT = 0.1;
/** Beside the neck shoulders rise: from so far aside, and by so much for every step further. */
const NECK = 0.4;
const RISE = 0.5;

/**
 * How far below the head a place is, along a head that leans.
 * @param face its mesh in pixels
 * @returns of a place in the same pixels, lengths from forehead to chin: over 0 from a tenth above the chin on, earlier
 *   beside the neck, where shoulders rise
 */
export function belowChinOf(face: Pick<Face, 'mesh'>): (x: number, y: number) => number {
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
