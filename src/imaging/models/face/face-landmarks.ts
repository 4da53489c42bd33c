import type { Point } from '../../raster/image.ts';
import type { Face } from './face.ts';

/**
 * Outline of the face, as point indices of MediaPipe's face mesh (as all in this file); left and right are the
 * picture's.
 */
export const FACE_OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;

/** The widest points of a face, beside the eyes. */
export const TEMPLES = { left: 127, right: 356 } as const;

/** Point indices of one eye and its brow. */
export interface EyeLandmarks {
  readonly outerCorner: number;
  readonly innerCorner: number;
  /** Pairs of points facing each other on the upper and lower lid. */
  readonly lids: readonly (readonly [upper: number, lower: number])[];
  readonly contour: readonly number[];
  /** From the outer to the inner end of the brow, its upper edge. */
  readonly browTop: readonly number[];
  readonly irisCentre: number;
}

export const LEFT_EYE: EyeLandmarks = {
  outerCorner: 33,
  innerCorner: 133,
  lids: [
    [160, 144],
    [159, 145],
    [158, 153],
  ],
  contour: [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  browTop: [70, 63, 105, 66, 107],
  irisCentre: 468,
};

export const RIGHT_EYE: EyeLandmarks = {
  outerCorner: 263,
  innerCorner: 362,
  lids: [
    [387, 373],
    [386, 374],
    [385, 380],
  ],
  contour: [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
  browTop: [300, 293, 334, 296, 336],
  irisCentre: 473,
};

/** Outer edge of the lips. */
export const LIPS = [
  61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146,
] as const;

/** Tip, wings and underside of the nose, with the nostrils inside. */
export const NOSE_BASE = [98, 97, 2, 326, 327, 294, 278, 1, 48, 64] as const;

/** Returns a point of the mesh in the picture's pixels, without its depth. */
export function meshPoint(face: Pick<Face, 'mesh'>, index: number): Point {
  const [x, y] = face.mesh[index]!;
  return { x, y };
}

/** Returns points of the mesh as a polygon in the picture's pixels. */
export function meshPolygon(face: Pick<Face, 'mesh'>, indices: readonly number[]): Point[] {
  return indices.map((index) => meshPoint(face, index));
}

export function distancePx(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Returns the point at `share` of the way from a to b; with a share outside 0–1 it is beyond them. */
export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
