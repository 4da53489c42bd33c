import { boxBlur } from '../../ops/plane/box-blur.ts';
import { headGeometry } from '../../measure/face/head-geometry.ts';
import { eyesAndMouth } from '../../measure/face/mouth-shape.ts';
import { faceLuminance } from '../../measure/face/face-luminance.ts';
import { eyesOcclusionScore, hatScore, mouthOcclusionScore } from '../../measure/face/occlusion-scores.ts';
import { SKIN_LANDMARKS, sideLightnessDifference, skinPatches } from '../../measure/face/skin-patches.ts';
import { faceBlockiness } from '../../measure/image/blockiness.ts';
import { gradientMap } from '../../measure/image/gradient-map.ts';
import { noiseSigma } from '../../measure/image/noise.ts';
import { faceSharpness } from '../../measure/image/sharpness.ts';
import { type Face, type FaceFinder, scaledFace } from '../../models/face/face.ts';
import { distancePx, meshPoint } from '../../models/face/face-landmarks.ts';
import type { HeadDescriber } from '../../models/head.ts';
import type { PersonSegmentation } from '../../models/matting/person-segmentation.ts';
import type { RgbImage } from '../../raster/image.ts';
import { fitRgb, resizeLuma, resizeRgb } from '../../raster/resize.ts';
import { wholePixels } from '../../raster/whole-pixels.ts';
import { findUpright } from '../selfie/find-upright.ts';
import { cheekColour } from '../../measure/face/cheek-colour.ts';
import { clippedMarks, clutterMarks, shadowMarks } from './review-marks.ts';
import type { ReviewMeasures } from './review-measures.ts';

/** The networks that measure a photo, on the server and in the browser. */
export interface ReviewNetworks {
  readonly finder: FaceFinder;
  readonly segmentation: Pick<PersonSegmentation, 'segment'>;
  readonly headDescriber: HeadDescriber;
}

/** Longest side at which photos are measured; larger ones are reduced first. */
const REVIEW_SIDE_PX = 1280;
/** Distance of the eyes at which backgrounds are compared, so that the result does not depend on the photo's size. */
const EYES_APART_PX = 64;
/** Coverage up to which a pixel is background, and from which it is the person, 0–255. */
const COVERAGE = { background: 13, person: 242 } as const;
/** Width of the seam around the person that counts as neither, pixels. */
const SEAM_PX = 3;
/** Least share of the small image whose clothes can be judged. */
const MIN_CLOTHES_SHARE = 0.02;
/** Half the side of a skin patch ÷ height of the face, as in selfie-features.ts. */
const PATCH_SHARE = 0.03;

/**
 * Measures a decoded photo, upright or not, from its largest face. Takes 0.2 to 0.4 s on a server's core.
 * @param originalSidePx longest side of the file that was decoded, if `photo` is a reduced copy
 * @returns undefined when the photo shows no face, or only a part of one
 */
export async function measurePhoto(
  photo: RgbImage,
  { finder, segmentation, headDescriber }: ReviewNetworks,
  originalSidePx = Math.max(photo.widthPx, photo.heightPx),
): Promise<ReviewMeasures | undefined> {
  const upright = await findUpright(finder, fitRgb(photo, REVIEW_SIDE_PX));
  const [face, ...others] = upright.faces;
  if (face === undefined) return undefined;
  const { image } = upright;
  const light = faceLuminance(image, face);
  const colour = cheekColour(image, face);
  if (light === undefined || colour === undefined) return undefined;
  const head = await headDescriber.describe(image, face);
  const originalScale = originalSidePx / Math.max(image.widthPx, image.heightPx);
  const near = await measureSurroundings(image, face, segmentation);
  const sideLightness = measureSides(image, face);
  const frame = measureFrame(image, face, near.crownY);
  return {
    widthPx: Math.round(image.widthPx * originalScale),
    heightPx: Math.round(image.heightPx * originalScale),
    faceCount: upright.faces.length,
    light: { ...light, ...colour, sideLightness },
    background: near.background,
    mouth: eyesAndMouth(face),
    pose: { yawDeg: face.yawDeg, pitchDeg: face.pitchDeg, rollDeg: face.rollDeg },
    frame: frame.shares,
    quality: {
      sharpness: faceSharpness(image, face),
      noise: faceNoise(image, face),
      // Blocks are visible only at the size at which the photo was compressed.
      blockiness: originalScale === 1 ? faceBlockiness(image, face) : 1,
      headHeightPx: frame.headHeightPx * originalScale,
    },
    covering: {
      eyes: eyesOcclusionScore(head),
      mouth: mouthOcclusionScore(head),
      hat: hatScore(head),
    },
    clothes: near.clothes,
    marks: {
      ...frame.marks,
      clipped: clippedMarks(image, face),
      shadow: shadowMarks(image, face, sideLightness),
      clutter: near.clutter,
      others: others.map(({ box }) => ({
        x: box.x / image.widthPx,
        y: box.y / image.heightPx,
        width: box.width / image.widthPx,
        height: box.height / image.heightPx,
      })),
    },
  };
}

