import type { Point, Rect, RgbImage } from '../../raster/image.ts';
import type { QuarterTurns } from '../../raster/rotate.ts';

/** One face on a picture. Everything in pixels of that picture. */
export interface Face {
  readonly box: Rect;
  /** How sure it is that this is a face, 0–1. */
  readonly score: number;
  /** 478 points of MediaPipe's face mesh, in its published order: x and y in pixels, z by the face's size. */
  readonly mesh: readonly (readonly [x: number, y: number, z: number])[];
  /** Degrees; positive yaw looks to the picture's right, positive pitch looks up, positive roll is clockwise. */
  readonly yawDeg: number;
  readonly pitchDeg: number;
  readonly rollDeg: number;
}

/** Finds faces. Implemented by mediapipe-face-finder.ts. */
export interface FaceFinder {
  /** Every face, largest first. Empty when there is none. */
  find(image: RgbImage): Promise<readonly Face[]>;
  /**
   * How sure it is of the largest face, and how that leans, were the picture turned: a third of the work. Undefined when
   * there is no face, or only a tiny one.
   */
  glimpse(image: RgbImage, turns: QuarterTurns): Promise<Pick<Face, 'score' | 'rollDeg'> | undefined>;
}

/** The face on a resized picture: box and mesh `scale` times as large, angles as they were. */
export function scaledFace<F extends Pick<Face, 'box' | 'mesh'>>(face: F, scale: number): F {
  const { box } = face;
  return {
    ...face,
    box: { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale },
    mesh: face.mesh.map(([x, y, z]) => [x * scale, y * scale, z * scale]),
  };
}

/** The face on a picture cropped: box and mesh moved by the crop's corner. */
export function shiftedFace<F extends Pick<Face, 'box' | 'mesh'>>(face: F, corner: Point): F {
  return {
    ...face,
    box: { ...face.box, x: face.box.x - corner.x, y: face.box.y - corner.y },
    mesh: face.mesh.map(([x, y, z]) => [x - corner.x, y - corner.y, z]),
  };
}
