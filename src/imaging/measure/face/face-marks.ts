import type { FaceMarks } from '../../engine.ts';
import type { Face } from '../../models/face/face.ts';
import { between, LEFT_EYE, meshPoint, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import type { RgbImage } from '../../raster/image.ts';

/** Corners of the mouth. */
const MOUTH = [61, 291] as const;

/** Returns the middle of each eye and of the mouth, by which two pictures of one person can be aligned. */
export function faceMarks(
  face: Pick<Face, 'mesh'>,
  { widthPx, heightPx }: Pick<RgbImage, 'widthPx' | 'heightPx'>,
): FaceMarks {
  const middle = (a: number, b: number) => between(meshPoint(face, a), meshPoint(face, b), 0.5);
  return {
    widthPx,
    heightPx,
    leftEye: middle(LEFT_EYE.outerCorner, LEFT_EYE.innerCorner),
    rightEye: middle(RIGHT_EYE.innerCorner, RIGHT_EYE.outerCorner),
    mouth: middle(...MOUTH),
  };
}
