import type { GarmentCells, PlaceableGarment } from '../garment-cells.ts';
import type { Wearer } from '../wearer/wearer.ts';

/** Where a body is turned to and lit from; positive is the picture's right. */
export interface TurnAndLight {
  /** How far the neck is beside the chin, in sizes of the head: a head turned to the left has its neck on the right. */
  readonly turn: number;
  /** log2 of the right side's lightness over the left's. */
  readonly sideStops: number;
}

/** A turn, and a difference of light, that one looks at. */
const NOTICEABLE = { turn: 0.05, sideStops: 0.2 } as const;
/** Agreement gained by mirroring that is worth it. Below it both ways look alike. */
const MIN_GAIN = 0.5;
/** Turn of a neck that hair hides, for each degree of the head's turn; measured on the portraits whose neck is seen. */
const TURN_PER_DEG = -0.015;
/** The cloth beside the collar that shows its light: sizes of the head. */
const LIT_REACH = 1.2;
const SOLID = 0.9;
const LUMA_OFFSET = 8;

/** Whether a garment's mirror image follows the turn and the light of its wearer's head better. */
export function isBetterMirrored(garment: TurnAndLight, wearer: TurnAndLight): boolean {
  const agreement =
    (garment.turn * wearer.turn) / NOTICEABLE.turn ** 2 +
    (garment.sideStops * wearer.sideStops) / NOTICEABLE.sideStops ** 2;
  return agreement < -MIN_GAIN;
}

export function turnAndLightOfWearer(
  { neck: { left, right }, head: { chin, sizePx }, yawDeg }: Pick<Wearer, 'neck' | 'head' | 'yawDeg'>,
  sideStops: number,
): TurnAndLight {
  const isSeen = left !== undefined && right !== undefined;
  return { turn: isSeen ? ((left + right) / 2 - chin.x) / sizePx : TURN_PER_DEG * yawDeg, sideStops };
}

/** A garment keeps a part of its photo's light (ops/garment/flatten-light.ts). */
export function turnAndLightOfGarment(
  { collar, head: { chin, sizePx } }: Pick<PlaceableGarment, 'collar' | 'head'>,
  { widthPx, cellPx, alpha, rgb }: GarmentCells,
): TurnAndLight {
  const middleX = (collar.left.x + collar.right.x) / 2;
  const sums = { left: 0, right: 0 };
  const counts = { left: 0, right: 0 };
  for (let i = 0; i < alpha.length; i++) {
    const beside = ((i % widthPx) + 0.5) * cellPx - middleX;
    if (alpha[i]! < SOLID || Math.abs(beside) > LIT_REACH * sizePx) continue;
    const side = beside < 0 ? 'left' : 'right';
    sums[side] += 0.299 * rgb[i * 3]! + 0.587 * rgb[i * 3 + 1]! + 0.114 * rgb[i * 3 + 2]!;
    counts[side]++;
  }
  const mean = (side: 'left' | 'right'): number => LUMA_OFFSET + sums[side] / Math.max(1, counts[side]);
  return { turn: (middleX - chin.x) / sizePx, sideStops: Math.log2(mean('right') / mean('left')) };
}
