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
 * Faces taller than this share of the headshot gain nothing in it but in the very closest frames (0.58), and pixels cost
 * time and memory.
 */
const MAX_FACE_SHARE = 0.5;
/** What is worked on is at most this many headshots tall or wide. */
const MAX_SIDE_SHARE = 2;
/**
 * How much of a picture is matted, in sides of the face's box. More than the widest framing shows (a head of 0.29 of the
 * frame's height, crop-solver.ts), so that a body cut off by the crop is never cut inside a frame.
 */
const MATTED_REACH = { beside: 2.6, above: 1.5, below: 3.2 };
/** A crop that leaves more than this share of the picture gains no hair. */
const MAX_CROP_SHARE = 0.7;

/** A judged selfie. `found` is undefined when it is refused. */
export interface CheckedUpload {
  readonly check: SelfieCheck;
  readonly found: FoundFace | undefined;
}

interface FoundFace extends Partial<Pick<CheckedSelfie, 'hands' | 'wedges'>> {
  readonly image: RgbImage;
  readonly face: Face;
  readonly measures: SelfieMeasures;
  readonly cautions?: readonly SelfieCaution[];
}

/** Decodes and judges by the face; whether a headshot can be framed is another question (estimate-framing.ts). */
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
 * What matting and cutting out need: the neighbourhood of the person, shrunk to working size, on shared memory.
 * @param largestHeightPx of the headshots that will be asked for
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
 * Returns the part of the picture that frames can show. The networks always see 1024 × 1024 pixels, so all of these are spent
 * on the person.
 * @returns whole pixels; all of the picture when little can be left out
 */
function areaAroundPerson(image: RgbImage, face: Face): Rect {
  const { x, y, width, height } = face.box;
  // A head that leans turns the crop's corners towards the frame.
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
