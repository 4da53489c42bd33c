import type { Point, Rect, RgbImage } from '../../raster/image.ts';
import type { QuarterTurns } from '../../raster/rotate.ts';

/** One face on a picture, in pixels of that picture. */
export interface Face {
  readonly box: Rect;
  /** The finder's confidence that this is a face, 0–1. */
  readonly score: number;
  /** 478 points of MediaPipe's face mesh, in its published order: x and y in pixels; z is relative, smaller is nearer. */
  readonly mesh: readonly (readonly [x: number, y: number, z: number])[];
  /** Degrees; positive yaw looks to the picture's right, positive pitch looks up, positive roll is clockwise. */
  readonly yawDeg: number;
  readonly pitchDeg: number;
  readonly rollDeg: number;
}

/** Finds faces. Implemented by mediapipe-face-finder.ts. */
export interface FaceFinder {
  /** Finds every face, largest first. Empty when there is none. */
  find(image: RgbImage): Promise<readonly Face[]>;
  /**
   * Finds the largest face of the image rotated by quarter turns, and only its score and roll, in a third of `find`'s time.
   * Undefined when there is no face, or only a tiny one.
   */
  detectLargest(image: RgbImage, turns: QuarterTurns): Promise<Pick<Face, 'score' | 'rollDeg'> | undefined>;
}

/** Returns the face on a resized picture: box and mesh are `scale` times as large, angles unchanged. */
export function scaledFace<F extends Pick<Face, 'box' | 'mesh'>>(face: F, scale: number): F {
  const { box } = face;
  return {
    ...face,
    box: { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale },
    mesh: face.mesh.map(([x, y, z]) => [x * scale, y * scale, z * scale]),
  };
}

/** Returns the face on a cropped picture: box and mesh are relative to the crop's corner. */
export function shiftedFace<F extends Pick<Face, 'box' | 'mesh'>>(face: F, corner: Point): F {
  return {
    ...face,
    box: { ...face.box, x: face.box.x - corner.x, y: face.box.y - corner.y },
    mesh: face.mesh.map(([x, y, z]) => [x - corner.x, y - corner.y, z]),
  };
}
