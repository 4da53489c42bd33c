import { mirroredCrop, pointInCrop, squareCrop, type OrientedCrop } from '../../raster/oriented-crop.ts';

/** Side of the iris network's input, a square around an eye and its brow. */
export const EYE_SIDE_PX = 64;
/** Side of that square ÷ distance between the corners of the eye. */
const CROP_REACH = 2.3;
/**
 * Numbers of points in the network's output, three values per point: the edges of the lids; with the rings around them and the
 * brow; the iris.
 */
const LID_POINTS = 16;
const CONTOUR_POINTS = 71;
const IRIS_POINTS = 5;
/** Length of the iris network's output for one eye. */
export const EYE_OUTPUT_LENGTH = 3 * (CONTOUR_POINTS + IRIS_POINTS);
/** Indices, among an iris's points, of the one under the upper lid and the one over the lower lid. */
const IRIS_TOP = 2;
const IRIS_BOTTOM = 4;
/** If the depths of the eyes differ by more, the head is turned aside, and only the nearer eye's lids are reliable. */
const MAX_DEPTH_DIFFERENCE = 30;

/** Points with x and y in pixels of the mesh network's input, and z in its own scale: smaller is nearer. */
export type CropMesh = readonly (readonly [x: number, y: number, z: number])[];

interface EyePoints {
  readonly outerCorner: number;
  readonly innerCorner: number;
  readonly upperLid: number;
  readonly lowerLid: number;
  /** Points of the face mesh in the order in which the eye network gives them. */
  readonly contour: readonly number[];
}

/** Point indices of MediaPipe's face mesh; left and right are the picture's. */
const LEFT: EyePoints = {
  outerCorner: 33,
  innerCorner: 133,
  upperLid: 159,
  lowerLid: 145,
  contour: [
    33, 7, 163, 144, 145, 153, 154, 155, 133, 246, 161, 160, 159, 158, 157, 173, 130, 25, 110, 24, 23, 22, 26,
    112, 243, 247, 30, 29, 27, 28, 56, 190, 226, 31, 228, 229, 230, 231, 232, 233, 244, 113, 225, 224, 223,
    222, 221, 189, 35, 124, 46, 53, 52, 65, 143, 111, 117, 118, 119, 120, 121, 128, 245, 156, 70, 63, 105, 66,
    107, 55, 193,
  ],
};
const RIGHT: EyePoints = {
  outerCorner: 263,
  innerCorner: 362,
  upperLid: 386,
  lowerLid: 374,
  contour: [
    263, 249, 390, 373, 374, 380, 381, 382, 362, 466, 388, 387, 386, 385, 384, 398, 359, 255, 339, 254, 253,
    252, 256, 341, 463, 467, 260, 259, 257, 258, 286, 414, 446, 261, 448, 449, 450, 451, 452, 453, 464, 342,
    445, 444, 443, 442, 441, 413, 265, 353, 276, 283, 282, 295, 372, 340, 346, 347, 348, 349, 350, 357, 465,
    383, 300, 293, 334, 296, 336, 285, 417,
  ],
};

/**
 * Returns the iris network's crops on the mesh network's input. The right one is mirrored, because the network expects eyes
 * with their outer corner on the left.
 */
export function eyeCrops(mesh: CropMesh): readonly [left: OrientedCrop, right: OrientedCrop] {
  const around = ({ outerCorner, innerCorner }: EyePoints): OrientedCrop => {
    const [outer, inner] = [mesh[outerCorner], mesh[innerCorner]];
    const centre = { x: (outer[0] + inner[0]) / 2, y: (outer[1] + inner[1]) / 2 };
    return squareCrop(
      centre,
      CROP_REACH * Math.max(Math.abs(outer[0] - inner[0]), Math.abs(outer[1] - inner[1])),
    );
  };
  return [around(LEFT), mirroredCrop(around(RIGHT))];
}

/**
 * Refines the eyes and brows of a mesh by the iris network's output (Ablavatski et al. 2020), and appends the irises as points
 * 468–477.
 * @param outputs the network's, in pixels of its input images
 */
export function withEyes(
  mesh: CropMesh,
  crops: readonly [left: OrientedCrop, right: OrientedCrop],
  outputs: readonly [left: Float32Array, right: Float32Array],
): CropMesh {
  const left = eyePoints(LEFT, crops[0], outputs[0]);
  const right = eyePoints(RIGHT, crops[1], outputs[1]);
  const refined = [...mesh];
  const turn = mesh[RIGHT.outerCorner][2] - mesh[LEFT.outerCorner][2];
  if (Math.abs(turn) < MAX_DEPTH_DIFFERENCE) {
    moveContour(refined, left, CONTOUR_POINTS);
    moveContour(refined, right, CONTOUR_POINTS);
  } else moveContour(refined, turn < 0 ? right : left, LID_POINTS);
  return [...refined, ...irisOf(refined, left), ...irisOf(refined, right)];
}

interface LocatedEye {
  readonly eye: EyePoints;
  readonly seen: CropMesh;
}

function eyePoints(eye: EyePoints, crop: OrientedCrop, output: Float32Array): LocatedEye {
  const seen = Array.from({ length: CONTOUR_POINTS + IRIS_POINTS }, (_, i) => {
    const { x, y } = pointInCrop(crop, output[3 * i] / EYE_SIDE_PX, output[3 * i + 1] / EYE_SIDE_PX);
    return [x, y, output[3 * i + 2]] as const;
  });
  return { eye, seen };
}

function moveContour(
  mesh: (readonly [number, number, number])[],
  { eye, seen }: LocatedEye,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const index = eye.contour[i];
    const [x, y, z] = seen[i];
    mesh[index] = [x, y, (z + mesh[index][2]) / 2];
  }
}

/** The network's depths of the iris are unreliable, so those of the lids replace them. */
function irisOf(mesh: CropMesh, { eye, seen }: LocatedEye): CropMesh {
  const [top, bottom] = [mesh[eye.upperLid][2], mesh[eye.lowerLid][2]];
  return seen
    .slice(CONTOUR_POINTS)
    .map(([x, y], i) => [x, y, i === IRIS_TOP ? top : i === IRIS_BOTTOM ? bottom : (top + bottom) / 2]);
}
