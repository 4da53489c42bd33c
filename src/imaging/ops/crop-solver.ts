import type { Point, Rect } from '../raster/image.ts';
import type { Cutout, HeadGeometry } from './cutout.ts';

/** How much of the person a frame shows: head and neck, head and shoulders, down to the chest. */
export type Framing = 'tight' | 'classic' | 'wide';

/** Shares of the frame's height. */
interface FramingTarget {
  /** Chin to crown. */
  readonly head: number;
  readonly headMin: number;
  readonly headMax: number;
  readonly eyeLine: number;
  /** Air above the crown at least and at most; negative: so much of the hair may stand out, as photographers crop. */
  readonly airMin: number;
  readonly airMax: number;
}

const TARGETS: Record<Framing, FramingTarget> = {
  tight: { head: 0.6, headMin: 0.54, headMax: 0.74, eyeLine: 0.4, airMin: -0.07, airMax: 0.16 },
  classic: { head: 0.48, headMin: 0.43, headMax: 0.54, eyeLine: 0.4, airMin: 0.03, airMax: 0.2 },
  wide: { head: 0.36, headMin: 0.29, headMax: 0.42, eyeLine: 0.37, airMin: 0.03, airMax: 0.22 },
};

/**
 * When not even `tight` fits, as close as a photographer goes: a selfie at arm's length with the head near the edge.
 * Any closer and the chin stands on the frame. Ends under the share a finished headshot may have (0.8).
 */
const CLOSEST: FramingTarget = { ...TARGETS.tight, head: 0.75, headMin: 0.74, headMax: 0.795, eyeLine: 0.36 };

const NO_NUDGE: CropNudge = { closer: 0, aside: 0, lower: 0 };

const EYE_LINE_REACH = 0.08;
const SIDE_REACH = 0.11;
/** Air above the crown that looks neither squeezed nor sunk; what a framing forces beyond it costs. */
const PLEASANT_AIR = [0.06, 0.15] as const;

/** Small wishes that make two crops of one selfie differ; each −1 … 1. */
export interface CropNudge {
  readonly closer: number;
  readonly aside: number;
  readonly lower: number;
}

/**
 * Frames the head: head height and eye line near the framing's, and never a place inside the frame where the
 * source cut the body off or its outline is torn. The frame may reach beyond the cutout where nothing of the body was cut. A nudge that
 * leaves no room is let go.
 * @param cut what no frame may hold: where the source's edge cut the body (cut-edge.ts) or something tore its outline
 *   (torn-edge.ts), in pixels of the cutout
 * @param aspect width ÷ height of the frame
 * @returns whole pixels of the cutout, or undefined when no frame of this kind fits
 */
export function solveCrop(
  cutout: Cutout,
  head: HeadGeometry,
  cut: readonly Point[],
  framing: Framing,
  aspect: number,
  nudge: CropNudge = NO_NUDGE,
): Rect | undefined {
  const fit = (target: FramingTarget, wish: CropNudge): Rect | undefined =>
    bestFrame(cutout, head, cut, target, aspect, wish);
  const frame =
    fit(TARGETS[framing], nudge) ??
    fit(TARGETS[framing], NO_NUDGE) ??
    (framing === 'tight' ? fit(CLOSEST, NO_NUDGE) : undefined);
  return frame === undefined ? undefined : wholePixels(frame, aspect);
}

function bestFrame(
  cutout: Cutout,
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
  let best: Rect | undefined;
  let bestCost = Infinity;
  const steps = 12;
  for (let i = 0; i <= steps; i++) {
    const share = target.headMin + ((target.headMax - target.headMin) * i) / steps;
    const height = headPx / share;
    const width = height * aspect;
    for (let j = -5; j <= 5; j++) {
      const eyeLine = wishEyes + (EYE_LINE_REACH * j) / 5;
      const top = head.eyes.y - eyeLine * height;
      const air = (head.crownY - top) / height;
      if (air < target.airMin || air > target.airMax) continue;
      for (let k = -6; k <= 6; k++) {
        const side = wishSide + (SIDE_REACH * k) / 6;
        const cost =
          3 * Math.abs(share - wishHead) +
          4 * Math.abs(eyeLine - wishEyes) +
          2.5 * Math.abs(side - wishSide) +
          4 * Math.max(0, PLEASANT_AIR[0] - air, air - PLEASANT_AIR[1]);
        if (cost >= bestCost) continue;
        const rect = { x: head.centreX - side * width, y: top, width, height };
        if (holdsCut(rect) || !isCarried(cutout, head, rect)) continue;
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

/** Asks many frames of one selfie; neighbouring frames mostly hold the same point, which is therefore tried first. */
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

/** A head without neck and shoulders under it is never framed, whatever the matte lost. */
function isCarried(cutout: Cutout, head: HeadGeometry, rect: Rect): boolean {
  const bottom = rect.y + rect.height - 2;
  const samples = 24;
  for (let i = 0; i <= samples; i++) {
    const y = head.chinY + ((bottom - head.chinY) * i) / samples;
    if (coverage(cutout, head.centreX, y) < 0.5) return false;
  }
  let base = 0;
  for (let i = 0; i < samples; i++)
    base += coverage(cutout, rect.x + ((i + 0.5) / samples) * rect.width, bottom) / samples;
  return base >= 0.4;
}

/** Hair wider or higher than the face lets one expect: no part of the head may stand on the frame's top or sides. */
function headTouches(cutout: Cutout, head: HeadGeometry, rect: Rect): boolean {
  const samples = 24;
  for (let i = 0; i <= samples; i++) {
    const x = rect.x + (i / samples) * rect.width;
    const y = rect.y + (i / samples) * (head.eyes.y - rect.y);
    if (coverage(cutout, x, rect.y) > 0.3) return true;
    if (coverage(cutout, rect.x, y) > 0.3 || coverage(cutout, rect.x + rect.width, y) > 0.3) return true;
  }
  return false;
}

function coverage(cutout: Cutout, x: number, y: number): number {
  const px = Math.round(x);
  const py = Math.round(y);
  if (px < 0 || py < 0 || px >= cutout.widthPx || py >= cutout.heightPx) return 0;
  return cutout.alpha[py * cutout.widthPx + px] / 255;
}

/** Shoulders should carry the head at the bottom; arms and hands should not enter at the sides. */
function bodyCost(cutout: Cutout, head: HeadGeometry, rect: Rect): number {
  const samples = 24;
  let bottom = 0;
  for (let i = 0; i < samples; i++)
    bottom +=
      coverage(cutout, rect.x + ((i + 0.5) / samples) * rect.width, rect.y + rect.height - 2) / samples;
  let sides = 0;
  const armBottom = Math.min(head.chinY, rect.y + rect.height);
  for (let i = 0; i < samples; i++) {
    const y = rect.y + ((i + 0.5) / samples) * (armBottom - rect.y);
    sides += (coverage(cutout, rect.x + 2, y) + coverage(cutout, rect.x + rect.width - 2, y)) / samples;
  }
  return 1.2 * Math.max(0, 0.75 - bottom) + 1.5 * sides;
}

function wholePixels(rect: Rect, aspect: number): Rect {
  const height = Math.floor(rect.height);
  const width = Math.floor(height * aspect);
  return { x: Math.ceil(rect.x), y: Math.ceil(rect.y), width, height };
}
