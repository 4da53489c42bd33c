import type { Face } from '../../models/face/face.ts';
import { between, distancePx, LEFT_EYE, meshPoint, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import type { AlphaImage, Point } from '../../raster/image.ts';

/** The points by which a photo for a document is cropped, in pixels of the photo. */
export interface HeadMarks {
  /** The lowest point of the chin. */
  readonly chin: Point;
  /** The top of the skull, as if there were no hair. An estimate from face and hair, because hair hides it. */
  readonly crown: Point;
  /** The top of the hair; the crown where nobody has measured it. */
  readonly hairTop: Point;
  readonly leftEye: Point;
  readonly rightEye: Point;
}

/** Applies a function to every point. */
export function mapMarks(marks: HeadMarks, map: (point: Point) => Point): HeadMarks {
  return {
    chin: map(marks.chin),
    crown: map(marks.crown),
    hairTop: map(marks.hairTop),
    leftEye: map(marks.leftEye),
    rightEye: map(marks.rightEye),
  };
}

const CHIN = 152;
/** The mesh's highest point, near the hairline. */
const FOREHEAD = 10;
/**
 * Height of the head ÷ height of the face up to the mesh's highest point. The mesh cannot measure the skull, because hair hides it.
 * On 94 portraits whose hair is inside the photo, the top of the hair (by Robust Video Matting) is 1.23 to 1.69 times the face's
 * height, 1.27 at the shortest tenth and 1.37 in the middle. This is the middle without the hair's thickness, for heads whose hair
 * nobody has looked at, or whose hair the photo cuts off.
 */
const HEAD_RATIO = 1.32;
/** The skull is looked for within these ratios, so that neither a gap in the matte nor high hair moves it far. */
const HEAD_RATIOS = { min: 1.2, max: 1.33 } as const;
/** Thickness of flat or short hair on the top of the head ÷ height of the head: about 8 mm of 230. */
const HAIR_SHARE = 0.035;
/** Hair higher above the crown than this share of the head is taken for something else. */
const MAX_HAIR_SHARE = 0.6;
/** The hair's top is searched in a strip of this share of the head's height around its axis. */
const STRIP_SHARE = 0.5;
/** Hair that begins within this share of the head below the photo's edge is cut off by it; mattes end a little inside. */
const EDGE_SHARE = 0.015;
/** Share of the strip that must be person before a row counts as hair; single strands do not. */
const SOLID_SHARE = 0.12;

/** The coverage of the person on the image in which the mesh is measured. */
export interface PersonMatte {
  readonly matte: AlphaImage;
  /** Tells points of the photo from those beyond its edges. Default: all are on it. */
  readonly isOnPhoto?: (point: Point) => boolean;
}

/** Finds chin, crown and eyes on a face, in any rotation; with a matte also the top of the hair. */
export function headMarks(face: Pick<Face, 'mesh'>, person?: PersonMatte): HeadMarks {
  const chin = meshPoint(face, CHIN);
  const leftEye = meshPoint(face, LEFT_EYE.irisCentre);
  const rightEye = meshPoint(face, RIGHT_EYE.irisCentre);
  const eyes = between(leftEye, rightEye, 0.5);
  const pupilsPx = distancePx(leftEye, rightEye);
  const up = {
    x: (rightEye.y - leftEye.y) / pupilsPx,
    y: (leftEye.x - rightEye.x) / pupilsPx,
  };
  const height = (point: Point) => (point.x - chin.x) * up.x + (point.y - chin.y) * up.y;
  const facePx = height(meshPoint(face, FOREHEAD));
  // The chin of a head that is turned aside is not below the middle of its eyes, so that only the height is taken from it.
  const atHeight = (px: number) => along(eyes, up, px - height(eyes));
  const crown = atHeight(HEAD_RATIO * facePx);
  const marks = { chin, crown, hairTop: crown, leftEye, rightEye };
  if (!person) return marks;
  const hair = hairHeight(atHeight, up, HEAD_RATIO * facePx, person);
  const seenPx = hair.px * (1 - HAIR_SHARE);
  const skullPx = hair.isCut ? Math.max(HEAD_RATIO * facePx, seenPx) : seenPx;
  const { min, max } = HEAD_RATIOS;
  return {
    ...marks,
    crown: atHeight(Math.min(max * facePx, Math.max(min * facePx, skullPx))),
    hairTop: atHeight(hair.px),
  };
}

/** Returns the height of the hair's top above the chin, or that of the head where no row is solid. */
function hairHeight(
  atHeight: (px: number) => Point,
  up: Point,
  headPx: number,
  { matte, isOnPhoto = () => true }: PersonMatte,
): { readonly px: number; readonly isCut: boolean } {
  let rowsOnPhoto = 0;
  for (let px = headPx * (1 + MAX_HAIR_SHARE); px > 0.85 * headPx; px--) {
    const middle = atHeight(px);
    if (!isOnPhoto(middle)) continue;
    if (coverage(middle, up, headPx * STRIP_SHARE, matte) >= SOLID_SHARE) {
      return { px, isCut: rowsOnPhoto < EDGE_SHARE * headPx };
    }
    rowsOnPhoto++;
  }
  return { px: headPx, isCut: false };
}

/** Returns the share of a line across the head that is person, 0–1; outside the matte nobody is. */
function coverage(middle: Point, up: Point, lengthPx: number, matte: AlphaImage): number {
  const samples = 64;
  let sum = 0;
  for (let at = 0; at < samples; at++) {
    const offset = ((at + 0.5) / samples - 0.5) * lengthPx;
    const x = Math.floor(middle.x - up.y * offset);
    const y = Math.floor(middle.y + up.x * offset);
    if (x < 0 || y < 0 || x >= matte.widthPx || y >= matte.heightPx) continue;
    if (matte.data[y * matte.widthPx + x] > 128) sum++;
  }
  return sum / samples;
}

function along({ x, y }: Point, direction: Point, px: number): Point {
  return { x: x + direction.x * px, y: y + direction.y * px };
}
