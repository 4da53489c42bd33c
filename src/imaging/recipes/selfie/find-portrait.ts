import { decodeImage } from '../../codecs/decode.ts';
import { shrinkRegion } from '../../codecs/shrink-region.ts';
import type { EncodedImage } from '../../engine.ts';
import type { SelfieCaution, SelfieCheck, SelfieMeasures } from '../../selfie.ts';
import { scaledWedge, shiftedWedge } from '../../measure/image/empty-edges.ts';
import { cheekTexture } from '../../measure/image/texture-kept.ts';
import { type Face, scaledFace, shiftedFace } from '../../models/face/face.ts';
import type { Rect, RgbImage } from '../../raster/image.ts';
import { wholePixels } from '../../raster/whole-pixels.ts';
import { faceView, nearFace } from './near-face.ts';
import { type CheckedSelfie, checkSelfie, refused, type SelfieNetworks } from './selfie-check.ts';
import type { FoundPortrait } from '../../threads/engine-tasks.ts';

/**
 * Faces taller than this share of the headshot gain nothing in it but in the very closest frames (0.58), and pixels cost
 * time and memory.
 */
const WORKING_FACE_SHARE = 0.5;
/** What is worked on is at most this many headshots tall or wide. */
const WORKING_SIDE_SHARE = 2;
/**
 * How much of a picture is matted, in sides of the face's box. More than the widest framing shows (a head of 0.29 of the
 * frame's height, crop-solver.ts), so that a body cut off by the crop is never cut inside a frame.
 */
const NEAR = { beside: 2.6, above: 1.5, below: 3.2 };
/** A crop that leaves more than this share of the picture gains no hair. */
const WORTH_CROPPING = 0.7;

/** A judged selfie. `found` is undefined when it is refused. */
export interface JudgedSelfie {
  readonly check: SelfieCheck;
  readonly found: FoundFace | undefined;
}

interface FoundFace extends Partial<Pick<CheckedSelfie, 'hands' | 'wedges'>> {
  readonly image: RgbImage;
  readonly face: Face;
  readonly measures: SelfieMeasures;
  readonly cautions?: readonly SelfieCaution[];
}

/** Decodes and judges by the face; whether a headshot can be framed is another question (room-to-frame.ts). */
export async function judgeSelfie(selfie: EncodedImage, networks: SelfieNetworks): Promise<JudgedSelfie> {
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
export async function portraitOf(found: FoundFace, largestHeightPx: number): Promise<FoundPortrait> {
  const { cautions = [], hands = [], wedges = [] } = found;
  const near = await nearFace(found.image, found.face);
  const area = nearPerson(found.image, found.face);
  const scale = Math.min(
    1,
    (WORKING_FACE_SHARE * largestHeightPx) / found.face.box.height,
    (WORKING_SIDE_SHARE * largestHeightPx) / Math.max(area.width, area.height),
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
    faceView: shared(faceView(near)),
  };
}

/**
 * Returns the part of the picture that frames can show. The networks always see 1024 × 1024 pixels, so all of these are spent
 * on the person.
 * @returns whole pixels; all of the picture when little can be left out
 */
function nearPerson(image: RgbImage, face: Face): Rect {
  const { x, y, width, height } = face.box;
  // A head that leans turns the crop's corners towards the frame.
  const room = 1 + Math.abs(Math.sin((face.rollDeg * Math.PI) / 180));
  const near = wholePixels(image, {
    x: x - room * NEAR.beside * width,
    y: y - room * NEAR.above * height,
    width: (1 + 2 * room * NEAR.beside) * width,
    height: (1 + room * (NEAR.above + NEAR.below)) * height,
  });
  const { widthPx, heightPx } = image;
  const isMost = near.width * near.height > WORTH_CROPPING * widthPx * heightPx;
  return isMost ? { x: 0, y: 0, width: widthPx, height: heightPx } : near;
}

function shared(image: RgbImage): RgbImage {
  if (image.data.buffer instanceof SharedArrayBuffer) return image;
  const data = new Uint8Array(new SharedArrayBuffer(image.data.length));
  data.set(image.data);
  return { ...image, data };
}
