import type { Garment } from '../../garment.ts';
import { garmentOpening } from '../../ops/garment/opening.ts';
import { shrinkBytes, shrinkRgb } from '../../ops/resample-plane.ts';
import type { Point } from '../../raster/image.ts';
import type { CellPlanes, Wearer } from './wearer.ts';

/** Where a garment is on a wearer's cutout: point of the cutout = point of the garment × scale + offset. */
export interface Place {
  readonly scale: number;
  readonly offset: Point;
}

/** The place that was found for a garment. */
export interface Placement extends Place {
  /** Wishes and flaws together; lower is better. */
  readonly cost: number;
  readonly flaws: PlacementFlaws;
}

/** What of a garment its place depends on. */
export type PlaceableGarment = Omit<Garment, 'cutout' | 'parts'> & {
  readonly cutout: Pick<Garment['cutout'], 'widthPx' | 'heightPx'>;
};

/** A garment seen coarsely. Positions and sizes in cells. */
export interface GarmentCells extends CellPlanes {
  readonly alpha: Float32Array;
  readonly opening: Float32Array;
  /** Mean colours, coded 0–255, three a cell. */
  readonly rgb: Uint8Array;
}

/** Cells along a head's size. */
const CELLS_PER_HEAD = 64;

export function garmentCells({ cutout, collar, head }: Garment): GarmentCells {
  const cellPx = Math.max(1, Math.floor(head.sizePx / CELLS_PER_HEAD));
  const { data, widthPx, heightPx } = shrinkBytes(
    { widthPx: cutout.widthPx, heightPx: cutout.heightPx, data: cutout.alpha },
    cellPx,
  );
  const alpha = data.map((value) => value / 255);
  const cell = ({ x, y }: Point): Point => ({ x: x / cellPx, y: y / cellPx });
  const opening = garmentOpening(alpha, widthPx, heightPx, {
    left: cell(collar.left),
    right: cell(collar.right),
  });
  return { widthPx, heightPx, cellPx, alpha, opening, rgb: cellColours(cutout, cellPx) };
}

function cellColours({ widthPx, heightPx, rgb }: Garment['cutout'], cellPx: number): Uint8Array {
  const planes = shrinkRgb({ widthPx, heightPx, data: rgb }, cellPx);
  const cells = new Uint8Array(planes[0].length * 3);
  for (let c = 0; c < 3; c++)
    for (let i = 0; i < planes[c]!.length; i++) cells[i * 3 + c] = Math.round(planes[c]![i]!);
  return cells;
}

/** Scales tried, relative to that of the heads: bodies differ this much at the same size of head. */
const SCALES = [0.86, 0.9, 0.95, 1, 1.05, 1.1, 1.15, 1.2] as const;
/** Moves tried, in sizes of the head, from where the first wearer had the garment. */
const DOWN = [-0.16, -0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12, 0.16] as const;
const ASIDE = [-0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12] as const;

/** Indices into SCALES, DOWN and ASIDE. */
type Trial = readonly [scale: number, down: number, aside: number];
const COUNTS = [SCALES.length, DOWN.length, ASIDE.length] as const;

/** Every other scale and move, the ones that nothing speaks against first: costs are smooth at this distance. */
const SPARSE_TRIALS: readonly Trial[] = [3, 1, 5, 7].flatMap((scale) =>
  [4, 2, 6, 0, 8].flatMap((down) => [3, 1, 5].map((aside): Trial => [scale, down, aside])),
);

function neighboursOf([scale, down, aside]: Trial): Trial[] {
  const near = [-1, 0, 1];
  return near
    .flatMap((s) => near.flatMap((d) => near.map((a): Trial => [scale + s, down + d, aside + a])))
    .filter((trial) => trial.every((at, k) => at >= 0 && at < COUNTS[k]!));
}

/** Finds the scale and place at which a garment sits on a neck with the least cost. */
export function placeGarment(garment: PlaceableGarment, cells: GarmentCells, wearer: Wearer): Placement {
  const heads = wearer.head.sizePx / garment.head.sizePx;
  const middle = { x: (garment.collar.left.x + garment.collar.right.x) / 2, y: 0 };
  const neckX = (wearer.head.chin.x + wearer.faceCentreX) / 2;
  let best: (Omit<Placement, 'flaws'> & { readonly at: Trial }) | undefined;
  const attempt = (at: Trial): void => {
    const [relative, down, aside] = [SCALES[at[0]]!, DOWN[at[1]]!, ASIDE[at[2]]!];
    const scale = heads * relative;
    const offset = {
      x: neckX + aside * wearer.head.sizePx - middle.x * scale,
      y: wearer.head.chin.y + down * wearer.head.sizePx - garment.head.chin.y * scale,
    };
    const wish = 1.2 * Math.abs(Math.log(relative)) + 1.2 * Math.abs(down) + 1.5 * Math.abs(aside);
    if (best !== undefined && wish >= best.cost) return;
    const cost = wish + placementCost(garment, cells, wearer, scale, offset);
    if (best === undefined || cost < best.cost) best = { scale, offset, cost, at };
  };
  for (const at of SPARSE_TRIALS) attempt(at);
  // Then the neighbours of the best one so far, as long as one of them is better.
  for (let last: Trial | undefined; best!.at !== last;) {
    last = best!.at;
    for (const at of neighboursOf(last)) attempt(at);
  }
  const { scale, offset, cost } = best!;
  return { scale, offset, cost, flaws: placementFlaws(garment, cells, wearer, scale, offset) };
}

