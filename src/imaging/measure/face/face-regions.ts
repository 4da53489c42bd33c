import type { Face } from '../../models/face/face.ts';
import { meshPolygon } from '../../models/face/face-landmarks.ts';
import type { Point } from '../../raster/image.ts';

/** Skin that neither beard, glasses nor hair usually cover: the reference for the person's own skin tone. */
const CHEEKS = [
  [50, 101, 36, 205, 187, 123],
  [280, 330, 266, 425, 411, 352],
];
/** Skin between the eye and the brow. */
const UPPER_LIDS = [
  [113, 225, 224, 223, 222, 221, 189, 190, 56, 28, 27, 29, 30, 247],
  [342, 445, 444, 443, 442, 441, 413, 414, 286, 258, 257, 259, 260, 467],
];
/** Skin from the lower lashes down to the rim of the eye socket. */
const UNDER_EYES = [
  [130, 25, 110, 24, 23, 22, 26, 112, 243, 244, 233, 232, 231, 230, 229, 228, 31, 226],
  [359, 255, 339, 254, 253, 252, 256, 341, 463, 464, 453, 452, 451, 450, 449, 448, 261, 446],
];

/** Returns the outlines of both cheeks in the mesh's pixels, first the picture's left one. */
export function cheekPolygons(face: Pick<Face, 'mesh'>): Point[][] {
  return CHEEKS.map((indices) => meshPolygon(face, indices));
}

/** Returns the outlines of the skin between eye and brow, in the same order. */
export function upperLidPolygons(face: Pick<Face, 'mesh'>): Point[][] {
  return UPPER_LIDS.map((indices) => meshPolygon(face, indices));
}

/** Returns the outlines of the skin under the eyes, in the same order. */
export function underEyePolygons(face: Pick<Face, 'mesh'>): Point[][] {
  return UNDER_EYES.map((indices) => meshPolygon(face, indices));
}
