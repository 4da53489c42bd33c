import { faceExposure } from '../../../imaging/measure/image/exposure.ts';
import { faceSharpness } from '../../../imaging/measure/image/sharpness.ts';
import type { FaceBox, FindFaceBoxes } from '../../../imaging/models/face/browser-face-boxes.ts';
import { FACE_OVAL } from '../../../imaging/models/face/face-landmarks.ts';
import type { Face } from '../../../imaging/models/face/face.ts';
import type { Rect, RgbImage } from '../../../imaging/raster/image.ts';
import { rotateRgb } from '../../../imaging/raster/rotate.ts';
import { type FaceMeasures, QUICK_CHECK_LIMITS, type PhotoMeasures } from './quick-check.ts';
import { closeUpArea, isSameFace, toPhotoPixels, tiles, clipTo } from './search-areas.ts';

/** A decoded photo at the size in which it would be uploaded. */
export interface DecodedPhoto {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Returns a part of the photo, scaled down so that no side is longer than `maxSidePx`. */
  readonly readArea: (area: Rect, maxSidePx: number) => RgbImage;
}

/** The detector itself works on 256 × 256 pixels. */
const SEARCH_SIDE_PX = 512;

/** Runs the detector once on most photos, and up to a dozen times more before it reports that a photo shows no face. */
export async function measurePhoto(photo: DecodedPhoto, find: FindFaceBoxes): Promise<PhotoMeasures> {
  const whole: Rect = { x: 0, y: 0, width: photo.widthPx, height: photo.heightPx };
  const search = async (area: Rect): Promise<readonly FaceBox[]> => {
    const image = photo.readArea(area, SEARCH_SIDE_PX);
    return (await find(image)).map((face) => toPhotoPixels(face, area, area.width / image.widthPx));
  };
  const found = await search(whole);
  const bestScore = Math.max(0, ...found.map(({ score }) => score));
  if (bestScore < QUICK_CHECK_LIMITS.noFaceScore) {
    return {
      bestScore: Math.max(bestScore, await searchTurnedAndTiled(photo, whole, find)),
      ...NO_FACE_MEASURED,
    };
  }
  // Like the server, takes the largest face for the customer's: a poster behind them may score higher.
  const [first, second] = found
    .filter(({ score }) => score >= QUICK_CHECK_LIMITS.measurableScore)
    .toSorted((a, b) => b.box.height - a.box.height);
  if (!first) return { bestScore, ...NO_FACE_MEASURED };
  return {
    bestScore,
    face: measure(photo, whole, first),
    secondFace:
      second && (await measureSecondFace([first, second], (box) => search(closeUpArea(box, whole)))),
  };
}

const NO_FACE_MEASURED = { face: undefined, secondFace: undefined };

/** Returns the best score on turned copies and on parts of the photo, and stops at the first that might be a face. */
async function searchTurnedAndTiled(photo: DecodedPhoto, whole: Rect, find: FindFaceBoxes): Promise<number> {
  const small = photo.readArea(whole, SEARCH_SIDE_PX);
  const views = [
    ...([2, 1, 3] as const).map((turns) => () => rotateRgb(small, turns)),
    ...tiles(whole).map((tile) => () => photo.readArea(tile, SEARCH_SIDE_PX)),
  ];
  let bestScore = 0;
  for (const view of views) {
    for (const { score } of await find(view())) bestScore = Math.max(bestScore, score);
    if (bestScore >= QUICK_CHECK_LIMITS.noFaceScore) break;
  }
  return bestScore;
}

function measure(photo: DecodedPhoto, whole: Rect, { box }: FaceBox): FaceMeasures {
  const crop = photo.readArea(clipTo(box, whole), Math.max(whole.width, whole.height));
  const face = ovalFace(crop);
  const { highlightLuma, clippedShare } = faceExposure(crop, face);
  const sharpness = faceSharpness(crop, face);
  return { sidePx: Math.max(box.width, box.height), highlightLuma, clippedShare, sharpness };
}

/** Returns a face that fills the crop except for its corners, with the oval that a mesh has inside the detector's box. */
function ovalFace({ widthPx, heightPx }: RgbImage): Face {
  const mesh: [number, number, number][] = [];
  FACE_OVAL.forEach((point, index) => {
    const angle = (2 * Math.PI * index) / FACE_OVAL.length;
    mesh[point] = [widthPx * (0.5 + 0.33 * Math.sin(angle)), heightPx * (0.5 - 0.4 * Math.cos(angle)), 0];
  });
  const box = { x: 0, y: 0, width: widthPx, height: heightPx };
  return { box, score: 1, mesh, yawDeg: 0, pitchDeg: 0, rollDeg: 0 };
}

/** Searches a close-up of each face and returns the lower of their scores. */
async function measureSecondFace(
  faces: readonly [FaceBox, FaceBox],
  searchNear: (box: Rect) => Promise<readonly FaceBox[]>,
): Promise<PhotoMeasures['secondFace']> {
  const scores: number[] = [];
  for (const { box } of faces) {
    scores.push((await searchNear(box)).find((near) => isSameFace(near.box, box))?.score ?? 0);
  }
  const heights = faces.map(({ box }) => box.height);
  return { score: Math.min(...scores), heightShare: Math.min(...heights) / Math.max(...heights) };
}
