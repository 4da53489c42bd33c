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
import type { LoadNetwork } from '../network.ts';

/** Least confidence of the mesh network that a crop shows a face (a dog scored 0.29, portraits 0.98 and more). */
const MIN_CONFIDENCE = 0.6;
/** The same for a face found only in a tile: higher, because tiles show many more things that are not faces. */
const MIN_TILE_CONFIDENCE = 0.95;
/**
 * Least product of the scores on the whole picture and on the close-up: 72 pictures of dogs have at most 0.31, 330 of people
 * 0.5 and more. Some faces behind masks and telephones have no more than 0.33.
 */
const MIN_SCORE_PRODUCT = 0.35;
/** Resized to a square, wider pictures than this have faces too narrow to be found. */
const MAX_ASPECT = 2;
/** Side of the tiles as a share of the short side, when nothing was found on the whole picture. */
const SMALL_FACE_TILE_SHARE = 1 / 3;
const SAME_FACE_OVERLAP = 0.3;
/** Side of the mesh's crop ÷ the detector's box during the search: with this value the fewest dogs count as faces. */
const SEARCH_CROP_SCALE = 1.4;
/**
 * The same for the close-up. At 1.4 the mesh is too low by a whole eye height on faces seen from below; at 1.8 eyes, brows and
 * hairline fit.
 */
const CLOSE_UP_CROP_SCALE = 1.8;
/** Side of the close-up ÷ longer side of the face, large enough that the crop above stays inside it. */
const CLOSE_UP_SHARE = 2.4;
/**
 * Close-ups up to this side leave the mesh's depth as the network returns it; larger ones scale it up. The limits of yaw and
 * pitch were measured with this depth (measure/face/camera-distance.ts estimates the true scale).
 */
const DEPTH_SIDE_PX = 512;
/** Heads that lean less are meshed without being rotated upright. */
const MIN_TURN_RAD = 0.2;

/** An image, rotated by quarter turns, of which parts are sampled. */
interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  part(crop: OrientedCrop, sidePx: number): RgbImage;
}

/** A crop of a face and the mesh network's output for it. */
interface MeshedFace {
  readonly crop: OrientedCrop;
  /** The mesh network's input. */
  readonly cropImage: RgbImage;
  /** The mesh in pixels of `cropImage`. */
  readonly mesh: CropMesh;
  /** Box of the mesh before its eyes are refined, in pixels of the picture. */
  readonly box: Rect;
  /** The detector's score × the mesh's confidence, because an upside-down face passes either test alone. */
  readonly score: number;
}

/**
 * Loads MediaPipe's face pipeline: BlazeFace (Bazarevsky et al. 2019), the face mesh (Kartynnik et al. 2019) and the iris
 * network (Ablavatski et al. 2020). Loading takes 0.15 s, a picture with one face 0.05 s.
 */
