import { headPose } from '../measure/head-pose.ts';
import type { Rect, RgbImage } from '../raster/image.ts';
import { fitRgb } from '../raster/resize.ts';
import type { Face, FaceFinder } from './face.ts';
import { createHumanRuntime, type HumanFace, type HumanRuntime } from './human-runtime.ts';

/** The detector itself sees 256 × 256 and the mesh a 256 px crop: more pixels change nothing but the time. */
const DETECTION_SIDE_PX = 1024;
/** Below this the mesh does not lie on a face (a dog scored 0.29, portraits 0.91 and more). */
const MIN_FACE_SCORE = 0.6;

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
  const small = fitRgb(image, DETECTION_SIDE_PX);
  const scale = image.widthPx / small.widthPx;
  const input = human.tf.tensor(small.data, [1, small.heightPx, small.widthPx, 3], 'float32');
  try {
    const result = await human.detect(input, { face: { description: { enabled: describe } } });
    if (result.error !== null) throw new Error(`face detection failed: ${result.error}`);
    return result.face
      .filter((found) => found.score >= MIN_FACE_SCORE && found.mesh.length === 478)
      .map((found) => ({ face: faceOf(found, scale), embedding: found.embedding }))
      .sort((a, b) => b.face.box.height - a.face.box.height);
  } finally {
    input.dispose();
  }
}

function faceOf(found: HumanFace, scale: number): Face {
  const mesh = found.mesh.map(([x, y, z]) => [x * scale, y * scale, z * scale] as const);
  return { box: boxOf(mesh), score: found.score, mesh, ...headPose(mesh) };
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
