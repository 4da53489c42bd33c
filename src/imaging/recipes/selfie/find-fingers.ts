import { shrinkRegion } from '../../codecs/shrink-region.ts';
import {
  FINGER_FACE_HEIGHT_PX,
  fingerFeatures,
  type FingerFeatures,
} from '../../measure/hand/raised-fingers.ts';
import { distancePx } from '../../models/face/face-landmarks.ts';
import { type Face, scaledFace, shiftedFace } from '../../models/face/face.ts';
import type { Point, RgbImage } from '../../raster/image.ts';
import { wholePixels } from '../../raster/whole-pixels.ts';
import { CAUTION_LIMITS, type LimitSet } from './selfie-limits.ts';

/** Extent of the search from the face's middle, in face heights. It reaches as far as the widest framing does. */
const REACH = { beside: 1.6, above: 0.5, below: 1.8 };

/** A raised finger beside the face, its outline in pixels of the image. */
export interface RaisedFinger {
  readonly outline: readonly Point[];
}

/**
 * Finds fingers raised beside the face whose palm is outside the photo, such as a V sign; the palm detector misses such a hand.
 * Takes 0.02 s.
 */
export async function findFingers(image: RgbImage, face: Face): Promise<readonly RaisedFinger[]> {
  const { x, y, width, height } = face.box;
  const area = wholePixels(image, {
    x: x + width / 2 - REACH.beside * height,
    y: y + (0.5 - REACH.above) * height,
    width: 2 * REACH.beside * height,
    height: (REACH.above + REACH.below) * height,
  });
  const scale = FINGER_FACE_HEIGHT_PX / height;
  const widthPx = Math.max(1, Math.round(area.width * scale));
  const heightPx = Math.max(1, Math.round(area.height * scale));
  const small = await shrinkRegion(image, area, widthPx, heightPx);
  const found = fingersAmong(fingerFeatures(small, scaledFace(shiftedFace(face, area), scale)));
  return found.map(({ outline }) => ({
    outline: outline.map((point) => ({ x: area.x + point.x / scale, y: area.y + point.y / scale })),
  }));
}

type Limits = LimitSet['caution']['finger'];

/**
 * Selects the fingers among the candidates of one image (raised-fingers.ts): those within the `sure` limits, and those within the
 * weaker `beside` limits whose tip is near a sure one's.
 */
export function fingersAmong(
  signs: readonly FingerFeatures[],
  { sure, beside, maxApart }: Limits = CAUTION_LIMITS.finger,
): readonly FingerFeatures[] {
  const certain = signs.filter((one) => isFinger(one, sure));
  const isNear = (one: FingerFeatures): boolean =>
    certain.some(
      (other) => distancePx(one.outline[0]!, other.outline[0]!) < maxApart * FINGER_FACE_HEIGHT_PX,
    );
  return signs.filter((one) => certain.includes(one) || (isFinger(one, beside) && isNear(one)));
}

function isFinger(signs: FingerFeatures, limits: Limits['sure']): boolean {
  return (
    signs.outside >= limits.minOutside &&
    signs.aboveChin >= limits.minAboveChin &&
    signs.length >= limits.minLength &&
    signs.width >= limits.minWidth &&
    signs.width <= limits.maxWidth &&
    Math.abs(signs.taper) <= limits.maxTaper &&
    signs.roughness <= limits.maxRoughness &&
    signs.bend <= limits.maxBend &&
    signs.colourDistance <= limits.maxColourDistance &&
    signs.contrast >= limits.minContrast &&
    signs.texture <= limits.maxTexture &&
    signs.skinAbove <= limits.maxSkinAbove &&
    signs.toEdge <= limits.maxToEdge &&
    signs.skinBelow >= limits.minSkinBelow
  );
}
