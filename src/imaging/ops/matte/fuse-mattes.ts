import type { Face } from '../../models/face/face.ts';
import type { AlphaImage, RgbImage } from '../../raster/image.ts';
import { distanceBelowChin, LOWEST_SHOWN } from './distance-below-chin.ts';
import { boxBlur } from '../plane/box-blur.ts';
import { connectedComponents, meanOver } from '../plane/connected-components.ts';
import { conflictRadiusPx, findConflicts } from './matte-conflicts.ts';
import { distanceTransform } from '../plane/distance-transform.ts';
import { earringPlaces } from '../skin/earring.ts';
import { smoothStep } from '../plane/smooth-step.ts';
import { type DownscaledMattes, downscaleMattes } from './downscale-mattes.ts';
import { EIGHT_DIRECTIONS, nearestAlong } from '../plane/nearest-along.ts';
import { enlargePlane, shrinkBytes } from '../plane/resample-plane.ts';
import { findBackgroundGaps } from './background-gaps.ts';

/** Patches are compared on planes whose longer side is about this. */
const ANALYSIS_SIDE_PX = 256;
/**
 * Limits of personLikeness, −1 to 1: a patch above the first is added even beside the head, one below the second is
 * removed.
 */
const CLEARLY_PERSON = 0.3;
const CLEARLY_BACKGROUND = -0.15;
/** Mean coverage by both runs of the segmentation from which a patch is added: a scarf, a side of curls. */
const CERTAIN_COVERAGE = 0.9;
/**
 * The same where the matte's mean coverage exceeds FAINT_MATTE, and for one run below the chin, where less may be the knob of
 * a chair.
 */
const LIKELY_COVERAGE = 0.8;
const FAINT_MATTE = 0.05;
/** Greatest area of an earring, squared heights of the face. A larger stray patch is kept only above CERTAINLY_PERSON. */
const MAX_EARRING_AREA = 0.01;
const CERTAINLY_PERSON = 0.5;
/** Least mean coverage of an earring by the matte. */
const MIN_EARRING_MATTE = 0.5;
/** Greatest distance below the chin (distanceBelowChin, negative above) at which a stray patch is a bun. */
const HEAD_TOP = -1;
/** Coverage by the segmentation from which there is some body. */
const SOME_BODY = 0.2;
/** Distance from any body, in heights of the face, from which a patch is stray; loose hair is nearer. */
const STRAY_DISTANCE = 0.06;

/**
 * Fuses the coverage of two networks. ISNet's matte is fine, but segments the salient object: in a close selfie sometimes only
 * the head, half of a jacket, or a lamp beside the hair. RVM's segmentation is coarser, but knows people. Along edges the matte
 * is used. Where the two differ over a whole patch, the segmentation may add what it covers well below the chin; elsewhere only
 * when the patch's colours or a second run of the segmentation confirm it. Patches far from any body are removed unless they
 * clearly have the person's colours or hang at an ear, and gaps that the matte half covers are opened (background-gaps.ts).
 * @param matte ISNet's coverage, at the image's size
 * @param body the segmentation's coverage, at the image's size
 * @param face in pixels of the image
 * @param confirmed the smaller coverage of two runs of the segmentation, at the image's size; undefined after one run
 * @returns coverage at the image's size
 */