function measureSides(image: RgbImage, face: Face): number {
  const spots = SKIN_LANDMARKS.map((index) => meshPoint(face, index));
  const radiusPx = face.box.height * PATCH_SHARE;
  return sideLightnessDifference(skinPatches(image.data, image.widthPx, image.heightPx, spots, radiusPx));
}

function faceNoise(image: RgbImage, face: Face): number {
  const area = wholePixels(image, face.box);
  return noiseSigma(resizeLuma(image, area, area.width, area.height), area.width, area.height);
}

/** Measures background and clothes on a small copy, in which the eyes are EYES_APART_PX apart. */
async function measureSurroundings(
  image: RgbImage,
  face: Face,
  segmentation: Pick<PersonSegmentation, 'segment'>,
) {
  const [leftEye, rightEye] = eyesOf(face);
  const scale = Math.min(1, EYES_APART_PX / distancePx(leftEye, rightEye));
  const small = resizeRgb(
    image,
    Math.max(1, Math.round(image.widthPx * scale)),
    Math.max(1, Math.round(image.heightPx * scale)),
  );
  const smallFace = scaledFace(face, small.widthPx / image.widthPx);
  const { data: alpha } = await segmentation.segment(small);
  const { widthPx, heightPx } = small;
  // A mean over the neighbourhood is at the end of its range only where all of it is.
  const even = boxBlur(Float32Array.from(alpha), widthPx, heightPx, SEAM_PX);
  const gradient = gradientMap(small);
  const chin = meshPoint(smallFace, 152);
  const belowChin = (chin.y + 0.3 * EYES_APART_PX) * widthPx;
  const areas = markAreas(even, belowChin);
  const hasClothes = shareOf(AREA.clothes, areas) >= MIN_CLOTHES_SHARE;
  const head = headGeometry(
    { ...small, rgb: small.data, alpha },
    smallFace.mesh.map(([x, y]) => ({ x, y })),
  );
  return {
    crownY: head.crownY / (small.heightPx / image.heightPx),
    background: {
      share: shareOf(AREA.background, areas),
      gradient: meanOf(gradient, AREA.background, areas),
    },
    clothes: { gradient: hasClothes ? meanOf(gradient, AREA.clothes, areas) : undefined },
    clutter: clutterMarks(gradient, widthPx, heightPx, (i) => areas[i] === AREA.background),
  };
}

const AREA = { other: 0, background: 1, clothes: 2 } as const;

/** Returns the AREA of every pixel. @param coverage 0–255  @param belowChin index from which a person's pixels are clothes */
function markAreas(coverage: Float32Array, belowChin: number): Uint8Array {
  const areas = new Uint8Array(coverage.length);
  for (let i = 0; i < areas.length; i++)
    if (coverage[i] <= COVERAGE.background) areas[i] = AREA.background;
    else if (i > belowChin && coverage[i] >= COVERAGE.person) areas[i] = AREA.clothes;
  return areas;
}

/*
 * The next two functions return plain numbers. When one function returned both as `{ mean, share }`, about one thread in fifteen
 * gave a photo the figures of its clothes as those of its background. It did so only with Maglev, a compiler of V8 (13.6), when
 * the function was replaced by its optimised code while it ran. The service keeps Maglev off (threads/thread-pool.ts); visitors'
 * browsers have it.
 */

/** Returns the share of the pixels in an area, 0–1. */
function shareOf(area: number, areas: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < areas.length; i++) if (areas[i] === area) count++;
  return count / areas.length;
}

/** Returns the mean of the values in an area; 0 when it is empty. */
function meanOf(values: Float32Array, area: number, areas: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < areas.length; i++)
    if (areas[i] === area) {
      sum += values[i];
      count++;
    }
  return count === 0 ? 0 : sum / count;
}

/** Computes the position of the head in the photo; see ReviewMeasures for the units. */
function measureFrame({ widthPx, heightPx }: RgbImage, face: Face, crownY: number) {
  const [left, right] = eyesOf(face);
  const chin = meshPoint(face, 152);
  const eyes = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const apart = distancePx(left, right);
  const chinDistance = distancePx(eyes, chin);
  const headHeightPx = chin.y - crownY;
  const middleX = face.box.x + face.box.width / 2;
  return {
    headHeightPx,
    shares: {
      headShare: headHeightPx / heightPx,
      eyeHeightShare: 1 - eyes.y / heightPx,
      centreOffset: middleX / widthPx - 0.5,
      spaceAside: Math.min(eyes.x, widthPx - eyes.x) / apart,
      spaceAbove: eyes.y / chinDistance,
      spaceBelow: (heightPx - eyes.y) / chinDistance,
    },
    marks: {
      head: {
        x: face.box.x / widthPx,
        y: crownY / heightPx,
        width: face.box.width / widthPx,
        height: headHeightPx / heightPx,
      },
      eyes: [left.x / widthPx, left.y / heightPx, right.x / widthPx, right.y / heightPx] as const,
    },
  };
}

/** Returns the middles of the irises, the picture's left one first. */
function eyesOf(face: Face) {
  return [meshPoint(face, 468), meshPoint(face, 473)] as const;
}
