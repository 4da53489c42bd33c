import type { Face } from '../../models/face/face.ts';
import {
  distancePx,
  LEFT_EYE,
  meshPoint,
  RIGHT_EYE,
  type EyeLandmarks,
} from '../../models/face/face-landmarks.ts';

/**
 * Measures how open the eyes are: the lid opening's height ÷ width, the mean of both eyes (the eye aspect ratio, after
 * Soukupová and Čech 2016, from three pairs of lid points instead of two). About 0.3 is open.
 */
export function eyeOpenness(face: Face): number {
  return (openness(face, LEFT_EYE) + openness(face, RIGHT_EYE)) / 2;
}

function openness(face: Face, eye: EyeLandmarks): number {
  const width = distancePx(meshPoint(face, eye.outerCorner), meshPoint(face, eye.innerCorner));
  const heights = eye.lids.map(([upper, lower]) =>
    distancePx(meshPoint(face, upper), meshPoint(face, lower)),
  );
  return heights.reduce((sum, height) => sum + height, 0) / heights.length / width;
}
