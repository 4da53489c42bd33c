import type { Point, Rect } from '../../raster/image.ts';
import type { CoverageGrid, HeadGeometry } from '../matte/cutout.ts';

/** The framings show head and neck, head and shoulders, or the person down to the chest. */
export type Framing = 'tight' | 'classic' | 'wide';

/** Lengths ÷ the frame's height. */
interface FramingTarget {
  /** Chin to crown. */
  readonly head: number;
  readonly headMin: number;
  readonly headMax: number;
  /** The eyes' distance from the top. */
  readonly eyeLine: number;
  /** Limits of the headroom above the crown. Negative when the frame may cut so much of the hair off, as photographers do. */
  readonly airMin: number;
  readonly airMax: number;
}

const TARGETS: Record<Framing, FramingTarget> = {
  tight: { head: 0.6, headMin: 0.54, headMax: 0.74, eyeLine: 0.4, airMin: -0.07, airMax: 0.16 },
  classic: { head: 0.48, headMin: 0.43, headMax: 0.54, eyeLine: 0.4, airMin: 0.03, airMax: 0.2 },
  wide: { head: 0.36, headMin: 0.29, headMax: 0.42, eyeLine: 0.37, airMin: 0.03, airMax: 0.22 },
};

/**
 * Used when not even `tight` fits, for a selfie at arm's length with the head near the edge. It is as close as a photographer
 * goes: any closer and the chin touches the frame. The head stays below 0.8, as in all regular framings.
 */
const CLOSEST: FramingTarget = { ...TARGETS.tight, head: 0.75, headMin: 0.74, headMax: 0.795, eyeLine: 0.36 };

/**
 * The last resort: a frontal head that fills most of the photo, with hair over its upper edge and shoulders leaving at both
 * sides. A photographer lets the frame end where the photo ends; only the face, brows to chin, must be whole (holdsFace).
 */
const CLOSE_UP: FramingTarget = {
  head: 0.8,
  headMin: 0.78,
  headMax: 0.98,
  eyeLine: 0.41,
  airMin: -0.3,
  airMax: 0.12,
};
/**
 * Margins around the face of a close-up: above the hairline (negative: into the forehead) and aside in sizes of the face, below
 * the chin in heights of the frame.
 */
const CLOSE_UP_MARGIN = { above: -0.04, aside: 0.03, belowChin: 0.045 } as const;

const NO_NUDGE: CropNudge = { closer: 0, aside: 0, lower: 0 };

/** The range of frames that are tried around the wanted eye line and centre, in sizes of the frame, and the numbers of steps. */
interface SearchRange {
  readonly eyeLine: number;
  readonly side: number;
  readonly shareSteps: number;
  readonly eyeSteps: number;
  readonly sideSteps: number;
}
const SEARCH_RANGE: SearchRange = { eyeLine: 0.08, side: 0.11, shareSteps: 12, eyeSteps: 5, sideSteps: 6 };
/** A close-up has to end at the photo's edges, which few frames do, so the search is finer. */
const CLOSE_UP_SEARCH_RANGE: SearchRange = {
  eyeLine: 0.1,
  side: 0.12,
  shareSteps: 20,
  eyeSteps: 10,
  sideSteps: 10,
};
/** Least coverage of the frame's lower edge; below it the head seems to float. In a close-up the chin may be near that edge. */
const MIN_BASE = 0.4;
const MIN_CLOSE_UP_BASE = 0.3;
/** Headroom that looks neither cramped nor sunken; each deviation has a cost. */
const PLEASANT_AIR = [0.06, 0.15] as const;

/** Small shifts that make two crops of one selfie differ, each −1 to 1. */
export interface CropNudge {
  readonly closer: number;
  readonly aside: number;
  readonly lower: number;
}

export interface CropOptions {
  /** Default: no shift. */
  readonly nudge?: CropNudge;
  /** Allows a close-up when no other frame fits; default true. */
  readonly closeUps?: boolean;
}

/** Greatest height of the head ÷ the frame's height in the tight framing. */
export const CLOSEST_TIGHT_HEAD = TARGETS.tight.headMax;

