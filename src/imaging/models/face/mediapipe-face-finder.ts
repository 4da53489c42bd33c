import { headPose } from '../../measure/face/head-pose.ts';
import type { Rect, RgbImage } from '../../raster/image.ts';
import { intersectionOverUnion, suppressNonMaxima } from '../../raster/box-overlap.ts';
import type { QuarterTurns } from '../../raster/rotate.ts';
import {
  cropBeforeRotation,
  pointInCrop,
  rectCrop,
  sampleCrop,
  squareCrop,
  type OrientedCrop,
} from '../../raster/oriented-crop.ts';
import { type CropMesh, EYE_SIDE_PX, eyeCrops, withEyes } from './eye-mesh.ts';
import { DETECTOR_SIDE_PX, type FaceBox, readFaceBoxes } from './face-boxes.ts';
import { createFaceNetworks, type FaceNetworks, MESH_SIDE_PX } from './face-networks.ts';
import type { Face, FaceFinder } from './face.ts';

/** Below this there is no face in the crop (a dog scored 0.29, portraits 0.98 and more). */
const MIN_CONFIDENCE = 0.6;
/** A face found only in a tile must be surer: tiles show many more things that are not faces. */
const MIN_TILE_CONFIDENCE = 0.95;
/**
 * The score from afar times that from near: 72 pictures of dogs at most 0.31, 330 of people 0.5 and more. Of faces behind
 * masks and telephones some have no more than 0.33.
 */
const MIN_TWICE_SEEN = 0.35;
/** Squeezed into a square, faces of a wider picture than this are no longer found. */
const MAX_ASPECT = 2;
/** Side of the tiles as a share of the short side, when nothing was found on the whole picture. */
const SMALL_FACE_TILE_SHARE = 1 / 3;
const SAME_FACE_OVERLAP = 0.3;
/** Crop around the detector's box, times its size, when searching: at this, fewest dogs are faces. */
const SEARCH_CROP_SCALE = 1.4;
/**
 * The same for the close-up. At 1.4 the mesh slides down faces seen from below by a whole eye height; at 1.8 eyes,
 * brows and hairline sit.
 */
const CLOSE_UP_CROP_SCALE = 1.8;
/** Side of the close-up ÷ longer side of the face, so that the crop above never leaves it. */
const CLOSE_UP_SHARE = 2.4;
/**
 * The mesh's depth is as the network gives it, a close-up of this side or less being 1: the limits of yaw and pitch are
 * measured so (measure/face/camera-distance.ts knows the true scale).
 */
const DEPTH_SIDE_PX = 512;
/** Heads that lean less are meshed as they are. */
const MIN_TURN_RAD = 0.2;

/** A picture to be looked at in parts, after quarter turns. */
interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  part(crop: OrientedCrop, sidePx: number): RgbImage;
}

/** What the mesh network saw of a face and made of it. */
interface Meshed {
  readonly crop: OrientedCrop;
  readonly seen: RgbImage;
  /** In pixels of `seen`. */
  readonly mesh: CropMesh;
  /** Without eyes, on the picture. */
  readonly box: Rect;
  /** Detector times mesh, because an upside-down face passes either test alone. */
  readonly score: number;
}

/**
 * Faces as MediaPipe finds them: BlazeFace (Bazarevsky et al. 2019), the face mesh (Kartynnik et al. 2019) and the iris
 * network (Ablavatski et al. 2020). Loads in 0.15 s; 0.05 s a picture with one face.
 */
export async function createFaceFinder(): Promise<FaceFinder> {
  const networks = await createFaceNetworks();
  return {
    async find(image) {
      const picture = pictureOf(image, 0);
      const faces: Face[] = [];
      for (const place of await search(networks, picture, { evenSmall: true })) {
        const near = await closeUp(networks, picture, place.box);
        if (near === undefined || place.score * near.score < MIN_TWICE_SEEN) continue;
        const mesh = onPicture(near.crop, await withEyesSeen(networks, near), depthScale(place.box));
        // The whole picture decides how sure it is a face: seen from near, almost everything looks like one.
        faces.push({ box: boxOf(mesh), score: place.score, mesh, ...headPose(mesh) });
      }
      return faces.sort((a, b) => b.box.height - a.box.height);
    },
    async glimpse(image, turns) {
      const [face] = await search(networks, pictureOf(image, turns), { evenSmall: false });
      return face && { score: face.score, rollDeg: headPose(onPicture(face.crop, face.mesh, 1)).rollDeg };
    },
  };
}

function pictureOf(image: RgbImage, turns: QuarterTurns): Picture {
  const isOnSide = turns % 2 === 1;
  return {
    widthPx: isOnSide ? image.heightPx : image.widthPx,
    heightPx: isOnSide ? image.widthPx : image.heightPx,
    part: (crop, sidePx) => sampleCrop(image, cropBeforeRotation(crop, image, turns), sidePx),
  };
}

