import type { Point } from '../../../raster/image.ts';
import type { GarmentCells, PlaceableGarment } from '../garment-cells.ts';
import type { Placement } from './placement.ts';
import type { Wearer } from '../wearer/wearer.ts';

/** Depth below the collar's corners down to which the neck must fill the opening, in sizes of the head. */
const NECK_REACH = 0.3;
/** How much a flaw costs beside a wish; chosen by looking at the placements that followed. */
const FLAW_COSTS = {
  gap: 30,
  neckOutside: 12,
  clothesOutside: 4,
  hiddenNeck: 12,
  floatingHair: 30,
  hiddenThroat: 5,
} as const;

/** The flaws of a garment at a place: areas in squares of the head's size, and one height in sizes of the head. */
export interface PlacementFlaws {
  /** Background seen between neck and collar. */
  readonly gap: number;
  /** Neck and shoulders beside the collar, which are cut away. */
  readonly neckOutside: number;
  /** Own clothes beside and above the collar, cut away too. */
  readonly clothesOutside: number;
  /** Own clothes above the collar, in front of the neck: a hood, a scarf, a roll-neck. */
  readonly hiddenNeck: number;
  /** Height at which hair that rested on the own shoulders would end above those of the garment. */
  readonly floatingHair: number;
  /** Height that is missing between the chin and a closed collar: heads without a neck look put on. */
  readonly hiddenThroat: number;
}

/** The flaw that costs a placement most. */
export function mainFlaw(flaws: PlacementFlaws): keyof PlacementFlaws {
  const names = Object.keys(FLAW_COSTS) as (keyof PlacementFlaws)[];
  const cost = (flaw: keyof PlacementFlaws): number => FLAW_COSTS[flaw] * flaws[flaw];
  return names.reduce((worst, flaw) => (cost(flaw) > cost(worst) ? flaw : worst));
}

/** All flaws of a placement together; lower is better. */
export function placementCost(flaws: PlacementFlaws): number {
  return (
    FLAW_COSTS.gap * flaws.gap +
    FLAW_COSTS.neckOutside * flaws.neckOutside +
    FLAW_COSTS.clothesOutside * flaws.clothesOutside +
    FLAW_COSTS.hiddenNeck * flaws.hiddenNeck +
    FLAW_COSTS.floatingHair * flaws.floatingHair +
    FLAW_COSTS.hiddenThroat * flaws.hiddenThroat
  );
}

/** @param enough from this cost on the placement is bad enough, and the other flaws are not looked for; default: all are */
export function placementFlaws(
  garment: PlaceableGarment,
  cells: GarmentCells,
  wearer: Wearer,
  { scale, offset }: Placement,
  enough = Infinity,
): PlacementFlaws {
  const { cells: planes, head } = wearer;
  const { cellPx, widthPx, heightPx } = planes;
  const top = Math.min(garment.collar.left.y, garment.collar.right.y);
  const neck = (NECK_REACH * head.sizePx) / scale;
  const flaws = {
    gap: 0,
    neckOutside: 0,
    clothesOutside: 0,
    hiddenNeck: 0,
    floatingHair: floatingHair(cells, wearer, scale, offset),
    hiddenThroat: garment.kind === 'whole' ? hiddenThroat(cells, wearer, scale, offset) : 0,
  };
  // One sample for each cell of the garment, from a little above the collar on.
  const fromRow = Math.max(0, Math.floor((top - neck / 2) / cells.cellPx));
  // A closed garment's opening is bare skin to its end; an open jacket's goes on to the lower edge of the picture.
  const depth = garment.kind === 'whole' ? Infinity : neck;
  const toRow = Math.min(cells.heightPx, Math.ceil((top + depth) / cells.cellPx));
  const toRowBeside = (top + neck) / cells.cellPx;
  const area = ((cells.cellPx * scale) / head.sizePx) ** 2;
  for (let row = fromRow; row < toRow && placementCost(flaws) < enough; row++) {
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
      } else if (isInside && isBelowJaw && row < toRowBeside) {
        flaws.neckOutside += area * planes.cover[i] * planes.skin[i] * (1 - planes.face[i]);
        flaws.clothesOutside += area * planes.cover[i] * planes.clothes[i];
      }
    }
  }
  return flaws;
}

/** Hair may end this far above the cloth, because shoulders are round: sizes of the head. */
const HAIR_ABOVE_CLOTH = 0.04;

function floatingHair(
  { tops, heightPx, cellPx }: GarmentCells,
  { cells, head, hairEnds }: Wearer,
  scale: number,
  offset: Point,
): number {
  let area = 0;
  for (let column = 0; column < hairEnds.length; column++) {
    if (hairEnds[column]! < 0) continue;
    const x = Math.floor(((column + 0.5) * cells.cellPx - offset.x) / scale / cellPx);
    const top = tops[x] ?? heightPx;
    if (top === heightPx) continue;
    const air = top * cellPx * scale + offset.y - hairEnds[column]! * cells.cellPx;
    if (air > HAIR_ABOVE_CLOTH * head.sizePx) area += (air * cells.cellPx) / head.sizePx ** 2;
  }
  return area;
}

/** As much of the throat is seen below the chin of somebody who looks straight ahead, and the columns beside the chin, sizes of the head. */
const THROAT = { height: 0.1, aside: 0.06 } as const;

function hiddenThroat(
  { tops, widthPx, heightPx, cellPx }: GarmentCells,
  { head }: Wearer,
  scale: number,
  offset: Point,
): number {
  const column = (x: number): number =>
    Math.min(widthPx - 1, Math.max(0, Math.floor((x - offset.x) / scale / cellPx)));
  const aside = THROAT.aside * head.sizePx;
  const top = Math.min(...tops.subarray(column(head.chin.x - aside), column(head.chin.x + aside) + 1));
  if (top === heightPx) return 0;
  return Math.max(0, THROAT.height - (top * cellPx * scale + offset.y - head.chin.y) / head.sizePx);
}
