import type { HeadMarks } from '../measure/face/head-marks.ts';
import {
  type CropFrame,
  fitInside,
  isInside,
  type Overhang,
  overhang,
  type PixelSize,
  pointInFrame,
  turned,
} from '../raster/crop-frame.ts';
import type { Point } from '../raster/image.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** The place of a head in a crop. All values are shares of the crop's height, positions from its top. */
export interface Composition {
  /** The end of the head: the crown without hair, or the top of the hair. */
  readonly top: 'crown' | 'hair';
  /** From the chin to `top`. */
  readonly head: Range;
  /** The head height to aim at. Default: the middle of `head`. */
  readonly headAim?: number;
  /** The space above `top`. */
  readonly margin: Range;
  readonly marginAim: number;
  readonly eyes?: Range;
}

/** The measures of a head in a crop, as shares of the crop's height (offCentre: of its width). */
export interface HeadInCrop {
  readonly head: number;
  readonly margin: number;
  /** The eyes' distance from the top. */
  readonly eyes: number;
  /** The head's distance from the vertical middle; positive is to the right. */
  readonly offCentre: number;
  /** The eyes' line against the horizontal, degrees; positive is clockwise. */
  readonly tiltDeg: number;
}

export interface SolvedCrop {
  readonly frame: CropFrame;
  /** The measures that the crop will have. */
  readonly claim: HeadInCrop;
  /** By how much the wanted frame reaches over the photo's edges, as shares of the frame's height; undefined if it fits. */
  readonly lacks: Overhang | undefined;
}

/** Space that stays below the chin. */
const MIN_CHIN_MARGIN = 0.02;
/** The limits for photos that are too tight for the composition. */
const MAX_HEAD = 0.96;
const MIN_MARGIN = 0.01;
const HEAD_STEPS = 40;
const MARGIN_STEPS = 24;

export function topOf(marks: HeadMarks, top: Composition['top']): Point {
  return top === 'hair' ? marks.hairTop : marks.crown;
}

/** Measures a head in a crop. */
export function measureCrop(frame: CropFrame, marks: HeadMarks, top: Composition['top']): HeadInCrop {
  const [chin, head, left, right] = [marks.chin, topOf(marks, top), marks.leftEye, marks.rightEye].map(
    (point) => pointInFrame(frame, point),
  ) as [Point, Point, Point, Point];
  const aspect = frame.widthPx / frame.heightPx;
  return {
    head: chin.y - head.y,
    margin: head.y,
    eyes: (left.y + right.y) / 2,
    offCentre: (left.x + right.x) / 2 - 0.5,
    tiltDeg: (Math.atan2(right.y - left.y, (right.x - left.x) * aspect) * 180) / Math.PI,
  };
}

/** The least share of the crop's height that counts as lacking; a pixel of a photo is about as much. */
export const LEAST_LACK = 0.001;

/**
 * Places a crop by the head: eyes level, head centred, its height and the space above it as near to the aims as the photo and
 * the composition allow. The crop never leaves the photo. Where no allowed place fits, it is the nearest one inside with the whole
 * head, if there is one, and `lacks` tells where the photo ends too early.
 * @param aspect width ÷ height of the crop
 */
export function solveDocumentCrop(
  marks: HeadMarks,
  photo: PixelSize,
  aspect: number,
  composition: Composition,
): SolvedCrop {
  const { top, head, margin, marginAim } = composition;
  const headAim = composition.headAim ?? (head.min + head.max) / 2;
  const solved = (frame: CropFrame, lacks?: Overhang): SolvedCrop => ({
    frame,
    claim: measureCrop(frame, marks, top),
    lacks,
  });
  const firstInside = (heads: Range, margins: Range, isAllowed: (frame: CropFrame) => boolean) => {
    for (const headShare of byDistance(heads, headAim, HEAD_STEPS)) {
      for (const marginShare of byDistance(margins, marginAim, MARGIN_STEPS)) {
        if (headShare + marginShare > 1 - MIN_CHIN_MARGIN) continue;
        const frame = frameAt(marks, top, aspect, headShare, marginShare);
        if (isInside(frame, photo) && isAllowed(frame)) return frame;
      }
    }
    return undefined;
  };
  const allowed = firstInside(head, margin, (frame) => hasEyesIn(frame, marks, composition));
  if (allowed) return solved(allowed);
  const wanted = frameAt(marks, top, aspect, headAim, marginAim);
  const px = overhang(wanted, photo);
  const lacks = {
    left: px.left / wanted.heightPx,
    right: px.right / wanted.heightPx,
    top: px.top / wanted.heightPx,
    bottom: px.bottom / wanted.heightPx,
  };
  // A head that is too large is better than one that is cut off.
  const whole = firstInside(
    { min: head.min, max: MAX_HEAD },
    { min: MIN_MARGIN, max: margin.max },
    () => true,
  );
  const isLacking = Object.values(lacks).some((share) => share > LEAST_LACK);
  return solved(whole ?? fitInside(wanted, photo), isLacking ? lacks : undefined);
}

function hasEyesIn(frame: CropFrame, marks: HeadMarks, { top, eyes }: Composition): boolean {
  if (eyes === undefined) return true;
  const at = measureCrop(frame, marks, top).eyes;
  return at >= eyes.min && at <= eyes.max;
}

function frameAt(
  marks: HeadMarks,
  top: Composition['top'],
  aspect: number,
  headShare: number,
  marginShare: number,
): CropFrame {
  const { leftEye, rightEye, chin } = marks;
  const turnDeg = (Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x) * 180) / Math.PI;
  // Positions with the head upright; the frame's centre is turned back at the end.
  const upright = (point: Point): Point => turned(point, -turnDeg);
  const headTop = upright(topOf(marks, top));
  const heightPx = (upright(chin).y - headTop.y) / headShare;
  const centreX = (upright(leftEye).x + upright(rightEye).x) / 2;
  const centre = { x: centreX, y: headTop.y + (0.5 - marginShare) * heightPx };
  return { centre: turned(centre, turnDeg), widthPx: heightPx * aspect, heightPx, turnDeg };
}

/** Lists values of a range, those nearest to the aim first. */
function byDistance({ min, max }: Range, aim: number, steps: number): readonly number[] {
  const values = Array.from({ length: steps + 1 }, (_, at) => min + ((max - min) * at) / steps);
  return [aim, ...values].sort((a, b) => Math.abs(a - aim) - Math.abs(b - aim));
}
