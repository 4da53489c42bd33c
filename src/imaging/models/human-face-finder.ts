import { headPose } from '../measure/head-pose.ts';
import { cropRgb } from '../raster/crop.ts';
import type { Rect, RgbImage } from '../raster/image.ts';
import { fitRgb } from '../raster/resize.ts';
import type { Face, FaceFinder } from './face.ts';
import { createHumanRuntime, type HumanFace, type HumanRuntime } from './human-runtime.ts';

/** The detector itself sees 256 × 256 and the mesh a 256 px crop: more pixels change nothing but the time. */
const DETECTION_SIDE_PX = 1024;
/** Below this the mesh does not lie on a face (a dog scored 0.29, portraits 0.98 and more). */
const MIN_FACE_SCORE = 0.6;
/** A face found only in a tile must be surer: tiles show many more things that are not faces. */
const MIN_TILE_FACE_SCORE = 0.95;
/** Squeezed into a square, faces of a wider picture than this are no longer found. */
const MAX_ASPECT = 2;
/** Side of the tiles as a share of the short side, when nothing was found on the whole picture. */
const SMALL_FACE_TILE_SHARE = 1 / 3;
const SAME_FACE_OVERLAP = 0.3;
/** Loads Human's models (0.1–0.3 s); one finder a thread, calls one after the other. */
export async function createHumanFaceFinder(): Promise<FaceFinder> {
  const human = await createHumanRuntime();
  return {
    async find(image) {
      const faces = await detect(human, image, false);
      return faces.map(({ face }) => face);
    },
    async describe(image) {
      const [largest] = await detect(human, image, true);
      return largest?.embedding === undefined ? undefined : Float32Array.from(largest.embedding);
    },
  };
}

interface Detection {
  readonly face: Face;
  readonly embedding: readonly number[] | undefined;
}

async function detect(
  human: HumanRuntime,
  image: RgbImage,
  describe: boolean,
): Promise<readonly Detection[]> {
  const whole: Rect = { x: 0, y: 0, width: image.widthPx, height: image.heightPx };
  const found = await detectIn(human, image, whole, MIN_FACE_SCORE, describe);
  const shortSide = Math.min(whole.width, whole.height);
  if (Math.max(whole.width, whole.height) / shortSide > MAX_ASPECT) {
    for (const tile of squareTiles(whole, shortSide)) {
      found.push(...(await detectIn(human, image, tile, MIN_TILE_FACE_SCORE, describe)));
    }
  } else if (found.length === 0 && shortSide * SMALL_FACE_TILE_SHARE >= 256) {
    // Only to tell "too small" from "no face": about 1 s, on pictures that are refused either way.
    for (const tile of squareTiles(whole, Math.ceil(shortSide * SMALL_FACE_TILE_SHARE))) {
      found.push(...(await detectIn(human, image, tile, MIN_TILE_FACE_SCORE, describe)));
    }
  }
  return withoutRepeats(found).sort((a, b) => b.face.box.height - a.face.box.height);
}

async function detectIn(
  human: HumanRuntime,
  image: RgbImage,
  area: Rect,
  minFaceScore: number,
  describe: boolean,
): Promise<Detection[]> {
  const isWhole = area.width === image.widthPx && area.height === image.heightPx;
  const small = fitRgb(isWhole ? image : cropRgb(image, area), DETECTION_SIDE_PX);
  const scale = area.width / small.widthPx;
  const input = human.tf.tensor(small.data, [1, small.heightPx, small.widthPx, 3], 'float32');
  try {
    const result = await human.detect(input, { face: { description: { enabled: describe } } });
    if (result.error !== null) throw new Error(`face detection failed: ${result.error}`);
    return result.face
      .filter((found) => found.faceScore >= minFaceScore && found.mesh.length === 478)
      .map((found) => ({ face: faceOf(found, scale, area), embedding: found.embedding }));
  } finally {
    input.dispose();
  }
}

/** Squares that cover the area and overlap by half, so that every face lies whole in one of them. */
function squareTiles(area: Rect, side: number): Rect[] {
  const starts = (length: number): number[] => {
    const steps = Math.ceil((length - side) / (side / 2));
    return Array.from({ length: steps + 1 }, (_, i) =>
      steps === 0 ? 0 : Math.floor((i * (length - side)) / steps),
    );
  };
  return starts(area.height).flatMap((y) =>
    starts(area.width).map((x) => ({ x, y, width: side, height: side })),
  );
}

function withoutRepeats(detections: readonly Detection[]): Detection[] {
  const kept: Detection[] = [];
  for (const detection of detections.toSorted((a, b) => b.face.score - a.face.score)) {
    if (kept.every((other) => overlap(other.face.box, detection.face.box) < SAME_FACE_OVERLAP))
      kept.push(detection);
  }
  return kept;
}

/** Intersection over union. */
function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (a.width * a.height + b.width * b.height - width * height);
}

function faceOf(found: HumanFace, scale: number, area: Rect): Face {
  const mesh = found.mesh.map(([x, y, z]) => [area.x + x * scale, area.y + y * scale, z * scale] as const);
  // The product, because an upside-down face passes either test alone.
  return { box: boxOf(mesh), score: found.boxScore * found.faceScore, mesh, ...headPose(mesh) };
}

/** Of the first 468 points: the last ten are the irises. */
function boxOf(mesh: Face['mesh']): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of mesh.slice(0, 468)) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