/** Every face on the picture, largest first, where it roughly is. */
async function search(
  networks: FaceNetworks,
  picture: Picture,
  { evenSmall }: { readonly evenSmall: boolean },
): Promise<readonly Meshed[]> {
  const whole: Rect = { x: 0, y: 0, width: picture.widthPx, height: picture.heightPx };
  const found = await facesIn(networks, picture, whole, SEARCH_CROP_SCALE, MIN_CONFIDENCE);
  const shortSide = Math.min(whole.width, whole.height);
  const isWide = Math.max(whole.width, whole.height) / shortSide > MAX_ASPECT;
  // On pictures without any face only to tell "too small" from "no face": refused either way.
  const mayBeSmall = evenSmall && found.length === 0 && shortSide * SMALL_FACE_TILE_SHARE >= 256;
  if (isWide || mayBeSmall) {
    const side = isWide ? shortSide : Math.ceil(shortSide * SMALL_FACE_TILE_SHARE);
    for (const tile of squareTiles(whole, side))
      found.push(...(await facesIn(networks, picture, tile, SEARCH_CROP_SCALE, MIN_TILE_CONFIDENCE)));
  }
  return suppressNonMaxima(found, SAME_FACE_OVERLAP).sort((a, b) => b.box.height - a.box.height);
}

/** A look from near at the face that is known to be at `place`: its mesh sits. Undefined when there is none. */
async function closeUp(networks: FaceNetworks, picture: Picture, place: Rect): Promise<Meshed | undefined> {
  const side = closeUpSidePx(place);
  const area = {
    x: place.x + (place.width - side) / 2,
    y: place.y + (place.height - side) / 2,
    width: side,
    height: side,
  };
  return (await facesIn(networks, picture, area, CLOSE_UP_CROP_SCALE, MIN_CONFIDENCE))
    .filter(({ box }) => intersectionOverUnion(box, place) >= SAME_FACE_OVERLAP)
    .sort((a, b) => intersectionOverUnion(b.box, place) - intersectionOverUnion(a.box, place))[0];
}

function closeUpSidePx(place: Rect): number {
  return CLOSE_UP_SHARE * Math.max(place.width, place.height);
}

function depthScale(place: Rect): number {
  return Math.max(1, closeUpSidePx(place) / DEPTH_SIDE_PX);
}

async function facesIn(
  networks: FaceNetworks,
  picture: Picture,
  area: Rect,
  cropScale: number,
  minConfidence: number,
): Promise<Meshed[]> {
  const boxes = readFaceBoxes(await networks.detect(picture.part(rectCrop(area), DETECTOR_SIDE_PX)));
  const faces: Meshed[] = [];
  for (const found of boxes) {
    const crop = cropAround(found, area, cropScale);
    const seen = picture.part(crop, MESH_SIDE_PX);
    const { confidence, mesh } = await networks.mesh(seen);
    if (confidence < minConfidence) continue;
    const box = boxOf(onPicture(crop, mesh, 1));
    faces.push({ crop, seen, mesh, box, score: found.score * confidence });
  }
  return faces;
}

/** What the mesh network is shown of a face: upright, by the line from its mouth to its nose. */
function cropAround({ box, nose, mouth }: FaceBox, area: Rect, cropScale: number): OrientedCrop {
  const [xScale, yScale] = [area.width / DETECTOR_SIDE_PX, area.height / DETECTOR_SIDE_PX];
  const turnRad = Math.atan2((nose.x - mouth.x) * xScale, (mouth.y - nose.y) * yScale);
  return squareCrop(
    { x: area.x + (box.x + box.width / 2) * xScale, y: area.y + (box.y + box.height / 2) * yScale },
    cropScale * Math.max(box.width * xScale, box.height * yScale),
    Math.abs(turnRad) > MIN_TURN_RAD ? turnRad : 0,
  );
}

async function withEyesSeen(networks: FaceNetworks, { seen, mesh }: Meshed): Promise<CropMesh> {
  const [left, right] = eyeCrops(mesh);
  const answers = await networks.eyes([
    sampleCrop(seen, left, EYE_SIDE_PX),
    sampleCrop(seen, right, EYE_SIDE_PX),
  ]);
  return withEyes(mesh, [left, right], answers);
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

function onPicture(crop: OrientedCrop, mesh: CropMesh, zScale: number): Face['mesh'] {
  return mesh.map(([x, y, z]) => {
    const point = pointInCrop(crop, x / MESH_SIDE_PX, y / MESH_SIDE_PX);
    return [point.x, point.y, z * zScale];
  });
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
