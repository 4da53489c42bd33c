import { decodeImage } from '../../codecs/decode.ts';
import { shrinkRegion } from '../../codecs/shrink-region.ts';
import type { EncodedImage } from '../../engine.ts';
import type { SelfieCaution, SelfieCheck, SelfieMeasures } from '../../selfie.ts';
import { scaledWedge, shiftedWedge } from '../../measure/image/empty-edges.ts';
import { cheekTexture } from '../../measure/image/texture-kept.ts';
import { type Face, scaledFace, shiftedFace } from '../../models/face/face.ts';
import type { Rect, RgbImage } from '../../raster/image.ts';
import { wholePixels } from '../../raster/whole-pixels.ts';
import { alignedFace, cropFaceRegion } from './face-region.ts';
import { type CheckedSelfie, checkSelfie, refused, type SelfieNetworks } from './selfie-check.ts';
import type { FoundPortrait } from '../../threads/engine-tasks.ts';

/**
 * Greatest height of the face, as a share of the headshot's height. Only in the very closest frames (0.58) is a face taller, and
 * more pixels cost time and memory.
 */
const MAX_FACE_SHARE = 0.5;
/** Greatest height or width of the portrait, in heights of the headshot. */
const MAX_SIDE_SHARE = 2;
/**
 * Extent of the area that is matted around the face, in sides of the face's box. It is more than the widest framing shows (a
 * head of 0.29 of the frame's height, crop-solver.ts), so that the edge of the crop is never inside a frame.
 */
const MATTED_REACH = { beside: 2.6, above: 1.5, below: 3.2 };
/** Above this share of the image's area, cropping is not worth it: hair would gain almost no resolution. */
const MAX_CROP_SHARE = 0.7;

/** The result of checking an uploaded file. */
export interface CheckedUpload {
  readonly check: SelfieCheck;
  /** Undefined when the selfie is refused. */
  readonly found: FoundFace | undefined;
}

interface FoundFace extends Partial<Pick<CheckedSelfie, 'hands' | 'wedges'>> {
  readonly image: RgbImage;
  readonly face: Face;
  readonly measures: SelfieMeasures;
  readonly cautions?: readonly SelfieCaution[];
}

/** Decodes an upload and checks its face. Whether a headshot can be framed is decided elsewhere (estimate-framing.ts). */
export async function checkUpload(selfie: EncodedImage, networks: SelfieNetworks): Promise<CheckedUpload> {
  const decoded = await decodeImage(selfie.bytes);
  if (!decoded.ok) return { check: refused([decoded.error]), found: undefined };
  const { check, image, faces, hands, wedges } = await checkSelfie(decoded.value, networks);
  const [face] = faces;
  if (!check.accepted || face === undefined || check.measures === undefined)
    return { check, found: undefined };
  const { measures, cautions } = check;
  return { check, found: { image, face, measures, cautions, hands, wedges } };
}

/**
 * Crops the image to the area around the person and scales it down to working size, in shared memory. Matting and cutting out
 * work on this portrait.
 * @param largestHeightPx height of the largest headshot that will be requested
 */
export async function cropPortrait(found: FoundFace, largestHeightPx: number): Promise<FoundPortrait> {
  const { cautions = [], hands = [], wedges = [] } = found;
  const near = await cropFaceRegion(found.image, found.face);
  const area = areaAroundPerson(found.image, found.face);
  const scale = Math.min(
    1,
    (MAX_FACE_SHARE * largestHeightPx) / found.face.box.height,
    (MAX_SIDE_SHARE * largestHeightPx) / Math.max(area.width, area.height),
  );
  const image = await shrinkRegion(
    found.image,
    area,
    Math.round(area.width * scale),
    Math.round(area.height * scale),
  );
  return {
    image: shared(image),
    face: scaledFace(shiftedFace(found.face, area), scale),
    measures: found.measures,
    cautions,
    hands: hands.map(({ x, y }) => ({ x: (x - area.x) * scale, y: (y - area.y) * scale })),
    wedges: wedges.map((wedge) => scaledWedge(shiftedWedge(wedge, area), scale)),
    cheekTexture: cheekTexture(near.image, near.face),
    alignedFace: shared(alignedFace(near)),
  };
}

/**
 * Returns the part of the image that frames can show. The networks scale their input to 1024 × 1024 pixels, so cropping spends
 * all of these on the person.
 * @returns whole pixels; the whole image when little can be left out
 */
function areaAroundPerson(image: RgbImage, face: Face): Rect {
  const { x, y, width, height } = face.box;
  // Levelling a leaning head rotates the corners of the crop towards the frame.
  const room = 1 + Math.abs(Math.sin((face.rollDeg * Math.PI) / 180));
  const near = wholePixels(image, {
    x: x - room * MATTED_REACH.beside * width,
    y: y - room * MATTED_REACH.above * height,
    width: (1 + 2 * room * MATTED_REACH.beside) * width,
    height: (1 + room * (MATTED_REACH.above + MATTED_REACH.below)) * height,
  });
  const { widthPx, heightPx } = image;
  const isMost = near.width * near.height > MAX_CROP_SHARE * widthPx * heightPx;
  return isMost ? { x: 0, y: 0, width: widthPx, height: heightPx } : near;
}

function shared(image: RgbImage): RgbImage {
  if (image.data.buffer instanceof SharedArrayBuffer) return image;
  const data = new Uint8Array(new SharedArrayBuffer(image.data.length));
  data.set(image.data);
  return { ...image, data };
}
