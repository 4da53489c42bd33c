import type { DressingRefusal } from '../../../garment.ts';
import type { HeadshotRequest } from '../../../headshot-request.ts';
import { type Framing, solveCrop } from '../../../ops/geometry/crop-solver.ts';
import type { CoverageGrid } from '../../../ops/matte/cutout.ts';
import type { Point } from '../../../raster/image.ts';
import { HEADSHOT_ASPECT } from '../../person/frame-portrait.ts';
import type { StudioSelfie } from '../../person/studio-selfie.ts';
import { brokenSeamShare } from './collar-seam.ts';
import type { CoarseGarment } from '../coarse-garment.ts';
import { type PersonMask, maskPerson } from './person-mask.ts';
import type { GarmentCells, PlaceableGarment } from '../garment-cells.ts';
import { mainFlaw } from './placement-flaws.ts';
import type { Placement } from './placement.ts';
import { type ScoredPlacement, placeGarment } from './place-garment.ts';
import type { Wearer } from '../wearer/wearer.ts';

/** A garment fitted to one selfie. All positions are pixels of the selfie's cutout. */
export interface FittedGarment {
  /** The garment's id. */
  readonly garment: string;
  readonly placement: Placement;
  /** True when the garment's mirror image is worn. */
  readonly mirrored: boolean;
  /** Coverage of the dressed person in cells. */
  readonly coverage: CoverageGrid;
  /** Points that no frame may contain: where an edge cut off the garment on its photo, or the visible hair or body on the selfie. */
  readonly cut: readonly Point[];
  /** The framings that fit, at least one. */
  readonly framings: readonly Framing[];
}

/** The fitted garment, or the reason why the selfie cannot wear it. */
export type FitOutcome =
  | { readonly ok: true; readonly fit: FittedGarment }
  | { readonly ok: false; readonly refusal: DressingRefusal };

/** A head turned further than this does not match a frontal body. */
const MAX_YAW_DEG = 20;
/**
 * Least certainty of the map of hair, skin and clothes; below it the map may be wrong (decision 036). Readers took one in five
 * pictures below for a photo, and every second one above (decision 035).
 */
const MIN_CERTAINTY = 0.4;
/**
 * Upper limits of the placement's cost (place-garment.ts). Of the garments of a mix, readers in rounds 9 to 14 took 83 of 103
 * pictures up to 0.5 for photos and 29 of 48 above; of the other garments, 50 of 93 up to 0.35 and 20 of 81 above (decision 035).
 */
const MAX_COST = { usual: 0.5, closeFit: 0.35 } as const;

/** Largest hole between neck and collar, in squared sizes of the head. A larger one is obvious. */
const MAX_HOLE_AREA = 0.005;
/** Largest area of neck beside the collar that may be removed without being missed, in squared sizes of the head. */
const MAX_NECK_OUTSIDE = 0.003;
/** Largest broken share of the seam (collar-seam.ts). The worst of 369 fits of the test portraits has 0.21, which is unnoticeable. */
const MAX_BROKEN_SEAM = 0.25;
/** Largest hidden height of the throat, in sizes of the head. Readers called eight of nine pictures above it a montage. */
const MAX_HIDDEN_THROAT = 0.04;

/** Share from which the person counts as visible in a cell. */
const MIN_VISIBLE = 0.3;
const FRAMINGS: readonly HeadshotRequest['framing'][] = ['tight', 'classic', 'wide'];

/**
 * Fits a garment to a selfie at low resolution: finds its placement, the visible part of the person, and the framings that fit. It
 * refuses when the garment cannot be worn convincingly.
 */
