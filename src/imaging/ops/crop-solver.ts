import type { Point, Rect } from '../raster/image.ts';
import type { Cutout, HeadGeometry } from './cutout.ts';

export type Framing = 'tight' | 'classic' | 'wide';

/** Shares of the frame's height; `head` is chin to crown. */
interface FramingTarget {
  readonly head: number;
  readonly headMin: number;
  readonly headMax: number;
  readonly eyeLine: number;
}

const TARGETS: Record<Framing, FramingTarget> = {
  tight: { head: 0.56, headMin: 0.525, headMax: 0.74, eyeLine: 0.41 },
  classic: { head: 0.47, headMin: 0.43, headMax: 0.525, eyeLine: 0.4 },
  wide: { head: 0.36, headMin: 0.3, headMax: 0.43, eyeLine: 0.36 },
};

/**
 * When not even `tight` fits, as close as a photographer goes: a selfie at arm's length with the head near the edge.
 * Any closer and the chin stands on the frame. Ends under the share a finished headshot may have (0.8).
 */
const CLOSEST: FramingTarget = { head: 0.75, headMin: 0.74, headMax: 0.795, eyeLine: 0.36 };

const NO_NUDGE: CropNudge = { closer: 0, aside: 0, lower: 0 };

const EYE_LINE_REACH = 0.08;
/** How much of the frame's height the hair may stand out at the top of a close frame, as photographers crop. */
const HAIR_CROP = 0.07;
/** Least air above the crown of the wider ones, share of the frame's height. */
const HEADROOM = 0.025;
const SIDE_REACH = 0.11;

/** Small wishes that make two crops of one selfie differ; each −1 … 1. */
export interface CropNudge {
  readonly closer: number;
  readonly aside: number;
  readonly lower: number;
}

/**
 * Frames the head: head height and eye line near the framing's, and never a place inside the frame where the
 * source cut the body off. The frame may reach beyond the cutout where nothing of the body was cut. A nudge that
 * leaves no room is let go.
 * @param cut where the source's edge cut the body, in pixels of the cutout (see cut-edge.ts)
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
    bestFrame(cutout, head, cut, target, framing === 'tight' ? -HAIR_CROP : HEADROOM, aspect, wish);
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
  minHeadroom: number,
  aspect: number,
  nudge: CropNudge,
): Rect | undefined {
  const headPx = head.chinY - head.crownY;
  const room = nudge.closer > 0 ? target.headMax - target.head : target.head - target.headMin;
  const wishHead = target.head + 0.6 * room * nudge.closer;
  const wishEyes = target.eyeLine + 0.02 * nudge.lower;
  const wishSide = 0.5 + 0.035 * nudge.aside;
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
      const headroom = (head.crownY - top) / height;
      if (headroom < minHeadroom) continue;
      for (let k = -6; k <= 6; k++) {
        const side = wishSide + (SIDE_REACH * k) / 6;
        const cost =
          3 * Math.abs(share - wishHead) +
          4 * Math.abs(eyeLine - wishEyes) +
          2.5 * Math.abs(side - wishSide) +
          Math.max(0, 0.06 - headroom) * 4;
        if (cost >= bestCost) continue;
        const rect = { x: head.centreX - side * width, y: top, width, height };
        if (cutsInside(rect, cut) || !isCarried(cutout, head, rect)) continue;
        const total = cost + bodyCost(cutout, head, rect);
        if (total >= bestCost) continue;
        bestCost = total;
        best = rect;
      }
    }
  }
  return best;
}

function cutsInside(rect: Rect, cut: readonly Point[]): boolean {
  const right = rect.x + rect.width;
  const bottom = rect.y + rect.height;
  const margin = 1.5;
  for (const point of cut)
    if (
      point.x > rect.x - margin &&
      point.x < right + margin &&
      point.y > rect.y - margin &&
      point.y < bottom + margin
    )
      return true;
  return false;
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
