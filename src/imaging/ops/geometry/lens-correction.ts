import { depthScale, pixelsPerMm } from '../../measure/face/camera-distance.ts';
import type { Face } from '../../models/face/face.ts';
import type { Point } from '../../raster/image.ts';
import { lensField, type LensField, type Displacement } from './lens-field.ts';

/** Points of MediaPipe's mesh: iris centres, sides of the face in front of the ears, forehead, chin. */
const IRISES = [468, 473] as const;
const SIDES = [234, 454] as const;
const FOREHEAD = 10;
const CHIN = 152;
/** Points of the mesh without the irises, which would count twice. */
const MESH_POINTS = 468;

/** Distance of a portrait photographer's camera. */
const PORTRAIT_MM = 1500;
/** The correction is complete up to the first distance and fades to none at the second. */
const FADE_MM = { from: 650, to: 1000 } as const;
/** Longest displacement ÷ the face's height. */
const MAX_MOVE = 0.035;

/**
 * Corrects the perspective distortion of a camera at arm's length: a large nose, chin and forehead, and small cheeks and ears.
 * Every mesh point moves to its projection in a camera at portrait distance in the same direction, scaled so that the sides of
 * the face, and with them hair and body, stay. A view from below stays one. After Fried, Shechtman, Goldman and Finkelstein
 * 2016, "Perspective-aware Manipulation of Portrait Photos", with a measured mesh in place of a fitted head model.
 * @param mesh 478 points in pixels
 * @param distanceMm from the camera to the eyes (measure/face/camera-distance.ts)
 * @returns undefined when the camera was far enough away
 */
export function lensCorrection(mesh: Face['mesh'], distanceMm: number): LensField | undefined {
  const strength = Math.min(1, (FADE_MM.to - distanceMm) / (FADE_MM.to - FADE_MM.from));
  if (strength <= 0) return undefined;

  const scale = depthScale(mesh);
  const pxPerMm = pixelsPerMm(mesh);
  const [near, far] = [distanceMm * pxPerMm, PORTRAIT_MM * pxPerMm];
  const eyesZ = mean(IRISES.map((index) => mesh[index]![2]));
  const sidesZ = mean(SIDES.map((index) => mesh[index]![2]));
  /** Scale of the far camera at a depth ÷ that of the near camera, up to a constant factor. */
  const growth = (z: number): number => (near + (z - eyesZ) * scale) / (far + (z - eyesZ) * scale);
  const face = mesh.slice(0, MESH_POINTS);
  const centre = { x: mean(face.map(([x]) => x)), y: mean(face.map(([, y]) => y)) };
  const wanted = face.map(([x, y, z]): Point => {
    const share = strength * (growth(z) / growth(sidesZ) - 1);
    return { x: share * (x - centre.x), y: share * (y - centre.y) };
  });

  const faceHeightPx = Math.hypot(
    mesh[CHIN]![0] - mesh[FOREHEAD]![0],
    mesh[CHIN]![1] - mesh[FOREHEAD]![1],
    (mesh[CHIN]![2] - mesh[FOREHEAD]![2]) * scale,
  );
  const longest = Math.max(...wanted.map(({ x, y }) => Math.hypot(x, y)));
  const bound = Math.min(1, (MAX_MOVE * faceHeightPx) / longest);
  const moves = face.map(([x, y], i): Displacement => {
    const move = wanted[i]!;
    return { from: { x, y }, to: { x: x + bound * move.x, y: y + bound * move.y } };
  });
  return lensField(moves, faceHeightPx);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
