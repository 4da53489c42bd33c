import type { GarmentCells, PlaceableGarment } from '../garment-cells.ts';
import type { Wearer } from '../wearer/wearer.ts';

/** Direction of a body's turn and of its light; positive is the picture's right. */
export interface TurnAndLight {
  /** Offset of the neck from the chin, in sizes of the head. A head turned to the left has its neck on the right. */
  readonly turn: number;
  /** log2 of the right side's lightness over the left's. */
  readonly sideStops: number;
}

/** A turn and a difference of light that are just noticeable. */
const NOTICEABLE = { turn: 0.05, sideStops: 0.2 } as const;
/** Least gain of agreement for which a garment is mirrored. Below it both ways look alike. */
const MIN_GAIN = 0.5;
/** Turn for each degree of the head's yaw where hair hides the neck; measured on the portraits whose neck is visible. */
const TURN_PER_DEG = -0.015;
/** Distance from the collar's middle within which the cloth's light is measured, in sizes of the head. */
const LIT_REACH = 1.2;
/** Coverage from which a cell counts as cloth. */
const SOLID = 0.9;
/** Added to the luma (0–255) so that the ratio of two sides of black cloth stays near 1. */
const LUMA_OFFSET = 8;

/** Returns whether a garment's mirror image matches the turn and the light of its wearer's head better. */
export function isBetterMirrored(garment: TurnAndLight, wearer: TurnAndLight): boolean {
  const agreement =
    (garment.turn * wearer.turn) / NOTICEABLE.turn ** 2 +
    (garment.sideStops * wearer.sideStops) / NOTICEABLE.sideStops ** 2;
  return agreement < -MIN_GAIN;
}

/** @param sideStops difference of light on the face (StudioSelfie.sideLightStops) */
export function turnAndLightOfWearer(
  { neck: { left, right }, head: { chin, sizePx }, yawDeg }: Pick<Wearer, 'neck' | 'head' | 'yawDeg'>,
  sideStops: number,
): TurnAndLight {
  const isSeen = left !== undefined && right !== undefined;
  return { turn: isSeen ? ((left + right) / 2 - chin.x) / sizePx : TURN_PER_DEG * yawDeg, sideStops };
}

/** Measures the turn of a garment's first wearer and the part of the photo's light that flattening left (flatten-light.ts). */
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