/** Depth below the collar's corners down to which the neck must fill the opening, in sizes of the head. */
const NECK_DEPTH = 0.3;
/** How much a flaw costs beside a wish; chosen by looking at the placements that followed. */
const FLAW_COSTS = { gap: 30, neckOutside: 12, clothesOutside: 4, hiddenNeck: 12 } as const;

/** What is wrong with a garment at a place, areas in squares of the head's size. */
export interface PlacementFlaws {
  /** Background seen between neck and collar. */
  readonly gap: number;
  /** Neck and shoulders beside the collar, which are cut away. */
  readonly neckOutside: number;
  /** Own clothes beside and above the collar, cut away too. */
  readonly clothesOutside: number;
  /** Own clothes above the collar, in front of the neck: a hood, a scarf, a roll-neck. */
  readonly hiddenNeck: number;
}

/** The flaw that costs a placement most. */
export function mainFlaw(flaws: PlacementFlaws): keyof PlacementFlaws {
  const names = Object.keys(FLAW_COSTS) as (keyof PlacementFlaws)[];
  const cost = (flaw: keyof PlacementFlaws): number => FLAW_COSTS[flaw] * flaws[flaw];
  return names.reduce((worst, flaw) => (cost(flaw) > cost(worst) ? flaw : worst));
}

function placementCost(...args: Parameters<typeof placementFlaws>): number {
  const flaws = placementFlaws(...args);
  return (Object.keys(FLAW_COSTS) as (keyof PlacementFlaws)[]).reduce(
    (sum, flaw) => sum + FLAW_COSTS[flaw] * flaws[flaw],
    0,
  );
}

export function placementFlaws(
  garment: PlaceableGarment,
  cells: GarmentCells,
  { cells: planes, head }: Wearer,
  scale: number,
  offset: Point,
): PlacementFlaws {
  const { cellPx, widthPx, heightPx } = planes;
  const top = Math.min(garment.collar.left.y, garment.collar.right.y);
  const neck = (NECK_DEPTH * head.sizePx) / scale;
  const flaws = { gap: 0, neckOutside: 0, clothesOutside: 0, hiddenNeck: 0 };
  // One sample for each cell of the garment, from a little above the collar on.
  const fromRow = Math.max(0, Math.floor((top - neck / 2) / cells.cellPx));
  const toRow = Math.min(cells.heightPx, Math.ceil((top + neck) / cells.cellPx));
  const area = ((cells.cellPx * scale) / head.sizePx) ** 2;
  for (let row = fromRow; row < toRow; row++) {
    const y = Math.floor(((row + 0.5) * cells.cellPx * scale + offset.y) / cellPx);
    const isBelowCollar = (row + 0.5) * cells.cellPx > top;
    const isBelowJaw = y * cellPx > head.chin.y - 0.2 * head.sizePx;
    for (let column = 0; column < cells.widthPx; column++) {
      const at = row * cells.widthPx + column;
      if (cells.alpha[at] >= 0.5) continue;
      const x = Math.floor(((column + 0.5) * cells.cellPx * scale + offset.x) / cellPx);
      const isInside = x >= 0 && y >= 0 && x < widthPx && y < heightPx;
      const i = y * widthPx + x;
      if (cells.opening[at] === 1) {
        if (isBelowCollar) flaws.gap += area * (isInside ? 1 - planes.cover[i] : 1);
        if (isInside && !isBelowCollar) flaws.hiddenNeck += area * planes.cover[i] * planes.clothes[i];
        else if (isInside && garment.kind === 'whole') flaws.hiddenNeck += area * planes.clothes[i];
      } else if (isInside && isBelowJaw) {
        flaws.neckOutside += area * planes.cover[i] * planes.skin[i] * (1 - planes.face[i]);
        flaws.clothesOutside += area * planes.cover[i] * planes.clothes[i];
      }
    }
  }
  return flaws;
}
