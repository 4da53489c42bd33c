import type { Face } from '../models/face.ts';

const CHIN = 152;
const FOREHEAD = 10;

/** How far below the chin a place is, heights of the face, on a head that leans; shoulders rise beside the neck. */
export function belowChinOf(face: Pick<Face, 'mesh'>): (x: number, y: number) => number {
  const [chinX, chinY] = face.mesh[CHIN]!;
  const [topX, topY] = face.mesh[FOREHEAD]!;
  const downX = chinX - topX;
  const downY = chinY - topY;
  const square = Math.max(1, downX ** 2 + downY ** 2);
  return (x, y) => {
    const down = ((x - chinX) * downX + (y - chinY) * downY) / square;
    const aside = Math.abs((x - chinX) * downY - (y - chinY) * downX) / square;
    return down + 0.1 + 0.5 * Math.max(0, aside - 0.4);
  };
}
