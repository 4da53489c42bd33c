import type { Face } from '../../models/face/face.ts';
import type { AlphaImage, RgbImage } from '../../raster/image.ts';
import { belowChinOf, DEEPEST_SHOWN } from './distance-below-chin.ts';
import { boxBlur } from '../plane/box-blur.ts';
import { connectedComponents, meanOver } from '../plane/connected-components.ts';
import { disputeRadiusPx, disputes } from './matte-conflicts.ts';
import { distanceTransform } from '../plane/distance-transform.ts';
import { earringPlaces } from '../skin/earring.ts';
import { smoothStep } from './trimap.ts';
import { type MattePlanes, mattePlanes } from './downscale-mattes.ts';
import { EIGHT_DIRECTIONS, nearestAlong } from '../plane/nearest-along.ts';
import { enlargePlane, shrinkBytes } from '../plane/resample-plane.ts';
import { veiledGaps } from './background-gaps.ts';

/** Patches are looked for on planes whose longer side is about this. */
const LOOK_SIDE_PX = 256;
/** A patch this clearly of the person's colours is added even beside the head, and one of the background's dropped. */
const CLEARLY_PERSON = 0.3;
const CLEARLY_BACKGROUND = -0.15;
/** … or this surely seen by two looks: a scarf, a side of curls before dark leaves. */
const SURELY_SEEN = 0.9;
/** … less surely when the matte suspects it, by so much. Below the chin too what is seen less may be the knob of a chair. */
const SEEN = 0.8;
const SUSPECTED = 0.05;
/** Beside the head, larger than this share of the face's height squared, nothing is an earring: only the surest colours stay. */
const ORNAMENT_SHARE = 0.01;
const SURELY_PERSON = 0.5;
/** Coverage of the matte, on average, of something it saw clearly. */
const SURE_MATTE = 0.5;
/** In heights of the face below the chin: what stands out above it is a bun. */
const HEAD_TOP = -1;
/** The segmentation's coverage from which there is some body, and how far from it hair still flies, of the face's height. */
const SEEN_AS_BODY = 0.2;
const ASTRAY_SHARE = 0.06;

/**
 * Two opinions made one. ISNet keeps what stands out, finely: of a close selfie sometimes only the head, of a jacket
 * one half, and now and then a lamp beside the hair. A segmentation that knows people is coarser, but sees what belongs
 * to a body. Along edges the matte is right. Where the two differ over a whole patch the segmentation may add what it
 * saw well below the chin; anything else only when the patch's colours say so too, or a second look. What stands off every body is
 * dropped, unless it clearly has the person's colours or hangs at an ear, and gaps the matte half closes are opened
 * (background-gaps.ts).
 * @param matte ISNet's, as large as the image
 * @param body the segmentation's, as large as well
 * @param face in pixels of the image
 * @param seenTwice what two looks of the segmentation both saw, as large as well, when it looked twice
 * @returns coverage at the matte's size
 */
