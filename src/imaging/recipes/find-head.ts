import { type HeadMarks, headMarks, mapMarks } from '../measure/face/head-marks.ts';
import type { Face, FaceFinder } from '../models/face/face.ts';
import type { PersonSegmentation } from '../models/matting/person-segmentation.ts';
import { turned } from '../raster/crop-frame.ts';
import type { Point, RgbImage } from '../raster/image.ts';
import { type OrientedCrop, pointInCrop, sampleCrop, squareCrop } from '../raster/oriented-crop.ts';
import { type QuarterTurns, rotatePoint } from '../raster/rotate.ts';
import { findUpright } from './selfie/find-upright.ts';

/** The largest head on a photo. */
export interface FoundHead {
  /** In pixels of the photo, with an estimated top of the head. */
  readonly marks: HeadMarks;
  readonly faceCount: number;
  /** The head's turn to the side, degrees; positive looks to the photo's right. */
  readonly yawDeg: number;
  /** The close-up on which the head was measured. */
  readonly closeUp: HeadCloseUp;
}

interface HeadCloseUp {
  readonly image: RgbImage;
  readonly face: Face;
  /** False for points of the close-up beyond the photo's edges, where its last pixels repeat. */
  readonly isOnPhoto: (point: Point) => boolean;
  readonly toPhoto: (point: Point) => Point;
}

/**
 * Side of the close-up ÷ height of the head. All heads are measured on a level close-up of the same framing, because the networks
 * see the same head differently in another one: without it, a third of 50 portraits measured more than 1 % larger or smaller once
 * they were cropped.
 */
const CLOSE_UP_SHARE = 1.9;
const CLOSE_UP_SIDE_PX = 768;
/** Further framings, as shares of the close-up's side. The mean of their meshes is steadier than one, whose chin varies by 1 %. */
const FURTHER_SHARES = [0.88, 1.12] as const;

/** Finds the largest head, also on photos that are sideways or upside down. Undefined when there is no face. */
export async function findHead(finder: FaceFinder, photo: RgbImage): Promise<FoundHead | undefined> {
  const { image, faces, turns } = await findUpright(finder, photo);
  const [rough] = faces;
  if (!rough) return undefined;
  const crop = cropAround(headMarks(rough));
  const closeUp = sampleCrop(image, crop, CLOSE_UP_SIDE_PX);
  const toImage = ({ x, y }: Point): Point => pointInCrop(crop, x / CLOSE_UP_SIDE_PX, y / CLOSE_UP_SIDE_PX);
  const back = ((4 - turns) % 4) as QuarterTurns;
  const toPhoto = (point: Point): Point => rotatePoint(toImage(point), image.widthPx, image.heightPx, back);
  // A face that is found on the whole photo only is used as it is.
  const found = nearestToCentre(await finder.find(closeUp)) ?? faceInCrop(rough, crop);
  const near = await meanFace(finder, image, crop, found);
  const isOnPhoto = (point: Point): boolean => {
    const { x, y } = toImage(point);
    return x >= 0 && y >= 0 && x < image.widthPx && y < image.heightPx;
  };
  return {
    marks: mapMarks(headMarks(near), toPhoto),
    faceCount: faces.length,
    yawDeg: near.yawDeg,
    closeUp: { image: closeUp, face: near, isOnPhoto, toPhoto },
  };
}

/** Finds the top of the hair as well, which also tells more about the skull below it. */
export async function findHair(
  segmenter: PersonSegmentation,
  { closeUp: { image, face, isOnPhoto, toPhoto } }: FoundHead,
): Promise<HeadMarks> {
  const matte = await segmenter.segment(image);
  return mapMarks(headMarks(face, { matte, isOnPhoto }), toPhoto);
}

/** Averages the mesh with those of other framings. @param found the face in pixels of the close-up */
async function meanFace(finder: FaceFinder, image: RgbImage, crop: OrientedCrop, found: Face): Promise<Face> {
  const meshes = [found.mesh];
  for (const share of FURTHER_SHARES) {
    const corner = pointInCrop(crop, (1 - share) / 2, (1 - share) / 2);
    const scaled = (side: Point): Point => ({ x: side.x * share, y: side.y * share });
    const other = { corner, across: scaled(crop.across), down: scaled(crop.down) };
    const face = nearestToCentre(await finder.find(sampleCrop(image, other, CLOSE_UP_SIDE_PX)));
    if (!face) continue;
    const offset = (CLOSE_UP_SIDE_PX * (1 - share)) / 2;
    meshes.push(face.mesh.map(([x, y, z]) => [x * share + offset, y * share + offset, z * share] as const));
  }
  const mean = (point: number, axis: 0 | 1 | 2): number =>
    meshes.reduce((sum, mesh) => sum + mesh[point]![axis], 0) / meshes.length;
  return {
    ...found,
    mesh: found.mesh.map((_, point) => [mean(point, 0), mean(point, 1), mean(point, 2)] as const),
  };
}

function cropAround({ chin, crown, leftEye, rightEye }: HeadMarks): OrientedCrop {
  const headPx = Math.hypot(chin.x - crown.x, chin.y - crown.y);
  const turnRad = Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x);
  const centre = { x: (chin.x + crown.x) / 2, y: (chin.y + crown.y) / 2 };
  return squareCrop(centre, CLOSE_UP_SHARE * headPx, turnRad);
}

function nearestToCentre(faces: readonly Face[]): Face | undefined {
  const offCentre = ({ box }: Face) =>
    Math.hypot(box.x + box.width / 2 - CLOSE_UP_SIDE_PX / 2, box.y + box.height / 2 - CLOSE_UP_SIDE_PX / 2);
  return faces.toSorted((a, b) => offCentre(a) - offCentre(b))[0];
}

function faceInCrop(face: Face, { corner, across }: OrientedCrop): Face {
  const sidePx = Math.hypot(across.x, across.y);
  const turnDeg = (Math.atan2(across.y, across.x) * 180) / Math.PI;
  const scale = CLOSE_UP_SIDE_PX / sidePx;
  const mesh = face.mesh.map(([x, y, z]) => {
    const moved = turned({ x: x - corner.x, y: y - corner.y }, -turnDeg);
    return [moved.x * scale, moved.y * scale, z * scale] as const;
  });
  return { ...face, mesh };
}
