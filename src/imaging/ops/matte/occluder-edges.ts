import type { Face } from '../../models/face/face.ts';
import type { AlphaImage, Point, RgbImage } from '../../raster/image.ts';
import { belowChinOf } from './distance-below-chin.ts';
import { connectedComponents, meanOver, neighbours } from '../plane/connected-components.ts';
import { distanceTransform } from '../plane/distance-transform.ts';
import { BACKGROUND, DOUBT, PERSON } from './trimap.ts';
import { mattePlanes } from './downscale-mattes.ts';
import { strangeHues } from '../class-map/colour-confidence.ts';
import { shrinkPlane } from '../plane/resample-plane.ts';

/** Things are looked for on planes whose longer side is about this. */
const LOOK_SIDE_PX = 256;
/** Both looks this sure: person, or nobody. */
const SURE = 0.9;
/** Smaller, squared heights of the face, it is a brooch or noise. */
const LEAST_AREA = 0.003;
/** The segmentation sees bodies through thin leaves. */
const SURELY_BODY = 0.8;
/** So much less than matte or cutout: along the person's own outline both are half. */
const LESS_BODY = 0.3;
/** What was cut out so far from the person, in heights of the face, left no hole in them. */
const BESIDE = 0.06;
/** Of a patch, on average: between leaves there is shade. */
const STRANGE = 0.15;

/**
 * Where something that is none of the person hides their body: leaves of a bush before a shoulder. The matte takes it for
 * them, because it stands out as they do; the segmentation sees no body there, and its vivid hue is nowhere on the person
 * and is behind them. A frame should leave it out, or the hole where it was cut out: nobody can look behind it.
 * @param matte the network's coverage
 * @param body the segmentation's, as large
 * @param alpha coverage 0–1 of the finished cutout, as large
 * @param face in the same pixels
 * @returns the edges of such things below the chin
 */
export function beforeBody(
  matte: AlphaImage,
  body: AlphaImage,
  alpha: Float32Array,
  image: RgbImage,
  face: Pick<Face, 'box' | 'mesh'>,
): readonly Point[] {
  const shrink = Math.max(1, Math.round(Math.max(matte.widthPx, matte.heightPx) / LOOK_SIDE_PX));
  const planes = mattePlanes(matte, body, image, shrink);
  const { widthPx: w, heightPx: h } = planes;
  const belowChin = belowChinOf(face);
  const place = (i: number): Point => ({
    x: ((i % w) + 0.5) * shrink,
    y: (Math.floor(i / w) + 0.5) * shrink,
  });
  const kept = shrinkPlane(alpha, matte.widthPx, matte.heightPx, shrink).data;
  const seen = kept.map((held, i) => Math.max(held, planes.matte[i]));
  const isThing = (i: number): boolean => {
    if (seen[i] < 0.5 || planes.body[i] > Math.min(SURELY_BODY, seen[i] - LESS_BODY)) return false;
    const { x, y } = place(i);
    return belowChin(x, y) > 0;
  };
  const things = seen.map((_, i) => (isThing(i) ? 1 : 0));
  const faceHeightPx = face.box.height / shrink;
  const least = LEAST_AREA * faceHeightPx ** 2;
  const fromPerson = distanceTransform(kept, w, h, (held) => held > 0.5);
  // What the cutout holds all around is a print on a shirt.
  const comesFromOutside = (i: number): boolean => {
    const beside = neighbours(i, w, h);
    return beside.length < 4 || beside.some((j) => kept[j] < 0.5);
  };
  const patches = connectedComponents(things, w, h).filter(
    (patch) => patch.length >= least && patch.some(comesFromOutside),
  );
  // Most people are seen alike by both.
  if (patches.length === 0) return [];
  const kinds = Int8Array.from(planes.matte, (coverage, i) =>
    Math.min(coverage, planes.body[i]) > SURE
      ? PERSON
      : Math.max(coverage, planes.body[i]) < 1 - SURE
        ? BACKGROUND
        : DOUBT,
  );
  const [red, green, blue] = planes.colours();
  const strange = strangeHues({ red, green, blue, kinds });
  return patches
    .filter((patch) => meanOver(patch, strange) > STRANGE)
    .flatMap((patch) => edgeOf(patch, w, h).filter((i) => fromPerson[i] < BESIDE * faceHeightPx))
    .map(place);
}

/** A frame that shows any of a patch shows some of its edge. */
function edgeOf(patch: readonly number[], widthPx: number, heightPx: number): readonly number[] {
  const inside = new Set(patch);
  return patch.filter((i) => {
    const beside = neighbours(i, widthPx, heightPx);
    return beside.length < 4 || beside.some((j) => !inside.has(j));
  });
}