export function joinBody(
  matte: AlphaImage,
  body: AlphaImage,
  image: RgbImage,
  face: Face,
  seenTwice?: AlphaImage,
): AlphaImage {
  const { widthPx, heightPx } = matte;
  const shrink = Math.max(1, Math.round(Math.max(widthPx, heightPx) / LOOK_SIDE_PX));
  const planes = mattePlanes(matte, body, image, shrink);
  const { widthPx: w, heightPx: h } = planes;
  const faceHeightPx = face.box.height / shrink;
  const lacks = disputes(planes.matte, planes.body, w, h, faceHeightPx);
  let known: Float32Array | undefined;
  // Only where there is a patch or haze to be judged.
  const likeness = (): Float32Array => (known ??= personLikeness(planes));
  const belowChin = belowChinOf(face);
  const taken = new Float32Array(w * h);
  const sure = seenTwice && shrinkBytes(seenTwice, shrink).data;
  const xOf = (i: number): number => ((i % w) + 0.5) * shrink;
  const yOf = (i: number): number => (Math.floor(i / w) + 0.5) * shrink;
  const judged = (patch: readonly number[]): { readonly likely: number; readonly below: number } => ({
    likely: meanOver(patch, (i) => likeness()[i]),
    below: meanOver(patch, (i) => belowChin(xOf(i), yOf(i))),
  });
  const hangsAtEar = earringPlaces(face);
  // Its colours are nobody else's.
  const isEarring = (patch: readonly number[]): boolean =>
    patch.length < ORNAMENT_SHARE * faceHeightPx ** 2 &&
    hangsAtEar(meanOver(patch, xOf), meanOver(patch, yOf)) &&
    meanOver(patch, (i) => planes.matte[i]) > SURE_MATTE;
  const isSeen = (patch: readonly number[]): boolean => meanOver(patch, (i) => planes.body[i]) > SEEN;
  const isSeenTwice = (patch: readonly number[]): boolean => {
    if (sure === undefined) return false;
    const seen = meanOver(patch, (i) => sure[i]) / 255;
    return seen > SURELY_SEEN || (seen > SEEN && meanOver(patch, (i) => planes.matte[i]) > SUSPECTED);
  };
  for (const patch of connectedComponents(lacks, w, h)) {
    const { likely, below } = judged(patch);
    const belongs =
      lacks[patch[0]] > 0
        ? (below > 0 && isSeen(patch)) || likely > CLEARLY_PERSON || isSeenTwice(patch)
        : below < DEEPEST_SHOWN && likely < CLEARLY_BACKGROUND && !isEarring(patch);
    if (belongs) for (const i of patch) taken[i] = 1;
  }
  // Too narrow for a patch, but far from any body: straps, branches, the edge of a chair.
  const fromBody = distanceTransform(planes.body, w, h, (value) => value > SEEN_AS_BODY);
  const astray = planes.matte.map((value, i) =>
    value > 0.25 && fromBody[i] > ASTRAY_SHARE * faceHeightPx ? 1 : 0,
  );
  for (const patch of connectedComponents(astray, w, h)) {
    const { likely, below } = judged(patch);
    const isFurniture = patch.length > ORNAMENT_SHARE * faceHeightPx ** 2 && below > HEAD_TOP;
    const needed = isFurniture ? SURELY_PERSON : CLEARLY_PERSON;
    // Deeper, no frame shows what was dropped, only its torn end.
    if (below < DEEPEST_SHOWN && likely < needed && !isEarring(patch)) for (const i of patch) taken[i] = 1;
  }
  for (const i of veiledGaps(planes, faceHeightPx)) taken[i] = 1;
  // As far again as the window looked, so that a patch is taken up to its own edge.
  const reach = boxBlur(taken, w, h, 1.5 * disputeRadiusPx(faceHeightPx)).map((share) =>
    Math.min(1, 12 * share),
  );
  // Inside a body nothing is seen through: holes the matte left in a patterned shirt are closed, and in hair, between whose
  // strands there may be a wall, those of the person's colours.
  const solid = boxBlur(planes.body, w, h, 2);
  for (let i = 0; i < reach.length; i++) {
    if (solid[i] < 0.97) continue;
    if (belowChin(xOf(i), yOf(i)) > 0.1) reach[i] = 1;
    else if (planes.matte[i] < 0.99)
      reach[i] = Math.max(reach[i], smoothStep(0, CLEARLY_PERSON, likeness()[i]));
  }
  const share = enlargePlane({ data: reach, widthPx: w, heightPx: h }, widthPx, heightPx, shrink);
  const data = new Uint8Array(matte.data.length);
  for (let i = 0; i < data.length; i++)
    data[i] = Math.round(matte.data[i] + share[i] * (body.data[i] - matte.data[i]));
  return { widthPx, heightPx, data };
}

/** −1 as the background nearby … 1 as the person nearby, by colour, where the mattes do not agree; 0 elsewhere. */
function personLikeness({ widthPx, heightPx, matte, body, colours }: MattePlanes): Float32Array {
  const kinds = new Int8Array(matte.length);
  for (let i = 0; i < kinds.length; i++)
    kinds[i] = Math.min(matte[i], body[i]) > 0.9 ? 1 : Math.max(matte[i], body[i]) < 0.1 ? -1 : 0;
  const leastDistance = (kind: number): Float32Array => {
    const least = new Float32Array(matte.length).fill(Infinity);
    for (const way of EIGHT_DIRECTIONS) {
      const met = nearestAlong(kinds, widthPx, heightPx, way, kind, Math.max(widthPx, heightPx));
      takeLesserDistance(least, kinds, met, colours());
    }
    return least;
  };
  const toPerson = leastDistance(1);
  const toBackground = leastDistance(-1);
  return toPerson.map((own, i) => {
    if (own === Infinity || toBackground[i] === Infinity) return 0;
    return (toBackground[i] - own) / (toBackground[i] + own + 10);
  });
}

/** Of every pixel of kind 0 the difference in colour from the one it `met`, where that is less. */
function takeLesserDistance(
  least: Float32Array,
  kinds: Int8Array,
  met: Int32Array,
  [red, green, blue]: ReturnType<MattePlanes['colours']>,
): void {
  for (let i = 0; i < least.length; i++) {
    const j = met[i];
    if (kinds[i] !== 0 || j < 0) continue;
    least[i] = Math.min(least[i], Math.hypot(red[i] - red[j], green[i] - green[j], blue[i] - blue[j]));
  }
}