/**
 * Finds the best frame around the head by an exhaustive search: head height and eye line are near the framing's, and no point at
 * which the photo cut the body off or its outline is torn is inside. The frame may reach beyond the cutout where nothing of the
 * body was cut off. A nudge for which no frame fits is ignored.
 * @param cut points that no frame may contain, where the photo's edge cut the body off (cut-edge.ts) or something hides its
 *   outline (torn-edge.ts), in pixels of the cutout
 * @param aspect width ÷ height of the frame
 * @returns whole pixels of the cutout, or undefined when no frame fits
 */
export function solveCrop(
  cutout: CoverageGrid,
  head: HeadGeometry,
  cut: readonly Point[],
  framing: Framing,
  aspect: number,
  { nudge = NO_NUDGE, closeUps = true }: CropOptions = {},
): Rect | undefined {
  const fit = (target: FramingTarget, wish: CropNudge): Rect | undefined =>
    bestFrame(cutout, head, cut, target, aspect, wish);
  const frame =
    fit(TARGETS[framing], nudge) ??
    fit(TARGETS[framing], NO_NUDGE) ??
    (framing === 'tight' ? fit(CLOSEST, NO_NUDGE) : undefined) ??
    (framing === 'tight' && closeUps ? fit(CLOSE_UP, NO_NUDGE) : undefined);
  return frame === undefined ? undefined : wholePixels(frame, aspect);
}

function bestFrame(
  cutout: CoverageGrid,
  head: HeadGeometry,
  cut: readonly Point[],
  target: FramingTarget,
  aspect: number,
  nudge: CropNudge,
): Rect | undefined {
  const headPx = head.chinY - head.crownY;
  const room = nudge.closer > 0 ? 0.7 * (target.headMax - target.head) : target.head - target.headMin;
  const wishHead = target.head + room * nudge.closer;
  const wishEyes = target.eyeLine + 0.03 * nudge.lower;
  const wishSide = 0.5 + 0.05 * nudge.aside;
  const holdsCut = cutFinder(cut);
  const isCloseUp = target === CLOSE_UP;
  const range = isCloseUp ? CLOSE_UP_SEARCH_RANGE : SEARCH_RANGE;
  const minBase = isCloseUp ? MIN_CLOSE_UP_BASE : MIN_BASE;
  let best: Rect | undefined;
  let bestCost = Infinity;
  for (let i = 0; i <= range.shareSteps; i++) {
    const share = target.headMin + ((target.headMax - target.headMin) * i) / range.shareSteps;
    const height = headPx / share;
    const width = height * aspect;
    for (let j = -range.eyeSteps; j <= range.eyeSteps; j++) {
      const eyeLine = wishEyes + (range.eyeLine * j) / range.eyeSteps;
      const top = head.eyes.y - eyeLine * height;
      const air = (head.crownY - top) / height;
      if (air < target.airMin || air > target.airMax) continue;
      for (let k = -range.sideSteps; k <= range.sideSteps; k++) {
        const side = wishSide + (range.side * k) / range.sideSteps;
        const cost =
          3 * Math.abs(share - wishHead) +
          4 * Math.abs(eyeLine - wishEyes) +
          2.5 * Math.abs(side - wishSide) +
          4 * Math.max(0, PLEASANT_AIR[0] - air, air - PLEASANT_AIR[1]);
        if (cost >= bestCost) continue;
        const rect = { x: head.centreX - side * width, y: top, width, height };
        if (isCloseUp && !holdsFace(head, rect)) continue;
        if (holdsCut(rect) || !isJoinedToBottom(cutout, head, rect, minBase)) continue;
        if (target.airMin > 0 && headTouches(cutout, head, rect)) continue;
        const total = cost + bodyCost(cutout, head, rect);
        if (total >= bestCost) continue;
        bestCost = total;
        best = rect;
      }
    }
  }
  return best;
}

/**
 * Returns a function that tests whether a frame contains any of the points. The last point that was found is tested first,
 * because neighbouring frames mostly contain the same one.
 */