export function fitGarment(
  { head, cut, cautions }: Pick<StudioSelfie, 'head' | 'cut' | 'cautions'>,
  wearer: Wearer,
  { garment, cells }: Pick<CoarseGarment, 'garment' | 'cells'>,
): FitOutcome {
  if (Math.abs(wearer.yawDeg) > MAX_YAW_DEG) return { ok: false, refusal: 'turned-away' };
  // The garment would cut off the hand.
  if (cautions.includes('hand-near-face')) return { ok: false, refusal: 'neck-hidden' };
  if (wearer.certainty < MIN_CERTAINTY) return { ok: false, refusal: 'unsure' };
  if (wearer.isWrapped) return { ok: false, refusal: 'neck-hidden' };
  if (garment.overBareNeck === true && wearer.hasCollar) return { ok: false, refusal: 'neck-hidden' };
  const placement = placeGarment(garment, cells, wearer);
  if (!fitsWell(garment, placement))
    return {
      ok: false,
      refusal: mainFlaw(placement.flaws) === 'hiddenNeck' ? 'neck-hidden' : 'does-not-fit',
    };
  if (brokenSeamShare(garment, cells, wearer, placement) > MAX_BROKEN_SEAM)
    return { ok: false, refusal: 'does-not-fit' };
  const kept = maskPerson(garment, cells, placement, wearer);
  const coverage = dressedCoverage(kept, cells, placement, wearer);
  const cuts = [...remainingCuts(cut, kept, wearer), ...garmentCuts(garment, placement)];
  const framings = FRAMINGS.filter(
    (framing) => solveCrop(coverage, head, cuts, framing, HEADSHOT_ASPECT, { closeUps: false }) !== undefined,
  );
  if (framings.length === 0) return { ok: false, refusal: 'top-cut-off' };
  return {
    ok: true,
    fit: {
      garment: garment.id,
      placement,
      mirrored: garment.mirrored === true,
      coverage,
      cut: cuts,
      framings,
    },
  };
}

function fitsWell(garment: PlaceableGarment, placement: ScoredPlacement): boolean {
  const { cost, flaws } = placement;
  const mostCost = garment.closeFit === true ? MAX_COST.closeFit : MAX_COST.usual;
  if (cost > mostCost || holeArea(garment, placement) > MAX_HOLE_AREA) return false;
  return flaws.neckOutside <= MAX_NECK_OUTSIDE && flaws.hiddenThroat <= MAX_HIDDEN_THROAT;
}

/** Returns the area in which the background shows inside the collar: beside the neck, and where own clothes were removed from it. */
function holeArea({ kind }: PlaceableGarment, { flaws }: ScoredPlacement): number {
  return flaws.gap + (kind === 'whole' ? flaws.hiddenNeck : 0);
}

function dressedCoverage(
  { area, widthPx, heightPx, kept }: PersonMask,
  cells: GarmentCells,
  { scale, offset }: Placement,
  { cells: own }: Wearer,
): CoverageGrid {
  const { cellPx } = own;
  const alpha = new Uint8Array(widthPx * heightPx);
  const [ownLeft, ownTop] = [-area.x / cellPx, -area.y / cellPx];
  for (let row = 0, i = 0; row < heightPx; row++)
    for (let column = 0; column < widthPx; column++, i++) {
      const x = column - ownLeft;
      const y = row - ownTop;
      const isOwn = x >= 0 && y >= 0 && x < own.widthPx && y < own.heightPx;
      const person = isOwn ? own.cover[y * own.widthPx + x] * kept[i] : 0;
      const gx = Math.floor((area.x + (column + 0.5) * cellPx - offset.x) / scale / cells.cellPx);
      const gy = Math.floor((area.y + (row + 0.5) * cellPx - offset.y) / scale / cells.cellPx);
      const isCloth = gx >= 0 && gy >= 0 && gx < cells.widthPx && gy < cells.heightPx;
      const cloth = isCloth ? cells.alpha[gy * cells.widthPx + gx] : 0;
      alpha[i] = Math.round(255 * Math.max(person, cloth));
    }
  return { widthPx, heightPx, alpha, left: area.x, top: area.y, cellPx };
}

/** Returns the selfie's own cut points that are still visible in the garment. */
function remainingCuts(
  cut: readonly Point[],
  { area, widthPx, heightPx, kept }: PersonMask,
  { cells: { cellPx } }: Wearer,
): readonly Point[] {
  return cut.filter(({ x, y }) => {
    const column = Math.min(widthPx - 1, Math.max(0, Math.floor((x - area.x) / cellPx)));
    const row = Math.min(heightPx - 1, Math.max(0, Math.floor((y - area.y) / cellPx)));
    return kept[row * widthPx + column]! > MIN_VISIBLE;
  });
}

function garmentCuts({ cut }: PlaceableGarment, { scale, offset }: Placement): readonly Point[] {
  return cut.map(({ x, y }) => ({ x: x * scale + offset.x, y: y * scale + offset.y }));
}
