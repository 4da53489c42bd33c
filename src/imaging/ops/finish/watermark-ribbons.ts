import type { Point, RgbImage } from '../../raster/image.ts';

/** The parts of a face that no ribbon covers, in pixels of the image; left and right as in the image. */
export interface FreeFace {
  readonly leftEye: readonly Point[];
  readonly rightEye: readonly Point[];
  readonly mouth: readonly Point[];
}

/** A band across the image, in pixels along the axes of the face, whose origin is the middle between the eyes. */
export interface Ribbon {
  /** Position down the face of the middle of the part that every preview covers. */
  readonly centre: number;
  /** Half the height of that part. */
  readonly half: number;
  /** The additional part that this preview covers, above and below. */
  readonly above: Reach;
  readonly below: Reach;
}

interface Reach {
  /** Additional height in the middle of the face. */
  readonly more: number;
  /** Increase of that height per pixel to the right; negative when it increases to the left. */
  readonly slope: number;
}

/** The ribbons of one preview in the axes of its face. */
export interface Ribbons {
  readonly origin: Point;
  /** Unit vector along the eyes. */
  readonly along: Point;
  readonly ribbons: readonly Ribbon[];
}

/** Lengths in distances from the eyes to the mouth. */
const NOSE_HALF = 0.21;
const FOREHEAD = { centre: -0.6, half: 0.17 };
const CHIN = { beyondMouth: 0.5, half: 0.15 };
const ELSEWHERE_HALF = 0.15;
/** Distance from one ribbon to the next above and below the face. */
const PITCH = 1.02;
/** Greatest reach of one preview's ribbon beyond the part common to all, and the slope of its steepest edge (3°). */
const MAX_REACH = 0.07;
const MAX_SLOPE = 0.052;
/** Width of the free margin around lids and lips. */
const FREE_MARGIN = 0.05;

/**
 * Places the watermark's ribbons across forehead, nose, chin and chest, and leaves eyes and mouth free.
 *
 * The middle of each ribbon depends on the face alone, so that it covers the same part of the person in each of their previews,
 * in every style and however often a selfie is uploaded: combining many previews does not reveal what one hides. Ribbons are
 * symmetric about the face, because a selfie can be mirrored. Only their outer edges depend on the secret.
 * @param random generates numbers 0 ≤ n < 1 from the secret
 */
export function placeRibbons(
  { widthPx, heightPx }: Pick<RgbImage, 'widthPx' | 'heightPx'>,
  face: FreeFace,
  random: () => number,
): Ribbons {
  const [left, right, mouth] = [middleOf(face.leftEye), middleOf(face.rightEye), middleOf(face.mouth)];
  const origin = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const apart = Math.hypot(right.x - left.x, right.y - left.y);
  const along = { x: (right.x - left.x) / apart, y: (right.y - left.y) / apart };
  const down = (point: Point): number => (point.y - origin.y) * along.x - (point.x - origin.x) * along.y;
  // On a face that looks far up or down the mouth is close to the eyes, so half the distance between the eyes is the minimum.
  const unit = Math.max(down(mouth), apart / 2);
  const margin = FREE_MARGIN * unit;
  const eyesEnd = Math.max(...[...face.leftEye, ...face.rightEye].map(down)) + margin;
  const lips = face.mouth.map(down);
  const mouthBegins = Math.min(...lips) - margin;
  const mouthEnds = Math.max(...lips) + margin;

  const nose = {
    centre: (eyesEnd + mouthBegins) / 2,
    half: Math.max(0, Math.min(NOSE_HALF * unit, (mouthBegins - eyesEnd) / 2 - MAX_REACH * unit)),
  };
  const chinHalf = CHIN.half * unit;
  const chin = {
    centre: Math.max(down(mouth) + CHIN.beyondMouth * unit, mouthEnds + chinHalf + MAX_REACH * unit),
    half: chinHalf,
  };
  const forehead = { centre: FOREHEAD.centre * unit, half: FOREHEAD.half * unit };
  const pitch = PITCH * unit;
  const half = ELSEWHERE_HALF * unit;
  const farthest = widthPx + heightPx;
  const middles = [forehead, nose, chin];
  for (let centre = forehead.centre - pitch; centre > -farthest; centre -= pitch)
    middles.unshift({ centre, half });
  for (let centre = chin.centre + pitch; centre < farthest; centre += pitch) middles.push({ centre, half });
  const reach = (): Reach => ({
    more: random() * 0.5 * MAX_REACH * unit,
    slope: (random() * 2 - 1) * MAX_SLOPE,
  });
  const corners = [0, widthPx].flatMap((x) => [0, heightPx].map((y) => down({ x, y })));
  const [top, bottom] = [Math.min(...corners), Math.max(...corners)];
  const ribbons = middles
    .map((ribbon) => ({ ...ribbon, above: reach(), below: reach() }))
    .filter((ribbon) => ribbon.centre + ribbon.half > top && ribbon.centre - ribbon.half < bottom);
  return { origin, along, ribbons };
}

/** Returns the coverage of each pixel by ribbons, 0–1, row-major. Their edges are soft over two pixels. */
export function ribbonCover(
  { origin, along, ribbons }: Ribbons,
  { widthPx, heightPx }: Pick<RgbImage, 'widthPx' | 'heightPx'>,
): Float32Array {
  const cover = new Float32Array(widthPx * heightPx);
  for (const { centre, half, above, below } of ribbons)
    for (let y = 0, i = 0; y < heightPx; y++)
      for (let x = 0; x < widthPx; x++, i++) {
        const aside = (x - origin.x) * along.x + (y - origin.y) * along.y;
        const down = (y - origin.y) * along.x - (x - origin.x) * along.y;
        const upper = centre - half - above.more - Math.max(0, above.slope * aside);
        const lower = centre + half + below.more + Math.max(0, below.slope * aside);
        const share = 0.5 + Math.min(down - upper, lower - down) / 2;
        if (share > cover[i]!) cover[i] = Math.min(1, share);
      }
  return cover;
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