function cutFinder(cut: readonly Point[]): (rect: Rect) => boolean {
  const margin = 1.5;
  let last: Point | undefined;
  return (rect) => {
    const left = rect.x - margin;
    const top = rect.y - margin;
    const right = rect.x + rect.width + margin;
    const bottom = rect.y + rect.height + margin;
    const isInside = (point: Point): boolean =>
      point.x > left && point.x < right && point.y > top && point.y < bottom;
    if (last !== undefined && isInside(last)) return true;
    last = cut.find(isInside);
    return last !== undefined;
  };
}

/** Returns whether neck and shoulders join the head to the frame's lower edge without a gap. */
function isJoinedToBottom(cutout: CoverageGrid, head: HeadGeometry, rect: Rect, minBase: number): boolean {
  const bottom = rect.y + rect.height - 2;
  const samples = 24;
  for (let i = 0; i <= samples; i++) {
    const y = head.chinY + ((bottom - head.chinY) * i) / samples;
    if (coverage(cutout, head.centreX, y) < 0.5) return false;
  }
  let base = 0;
  for (let i = 0; i < samples; i++)
    base += coverage(cutout, rect.x + ((i + 0.5) / samples) * rect.width, bottom) / samples;
  return base >= minBase;
}

/** Returns whether the frame contains the face, brows to chin, with a margin. */
function holdsFace({ face, chinY }: HeadGeometry, rect: Rect): boolean {
  const aside = CLOSE_UP_MARGIN.aside * (face.right - face.left);
  return (
    rect.y <= face.top - CLOSE_UP_MARGIN.above * (face.bottom - face.top) &&
    rect.y + rect.height >= chinY + CLOSE_UP_MARGIN.belowChin * rect.height &&
    rect.x <= face.left - aside &&
    rect.x + rect.width >= face.right + aside
  );
}

/** Returns whether the head, with all of its hair, touches the frame's top or sides above the eyes. */
function headTouches(cutout: CoverageGrid, head: HeadGeometry, rect: Rect): boolean {
  const samples = 24;
  for (let i = 0; i <= samples; i++) {
    const x = rect.x + (i / samples) * rect.width;
    const y = rect.y + (i / samples) * (head.eyes.y - rect.y);
    if (coverage(cutout, x, rect.y) > 0.3) return true;
    if (coverage(cutout, rect.x, y) > 0.3 || coverage(cutout, rect.x + rect.width, y) > 0.3) return true;
  }
  return false;
}

function coverage(cutout: CoverageGrid, x: number, y: number): number {
  const { left = 0, top = 0, cellPx = 1 } = cutout;
  const px = Math.round((x - left) / cellPx);
  const py = Math.round((y - top) / cellPx);
  if (px < 0 || py < 0 || px >= cutout.widthPx || py >= cutout.heightPx) return 0;
  return cutout.alpha[py * cutout.widthPx + px] / 255;
}

/** Returns the cost of a frame whose bottom the shoulders do not fill, or into whose sides arms and hands reach. */
function bodyCost(cutout: CoverageGrid, head: HeadGeometry, rect: Rect): number {
  const samples = 24;
  let bottom = 0;
  for (let i = 0; i < samples; i++)
    bottom +=
      coverage(cutout, rect.x + ((i + 0.5) / samples) * rect.width, rect.y + rect.height - 2) / samples;
  let sides = 0;
  for (let i = 0; i < samples; i++) {
    const y = rect.y + ((i + 0.5) / samples) * (head.chinY - rect.y);
    sides += (coverage(cutout, rect.x + 2, y) + coverage(cutout, rect.x + rect.width - 2, y)) / samples;
  }
  return 1.2 * Math.max(0, 0.75 - bottom) + 1.5 * sides;
}

function wholePixels(rect: Rect, aspect: number): Rect {
  const height = Math.floor(rect.height);
  const width = Math.floor(height * aspect);
  return { x: Math.ceil(rect.x), y: Math.ceil(rect.y), width, height };
}
