import { faceExposure } from '../../../imaging/measure/image/exposure.ts';
import { faceSharpness } from '../../../imaging/measure/image/sharpness.ts';
import type { FaceBox, FindFaceBoxes } from '../../../imaging/models/face/browser-face-boxes.ts';
import { FACE_OVAL } from '../../../imaging/models/face/face-landmarks.ts';
import type { Face } from '../../../imaging/models/face/face.ts';
import type { Rect, RgbImage } from '../../../imaging/raster/image.ts';
import { turnRgb } from '../../../imaging/raster/rotate.ts';
import { type FaceLook, FIRST_LOOK_LIMITS, type FirstLook } from './first-look.ts';
import { closeUp, isSameFace, onPicture, tiles, within } from './look-areas.ts';

/** A decoded photo in the size it would be sent in. */
export interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** A part of it, made smaller where a side is over `maxSidePx`. */
  readonly pixels: (area: Rect, maxSidePx: number) => RgbImage;
}

/** The detector itself sees 256 × 256. */
const SEARCH_SIDE_PX = 512;

/** One search on most photos; up to a dozen more before a photo is said to show no face at all. */
export async function takeFirstLook(picture: Picture, find: FindFaceBoxes): Promise<FirstLook> {
  const whole: Rect = { x: 0, y: 0, width: picture.widthPx, height: picture.heightPx };
  const search = async (area: Rect): Promise<readonly FaceBox[]> => {
    const image = picture.pixels(area, SEARCH_SIDE_PX);
    return (await find(image)).map((face) => onPicture(face, area, area.width / image.widthPx));
  };
  const found = await search(whole);
  const bestScore = Math.max(0, ...found.map(({ score }) => score));
  if (bestScore < FIRST_LOOK_LIMITS.noFaceScore) {
    return { bestScore: Math.max(bestScore, await searchFurther(picture, whole, find)), ...NOTHING_SURE };
  }
  // The largest is the customer, as the server sees it: a poster behind them may be the surer face.
  const [first, second] = found
    .filter(({ score }) => score >= FIRST_LOOK_LIMITS.measurableScore)
    .toSorted((a, b) => b.box.height - a.box.height);
  if (!first) return { bestScore, ...NOTHING_SURE };
  return {
    bestScore,
    face: measure(picture, whole, first),
    secondFace: second && (await lookAgain([first, second], (box) => search(closeUp(box, whole)))),
  };
}

const NOTHING_SURE = { face: undefined, secondFace: undefined };

/** The surest thing on the turned picture and on parts of it; ends at the first that is doubtful. */
async function searchFurther(picture: Picture, whole: Rect, find: FindFaceBoxes): Promise<number> {
  const small = picture.pixels(whole, SEARCH_SIDE_PX);
  const views = [
    ...([2, 1, 3] as const).map((turns) => () => turnRgb(small, turns)),
    ...tiles(whole).map((tile) => () => picture.pixels(tile, SEARCH_SIDE_PX)),
  ];
  let bestScore = 0;
  for (const view of views) {
    for (const { score } of await find(view())) bestScore = Math.max(bestScore, score);
    if (bestScore >= FIRST_LOOK_LIMITS.noFaceScore) break;
  }
  return bestScore;
}

function measure(picture: Picture, whole: Rect, { box }: FaceBox): FaceLook {
  const crop = picture.pixels(within(box, whole), Math.max(whole.width, whole.height));
  const face = ovalFace(crop);
  const { highlightLuma, clippedShare } = faceExposure(crop, face);
  const sharpness = faceSharpness(crop, face);
  return { sidePx: Math.max(box.width, box.height), highlightLuma, clippedShare, sharpness };
}

/** A face that fills the picture but for its corners: where the detector's box has the oval that a mesh would give. */
function ovalFace({ widthPx, heightPx }: RgbImage): Face {
  const mesh: [number, number, number][] = [];
  FACE_OVAL.forEach((point, index) => {
    const angle = (2 * Math.PI * index) / FACE_OVAL.length;
    mesh[point] = [widthPx * (0.5 + 0.33 * Math.sin(angle)), heightPx * (0.5 - 0.4 * Math.cos(angle)), 0];
  });
  const box = { x: 0, y: 0, width: widthPx, height: heightPx };
  return { box, score: 1, mesh, yawDeg: 0, pitchDeg: 0, rollDeg: 0 };
}

/** How sure the less sure of two faces is when each is looked at from near. */
async function lookAgain(
  faces: readonly [FaceBox, FaceBox],
  searchNear: (box: Rect) => Promise<readonly FaceBox[]>,
): Promise<FirstLook['secondFace']> {
  const scores: number[] = [];
  for (const { box } of faces) {
    scores.push((await searchNear(box)).find((near) => isSameFace(near.box, box))?.score ?? 0);
  }
  const heights = faces.map(({ box }) => box.height);
  return { score: Math.min(...scores), heightShare: Math.min(...heights) / Math.max(...heights) };
}
