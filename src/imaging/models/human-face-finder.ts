import { headPose } from '../measure/head-pose.ts';
import { cropBeyondEdges, cropRgb } from '../raster/crop.ts';
import type { Rect, RgbImage } from '../raster/image.ts';
import { fitRgb } from '../raster/resize.ts';
import type { Face, FaceFinder } from './face.ts';
import { createHumanRuntime, type HumanFace, type HumanRuntime } from './human-runtime.ts';

/** The detector itself sees 256 × 256 and the mesh a 256 px crop: more pixels change nothing but the time. */
const DETECTION_SIDE_PX = 1024;
const CLOSE_UP_SIDE_PX = 512;
/** Below this there is no face in the crop (a dog scored 0.29, portraits 0.98 and more). */
const MIN_FACE_SCORE = 0.6;
/** A face found only in a tile must be surer: tiles show many more things that are not faces. */
const MIN_TILE_FACE_SCORE = 0.95;
/** Squeezed into a square, faces of a wider picture than this are no longer found. */
const MAX_ASPECT = 2;
/** Side of the tiles as a share of the short side, when nothing was found on the whole picture. */
const SMALL_FACE_TILE_SHARE = 1 / 3;
const SAME_FACE_OVERLAP = 0.3;
/** Crop around the detector's box, times its size, when searching: Human's own, at which dogs are no faces. */
const SEARCH_CROP_SCALE = 1.4;
/**
 * The same for the close-up. At 1.4 the mesh slides down faces seen from below by a whole eye height; at 1.8 eyes,
 * brows and hairline sit.
 */
const CLOSE_UP_CROP_SCALE = 1.8;
/** Side of the close-up ÷ longer side of the face, so that the crop above never meets its edge and is squeezed. */
const CLOSE_UP_SHARE = 2.4;

/** Loads Human's models (0.1–0.3 s); one finder a thread; its calls wait for each other. 0.1 s a picture with one face. */
export async function createHumanFaceFinder(): Promise<FaceFinder> {
  const human = await createHumanRuntime();
  // Human's settings are shared by all calls in flight, and every call changes them.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const mine = last.then(work, work);
    last = mine;
    return await mine;
  };
  return {
    find: (image) =>
      inTurn(async () => {
        const closeUps: Face[] = [];
        for (const face of await search(human, image)) {
          const near = await closeUp(human, image, face.box);
          // The whole picture decides how sure it is a face: seen from near, almost everything looks like one.
          closeUps.push(near === undefined ? face : { ...near, score: face.score });
        }
        return closeUps.sort((a, b) => b.box.height - a.box.height);
      }),
  };
}

/** Every face on the picture, largest first, with a first, rough mesh. */
async function search(human: HumanRuntime, image: RgbImage): Promise<readonly Face[]> {
  const whole: Rect = { x: 0, y: 0, width: image.widthPx, height: image.heightPx };
  const found = await searchArea(human, image, whole, MIN_FACE_SCORE);
  const shortSide = Math.min(whole.width, whole.height);
  const isWide = Math.max(whole.width, whole.height) / shortSide > MAX_ASPECT;
  // On pictures without any face only to tell "too small" from "no face": about 1 s, and refused either way.
  const mayBeSmall = found.length === 0 && shortSide * SMALL_FACE_TILE_SHARE >= 256;
  if (isWide || mayBeSmall) {
    for (const tile of squareTiles(
      whole,
      isWide ? shortSide : Math.ceil(shortSide * SMALL_FACE_TILE_SHARE),
    )) {
      found.push(...(await searchArea(human, image, tile, MIN_TILE_FACE_SCORE)));
    }
  }
  return withoutRepeats(found).sort((a, b) => b.box.height - a.box.height);
}

async function searchArea(
  human: HumanRuntime,
  image: RgbImage,
  area: Rect,
  minScore: number,
): Promise<Face[]> {
  const isWhole = area.width === image.widthPx && area.height === image.heightPx;
  const small = fitRgb(isWhole ? image : cropRgb(image, area), DETECTION_SIDE_PX);
  const found = await detect(human, small, SEARCH_CROP_SCALE);
  return found
    .filter((face) => face.faceScore >= minScore)
    .map((face) => faceOf(face, area.width / small.widthPx, area));
}

/** A look from near at the face that is known to be at `place`: its mesh sits. Undefined when there is none. */
async function closeUp(human: HumanRuntime, image: RgbImage, place: Rect): Promise<Face | undefined> {
  const side = Math.round(CLOSE_UP_SHARE * Math.max(place.width, place.height));
  const centre = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const area = {
    x: Math.round(centre.x - side / 2),
    y: Math.round(centre.y - side / 2),
    width: side,
    height: side,
  };
  const small = fitRgb(cropBeyondEdges(image, area), CLOSE_UP_SIDE_PX);
  return (await detect(human, small, CLOSE_UP_CROP_SCALE))
    .filter((found) => found.faceScore >= MIN_FACE_SCORE)
    .map((found) => faceOf(found, side / small.widthPx, area))
    .filter((face) => overlap(face.box, place) >= SAME_FACE_OVERLAP)
    .sort((a, b) => overlap(b.box, place) - overlap(a.box, place))[0];
}

async function detect(
  human: HumanRuntime,
  image: RgbImage,
  cropScale: number,
): Promise<readonly HumanFace[]> {
  const input = human.tf.tensor(image.data, [1, image.heightPx, image.widthPx, 3], 'float32');
  try {
    const result = await human.detect(input, { face: { detector: { scale: cropScale } } });
    if (result.error !== null) throw new Error(`face detection failed: ${result.error}`);
    return result.face.filter((found) => found.mesh.length === 478);
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

function withoutRepeats(faces: readonly Face[]): Face[] {
  const kept: Face[] = [];
  for (const face of faces.toSorted((a, b) => b.score - a.score)) {
    if (kept.every((other) => overlap(other.box, face.box) < SAME_FACE_OVERLAP)) kept.push(face);
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
