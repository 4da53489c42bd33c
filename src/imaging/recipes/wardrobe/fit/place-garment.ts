import type { GarmentCells, PlaceableGarment } from '../garment-cells.ts';
import type { Placement } from './placement.ts';
import { placementCost, type PlacementFlaws, placementFlaws } from './placement-flaws.ts';
import type { Wearer } from '../wearer/wearer.ts';

/** A placement with its rating. */
export interface ScoredPlacement extends Placement {
  /** Cost of the offset from the expected placement plus that of the flaws; lower is better. */
  readonly cost: number;
  readonly flaws: PlacementFlaws;
}

/** Scales tried, relative to the expected one. Bodies differ this much at the same size of head. */
const SCALES = [0.86, 0.9, 0.95, 1, 1.05, 1.1, 1.15, 1.2] as const;
/** Offsets tried from the expected placement, in sizes of the head. */
const DOWN = [-0.16, -0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12, 0.16] as const;
const ASIDE = [-0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12] as const;

/**
 * Cost of each offset from the expected placement: for a scale by its natural logarithm, for a move by sizes of the head. Moving up
 * costs most, because the garment would reach the jaw and leave no neck.
 */
const OFFSET_COSTS = { size: 1.2, up: 2.5, down: 1.2, aside: 1.5 } as const;

/** Indices into SCALES, DOWN and ASIDE. */
type Trial = readonly [scale: number, down: number, aside: number];
const COUNTS = [SCALES.length, DOWN.length, ASIDE.length] as const;

/** Every other scale and offset, the cheapest first. The cost is smooth at this spacing. */
const SPARSE_TRIALS: readonly Trial[] = [3, 1, 5, 7].flatMap((scale) =>
  [4, 2, 6, 0, 8].flatMap((down) => [3, 1, 5].map((aside): Trial => [scale, down, aside])),
);

function neighboursOf([scale, down, aside]: Trial): Trial[] {
  const near = [-1, 0, 1];
  return near
    .flatMap((s) => near.flatMap((d) => near.map((a): Trial => [scale + s, down + d, aside + a])))
    .filter((trial) => trial.every((at, k) => at >= 0 && at < COUNTS[k]!));
}

/**
 * Finds the placement of a garment with the least cost: a coarse grid search, then hill climbing among the neighbours of the best.
 * Placements whose offset alone costs more than the best are skipped.
 */
export function placeGarment(
  garment: PlaceableGarment,
  cells: GarmentCells,
  wearer: Wearer,
): ScoredPlacement {
  const expected = expectedPlacement(garment, wearer);
  let best: (ScoredPlacement & { readonly at: Trial }) | undefined;
  const attempt = (at: Trial): void => {
    const [relative, down, aside] = [SCALES[at[0]]!, DOWN[at[1]]!, ASIDE[at[2]]!];
    const scale = expected.scale * relative;
    const offset = {
      x: expected.neckX + aside * wearer.head.sizePx - expected.collarX * scale,
      y: wearer.head.chin.y + down * wearer.head.sizePx - garment.head.chin.y * scale,
    };
    const wish =
      OFFSET_COSTS.size * Math.abs(Math.log(relative)) +
      (down < 0 ? OFFSET_COSTS.up * -down : OFFSET_COSTS.down * down) +
      OFFSET_COSTS.aside * Math.abs(aside);
    if (best !== undefined && wish >= best.cost) return;
    const enough = best === undefined ? Infinity : best.cost - wish;
    const flaws = placementFlaws(garment, cells, wearer, { scale, offset }, enough);
    const cost = wish + placementCost(flaws);
    if (best === undefined || cost < best.cost) best = { scale, offset, cost, flaws, at };
  };
  for (const at of SPARSE_TRIALS) attempt(at);
  // The neighbours of the best trial follow, as long as one of them is better.
  for (let last: Trial | undefined; best!.at !== last;) {
    last = best!.at;
    for (const at of neighboursOf(last)) attempt(at);
  }
  const { scale, offset, cost, flaws } = best!;
  return { scale, offset, cost, flaws };
}

/** Assumed width of a neck of which no side is visible, in sizes of the head. */
const USUAL_NECK = 0.62;
/** Bounds of the ratio of the neck's width to the collar's, and its exponent: 0 would ignore the neck, 1 follow it fully. */
const NECK_RATIO = { exponent: 0.8, min: 0.8, max: 1.3 } as const;
/** Distance below the chin, in sizes of the head, from which a collar is on the shoulders and not around the neck. */
const ON_SHOULDERS = 0.02;

/** Returns the expected scale and position of a garment, with its collar around the neck and as wide as it. */
function expectedPlacement(
  { collar, head }: PlaceableGarment,
  { head: own, faceCentreX, neck }: Wearer,
): { readonly scale: number; readonly neckX: number; readonly collarX: number } {
  const heads = own.sizePx / head.sizePx;
  const collarX = (collar.left.x + collar.right.x) / 2;
  const collarY = ((collar.left.y + collar.right.y) / 2 - head.chin.y) / head.sizePx;
  const middleX = (own.chin.x + faceCentreX) / 2;
  if (collarY > ON_SHOULDERS) return { scale: heads, neckX: middleX, collarX };
  const half = (USUAL_NECK * own.sizePx) / 2;
  const left = neck.left ?? (neck.right === undefined ? middleX - half : 2 * own.chin.x - neck.right);
  const right = neck.right ?? (neck.left === undefined ? middleX + half : 2 * own.chin.x - neck.left);
  const wide = (right - left) / ((collar.right.x - collar.left.x) * heads);
  const { exponent, min, max } = NECK_RATIO;
  const relative = Math.min(max, Math.max(min, wide)) ** exponent;
  return { scale: heads * relative, neckX: (left + right) / 2, collarX };
}