export function fuseMattes(
  matte: AlphaImage,
  body: AlphaImage,
  image: RgbImage,
  face: Face,
  confirmed?: AlphaImage,
): AlphaImage {
  const { widthPx, heightPx } = matte;
  const shrink = Math.max(1, Math.round(Math.max(widthPx, heightPx) / ANALYSIS_SIDE_PX));
  const planes = downscaleMattes(matte, body, image, shrink);
  const { widthPx: w, heightPx: h } = planes;
  const faceHeightPx = face.box.height / shrink;
  const conflicts = findConflicts(planes.matte, planes.body, w, h, faceHeightPx);
  let cached: Float32Array | undefined;
  // Computed only when there is a patch or haze to classify.
  const likeness = (): Float32Array => (cached ??= personLikeness(planes));
  const belowChin = distanceBelowChin(face);
  const fromBody = new Float32Array(w * h);
  const confirmedSmall = confirmed && shrinkBytes(confirmed, shrink).data;
  const xOf = (i: number): number => ((i % w) + 0.5) * shrink;
  const yOf = (i: number): number => (Math.floor(i / w) + 0.5) * shrink;
  const measure = (patch: readonly number[]): { readonly likeness: number; readonly below: number } => ({
    likeness: meanOver(patch, (i) => likeness()[i]),
    below: meanOver(patch, (i) => belowChin(xOf(i), yOf(i))),
  });
  const hangsAtEar = earringPlaces(face);
  // Colours do not tell an earring, because it has its own.
  const isEarring = (patch: readonly number[]): boolean =>
    patch.length < MAX_EARRING_AREA * faceHeightPx ** 2 &&
    hangsAtEar(meanOver(patch, xOf), meanOver(patch, yOf)) &&
    meanOver(patch, (i) => planes.matte[i]) > MIN_EARRING_MATTE;
  const isLikelyBody = (patch: readonly number[]): boolean =>
    meanOver(patch, (i) => planes.body[i]) > LIKELY_COVERAGE;
  const isConfirmed = (patch: readonly number[]): boolean => {
    if (confirmedSmall === undefined) return false;
    const coverage = meanOver(patch, (i) => confirmedSmall[i]) / 255;
    return (
      coverage > CERTAIN_COVERAGE ||
      (coverage > LIKELY_COVERAGE && meanOver(patch, (i) => planes.matte[i]) > FAINT_MATTE)
    );
  };
  for (const patch of connectedComponents(conflicts, w, h)) {
    const { likeness: likely, below } = measure(patch);
    const isFromBody =
      conflicts[patch[0]] > 0
        ? (below > 0 && isLikelyBody(patch)) || likely > CLEARLY_PERSON || isConfirmed(patch)
        : below < LOWEST_SHOWN && likely < CLEARLY_BACKGROUND && !isEarring(patch);
    if (isFromBody) for (const i of patch) fromBody[i] = 1;
  }
  // Stray things too narrow for a conflict, but far from any body: straps, branches, the edge of a chair.
  const bodyDistance = distanceTransform(planes.body, w, h, (value) => value > SOME_BODY);
  const stray = planes.matte.map((value, i) =>
    value > 0.25 && bodyDistance[i] > STRAY_DISTANCE * faceHeightPx ? 1 : 0,
  );
  for (const patch of connectedComponents(stray, w, h)) {
    const { likeness: likely, below } = measure(patch);
    const isFurniture = patch.length > MAX_EARRING_AREA * faceHeightPx ** 2 && below > HEAD_TOP;
    const needed = isFurniture ? CERTAINLY_PERSON : CLEARLY_PERSON;
    // Lower down no frame shows the removed thing, but its torn end would be visible.
    if (below < LOWEST_SHOWN && likely < needed && !isEarring(patch)) for (const i of patch) fromBody[i] = 1;
  }
  for (const i of findBackgroundGaps(planes, faceHeightPx)) fromBody[i] = 1;
  // Grown by one and a half radii of the averaging window, so that a patch is replaced up to its own edge.
  const bodyWeight = boxBlur(fromBody, w, h, 1.5 * conflictRadiusPx(faceHeightPx)).map((share) =>
    Math.min(1, 12 * share),
  );
  // A body is opaque: holes that the matte left in a patterned shirt are closed. In hair, between whose strands a wall may
  // show, only holes of the person's colours are.
  const solid = boxBlur(planes.body, w, h, 2);
  for (let i = 0; i < bodyWeight.length; i++) {
    if (solid[i] < 0.97) continue;
    if (belowChin(xOf(i), yOf(i)) > 0.1) bodyWeight[i] = 1;
    else if (planes.matte[i] < 0.99)
      bodyWeight[i] = Math.max(bodyWeight[i], smoothStep(0, CLEARLY_PERSON, likeness()[i]));
  }
  const share = enlargePlane({ data: bodyWeight, widthPx: w, heightPx: h }, widthPx, heightPx, shrink);
  const data = new Uint8Array(matte.data.length);
  for (let i = 0; i < data.length; i++)
    data[i] = Math.round(matte.data[i] + share[i] * (body.data[i] - matte.data[i]));
  return { widthPx, heightPx, data };
}

/**
 * Compares the colour of each pixel on which the mattes do not agree with the nearest agreed pixels in eight directions.
 * Returns −1 for the background's colour to 1 for the person's; 0 elsewhere.
 */
function personLikeness({ widthPx, heightPx, matte, body, colours }: DownscaledMattes): Float32Array {
  const kinds = new Int8Array(matte.length);
  for (let i = 0; i < kinds.length; i++)
    kinds[i] = Math.min(matte[i], body[i]) > 0.9 ? 1 : Math.max(matte[i], body[i]) < 0.1 ? -1 : 0;
  const leastDistance = (kind: number): Float32Array => {
    const least = new Float32Array(matte.length).fill(Infinity);
    for (const direction of EIGHT_DIRECTIONS) {
      const nearest = nearestAlong(kinds, widthPx, heightPx, direction, kind, Math.max(widthPx, heightPx));
      keepSmallerDistance(least, kinds, nearest, colours());
    }
    return least;
  };
  const toPerson = leastDistance(1);
  const toBackground = leastDistance(-1);
  return toPerson.map((distance, i) => {
    if (distance === Infinity || toBackground[i] === Infinity) return 0;
    return (toBackground[i] - distance) / (toBackground[i] + distance + 10);
  });
}

/** Lowers `least`, for every pixel of kind 0, to the distance between its colour and that of its `nearest` pixel. */
function keepSmallerDistance(
  least: Float32Array,
  kinds: Int8Array,
  nearest: Int32Array,
  [red, green, blue]: ReturnType<DownscaledMattes['colours']>,
): void {
  for (let i = 0; i < least.length; i++) {
    const j = nearest[i];
    if (kinds[i] !== 0 || j < 0) continue;
    least[i] = Math.min(least[i], Math.hypot(red[i] - red[j], green[i] - green[j], blue[i] - blue[j]));
  }
}
