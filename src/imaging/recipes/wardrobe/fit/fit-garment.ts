import type { DressingRefusal } from '../../../garment.ts';
import type { HeadshotRequest } from '../../../headshot-request.ts';
import { type Framing, solveCrop } from '../../../ops/geometry/crop-solver.ts';
import type { CoverageGrid } from '../../../ops/matte/cutout.ts';
import type { Point } from '../../../raster/image.ts';
import { HEADSHOT_ASPECT } from '../../person/frame-portrait.ts';
import type { StudioSelfie } from '../../person/studio-selfie.ts';
import { brokenSeamShare } from './collar-seam.ts';
import type { GarmentSketch } from '../garment-sketch.ts';
import { type PersonMask, maskPerson } from './person-mask.ts';
import type { GarmentCells, PlaceableGarment } from '../garment-cells.ts';
import { mainFlaw } from './placement-flaws.ts';
import type { Placement } from './placement.ts';
import { type ScoredPlacement, placeGarment } from './place-garment.ts';
import type { Wearer } from '../wearer/wearer.ts';

/** How one selfie wears one garment. All positions are pixels of the selfie's cutout. */
export interface FittedGarment {
  readonly garment: string;
  readonly placement: Placement;
  /** Whether the garment's mirror image is worn. */
  readonly mirrored: boolean;
  /** The dressed person's coverage, in cells. */
  readonly coverage: CoverageGrid;
  /** What no frame may show: where its photo cut the garment off, or the selfie's edge the hair or what is kept of the body. */
  readonly cut: readonly Point[];
  /** The framings that fit. May be empty. */
  readonly framings: readonly Framing[];
}

export type FitOutcome =
  | { readonly ok: true; readonly fit: FittedGarment }
  | { readonly ok: false; readonly refusal: DressingRefusal };

/** A head turned further than this does not belong on a frontal body. */
const MAX_YAW_DEG = 20;
/**
 * A map less certain than this may have hair, skin or clothes where there are none (decision 036). Readers took one of five such
 * pictures for a photo, and every other one of those above (decision 035).
 */
const MIN_CERTAINTY = 0.4;
/**
 * Placements that cost more (place-garment.ts) are seen through. In rounds 9 to 14 readers took 83 of 103 pictures of the garments of
 * a mix for photos up to 0.5, and 29 of 48 above; of the others 50 of 93 up to 0.35, and 20 of 81 above (decision 035).
 */
const MAX_COST = { usual: 0.5, closeFit: 0.35 } as const;

/** A larger hole between neck and collar is seen at once, in squares of the head's size. */
const MAX_HOLE_AREA = 0.005;
/** More own neck beside the collar that has to be cut away is seen to be missing, in squares of the head's size. */
const MAX_NECK_OUTSIDE = 0.003;
/** A seam broken further is seen. The worst of 369 fits of the test portraits has 0.21, and is not seen. */
const MAX_BROKEN_SEAM = 0.25;
/** A chin nearer to a closed collar stands on it, sizes of the head: called a montage in eight of nine cases. */
const MAX_HIDDEN_THROAT = 0.04;

/** The person is kept in a cell from this share on. */
const MIN_VISIBLE = 0.3;
const FRAMINGS: readonly HeadshotRequest['framing'][] = ['tight', 'classic', 'wide'];

/** Puts a garment on a selfie, coarsely: where it is, what stays of the person, and which frames fit. */
export function fitGarment(
  { head, cut, cautions }: Pick<StudioSelfie, 'head' | 'cut' | 'cautions'>,
  wearer: Wearer,
  { garment, cells }: Pick<GarmentSketch, 'garment' | 'cells'>,
): FitOutcome {
  if (Math.abs(wearer.yawDeg) > MAX_YAW_DEG) return { ok: false, refusal: 'turned-away' };
  // The hand would end where the garment begins.
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

/** Area where the background is seen through the collar: beside the neck, and where own clothes were taken out of it. */
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

/** The selfie's own cuts at places that are still seen in the new clothes. */
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