export async function createFaceFinder(load: LoadNetwork): Promise<FaceFinder> {
  const networks = await createFaceNetworks(load);
  return {
    async find(image) {
      const picture = pictureOf(image, 0);
      const faces: Face[] = [];
      for (const place of await search(networks, picture, { includeSmall: true })) {
        const near = await closeUp(networks, picture, place.box);
        if (near === undefined || place.score * near.score < MIN_SCORE_PRODUCT) continue;
        const mesh = toPicture(near.crop, await refineEyes(networks, near), depthScale(place.box));
        // The score is that on the whole picture, because on a close-up almost everything looks like a face.
        faces.push({ box: boxOf(mesh), score: place.score, mesh, ...headPose(mesh) });
      }
      return faces.sort((a, b) => b.box.height - a.box.height);
    },
    async detectLargest(image, turns) {
      const [face] = await search(networks, pictureOf(image, turns), { includeSmall: false });
      return face && { score: face.score, rollDeg: headPose(toPicture(face.crop, face.mesh, 1)).rollDeg };
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

/** Finds every face on the picture, largest first, at its approximate position. */
async function search(
  networks: FaceNetworks,
  picture: Picture,
  { includeSmall }: { readonly includeSmall: boolean },
): Promise<readonly MeshedFace[]> {
  const whole: Rect = { x: 0, y: 0, width: picture.widthPx, height: picture.heightPx };
  const found = await facesIn(networks, picture, whole, SEARCH_CROP_SCALE, MIN_CONFIDENCE);
  const shortSide = Math.min(whole.width, whole.height);
  const isWide = Math.max(whole.width, whole.height) / shortSide > MAX_ASPECT;
  // On pictures without any face this only decides between "too small" and "no face"; both are refused.
  const mayBeSmall = includeSmall && found.length === 0 && shortSide * SMALL_FACE_TILE_SHARE >= 256;
  if (isWide || mayBeSmall) {
    const side = isWide ? shortSide : Math.ceil(shortSide * SMALL_FACE_TILE_SHARE);
    for (const tile of squareTiles(whole, side))
      found.push(...(await facesIn(networks, picture, tile, SEARCH_CROP_SCALE, MIN_TILE_CONFIDENCE)));
  }
  return suppressNonMaxima(found, SAME_FACE_OVERLAP).sort((a, b) => b.box.height - a.box.height);
}

/** Computes an exact mesh from a close-up of the face that was found at `place`. Undefined when it shows none there. */
async function closeUp(
  networks: FaceNetworks,
  picture: Picture,
  place: Rect,
): Promise<MeshedFace | undefined> {
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
): Promise<MeshedFace[]> {
  const boxes = readFaceBoxes(await networks.detect(picture.part(rectCrop(area), DETECTOR_SIDE_PX)));
  const faces: MeshedFace[] = [];
  for (const found of boxes) {
    const crop = cropAround(found, area, cropScale);
    const cropImage = picture.part(crop, MESH_SIDE_PX);
    const { confidence, mesh } = await networks.mesh(cropImage);
    if (confidence < minConfidence) continue;
    const box = boxOf(toPicture(crop, mesh, 1));
    faces.push({ crop, cropImage, mesh, box, score: found.score * confidence });
  }
  return faces;
}

/** Returns the mesh network's crop of a face, upright by the line from its mouth to its nose. */
function cropAround({ box, nose, mouth }: FaceBox, area: Rect, cropScale: number): OrientedCrop {
  const [xScale, yScale] = [area.width / DETECTOR_SIDE_PX, area.height / DETECTOR_SIDE_PX];
  const turnRad = Math.atan2((nose.x - mouth.x) * xScale, (mouth.y - nose.y) * yScale);
  return squareCrop(
    { x: area.x + (box.x + box.width / 2) * xScale, y: area.y + (box.y + box.height / 2) * yScale },
    cropScale * Math.max(box.width * xScale, box.height * yScale),
    Math.abs(turnRad) > MIN_TURN_RAD ? turnRad : 0,
  );
}

async function refineEyes(networks: FaceNetworks, { cropImage, mesh }: MeshedFace): Promise<CropMesh> {
  const [left, right] = eyeCrops(mesh);
  const outputs = await networks.eyes([
    sampleCrop(cropImage, left, EYE_SIDE_PX),
    sampleCrop(cropImage, right, EYE_SIDE_PX),
  ]);
  return withEyes(mesh, [left, right], outputs);
}

/** Returns squares that cover the area and overlap by half, so that every small face is entirely inside one of them. */
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

function toPicture(crop: OrientedCrop, mesh: CropMesh, zScale: number): Face['mesh'] {
  return mesh.map(([x, y, z]) => {
    const point = pointInCrop(crop, x / MESH_SIDE_PX, y / MESH_SIDE_PX);
    return [point.x, point.y, z * zScale];
  });
}

/** Returns the bounding box of the face's 468 points, without the ten points of the irises. */
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
