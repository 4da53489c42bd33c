import type { Face } from '../../models/face/face.ts';

type Mesh = Face['mesh'];

/** Points of MediaPipe's face mesh: iris centres, outer eye corners, sides of the face in front of the ears, nose tip. */
const IRISES = [468, 473] as const;
const EYE_CORNERS = [33, 263] as const;
const SIDES = [234, 454] as const;
const NOSE = 1;

/**
 * Interpupillary distance of adults: mean 63 mm, deviation 3.6 (Dodgson 2004). It is measured more reliably here than the
 * iris' 11.7 mm.
 */
const EYE_DISTANCE_MM = 63;
/** Distance of the sides behind the eyes on MediaPipe's canonical face. */
const SIDE_DEPTH_MM = 56;
/** Nose tip to the middle between the sides ÷ side to side, on MediaPipe's canonical face. */
const DEPTH_SHARE = 0.657;
const MAX_DEPTH_SCALE = 3;

/** Focal length ÷ longer side of the picture: phones' front cameras have 0.67 (23 mm) to 0.87 (30 mm), crops more. */
const FOCAL_SHARE = 0.9;
const NEAREST_MM = 300;
const FARTHEST_MM = 10_000;
/** Width of a face ÷ distance of the outer eye corners, from very far away: 1.636 over 100 portraits, deviation 0.07. */
const FULL_WIDTH = 1.636;
/**
 * Weights of the two cues. Their sum is below 1, because too weak a correction of perspective is better than too
 * strong a one.
 */
const VIEW_WEIGHT = 0.45;
const SHAPE_WEIGHT = 0.4;

/**
 * Estimates the distance of the camera from the eyes in millimetres from two cues. The first is the size of the eyes on the
 * picture with the usual angle of view, which underestimates the distance on crops. The second is the face's shape: from
 * near, its sides disappear behind its front. Both are weak, since faces differ by 4 %, and are averaged as 1 ÷ distance.
 * @param mesh 478 points, pixels
 * @param longSidePx longer side of the mesh's picture
 * @returns millimetres, at most 10 000
 */
export function cameraDistanceMm(mesh: Mesh, longSidePx: number): number {
  const viewMm = Math.max(NEAREST_MM, (FOCAL_SHARE * longSidePx) / pixelsPerMm(mesh));
  const width = distance(mesh, SIDES) / Math.max(1e-6, distance(mesh, EYE_CORNERS));
  const byView = SIDE_DEPTH_MM / viewMm;
  const byShape = FULL_WIDTH / Math.max(1, width) - 1;
  const nearness = VIEW_WEIGHT * byView + SHAPE_WEIGHT * byShape;
  return nearness <= 0 ? FARTHEST_MM : Math.min(FARTHEST_MM, SIDE_DEPTH_MM / nearness);
}

/** Returns the number of pixels per millimetre in the plane of the eyes. */
export function pixelsPerMm(mesh: Mesh): number {
  return distance(mesh, IRISES) / EYE_DISTANCE_MM;
}

/**
 * Returns the factor that brings the mesh's z to the scale of x and y, so that the face has the usual depth for its width.
 * The face finder returns z in pixels of its network's input, whatever the size of the face.
 * @returns 1–3
 */
export function depthScale(mesh: Mesh): number {
  const [left, right] = [mesh[SIDES[0]]!, mesh[SIDES[1]]!];
  const nose = mesh[NOSE]!;
  const across = [0, 1, 2].map((axis) => right[axis]! - left[axis]!);
  const deep = [0, 1, 2].map((axis) => (left[axis]! + right[axis]!) / 2 - nose[axis]!);
  const flat = (v: readonly number[]): number => v[0]! ** 2 + v[1]! ** 2;
  const share = DEPTH_SHARE ** 2;
  const square = (share * flat(across) - flat(deep)) / Math.max(1, deep[2]! ** 2 - share * across[2]! ** 2);
  return Math.sqrt(Math.min(MAX_DEPTH_SCALE ** 2, Math.max(1, square)));
}

function distance(mesh: Mesh, [from, to]: readonly [number, number]): number {
  const [a, b] = [mesh[from]!, mesh[to]!];
  return Math.hypot(a[0] - b[0], a[1] - b[1], (a[2] - b[2]) * depthScale(mesh));
}
