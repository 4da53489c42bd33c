import type { Point } from '../../../raster/image.ts';
import type { GarmentCells, PlaceableGarment } from '../garment-cells.ts';
import type { Placement } from './placement.ts';
import type { Wearer } from '../wearer/wearer.ts';

/** Distance below the collar's corners down to which the neck must fill the opening, in sizes of the head. */
const NECK_REACH = 0.3;
/** Cost of each flaw relative to that of an offset; chosen by inspecting the resulting placements. */
const FLAW_COSTS = {
  gap: 30,
  neckOutside: 12,
  clothesOutside: 4,
  hiddenNeck: 12,
  floatingHair: 30,
  hiddenThroat: 5,
} as const;

/** The flaws of a placement: areas in squared sizes of the head, except `hiddenThroat`. */
export interface PlacementFlaws {
  /** Background that shows between neck and collar. */
  readonly gap: number;
  /** Neck and shoulders beside the collar, which are removed. */
  readonly neckOutside: number;
  /** Own clothes beside and above the collar, which are removed too. */
  readonly clothesOutside: number;
  /** Own clothes in front of the neck inside the opening, such as a hood, a scarf or a roll-neck. */
  readonly hiddenNeck: number;
  /** Gap between the ends of hair that rested on the person's own shoulders and the garment below. */
  readonly floatingHair: number;
  /** Missing height between the chin and a closed collar, in sizes of the head. Heads without a neck look pasted on. */
  readonly hiddenThroat: number;
}

/** Returns the flaw with the highest cost. */
export function mainFlaw(flaws: PlacementFlaws): keyof PlacementFlaws {
  const names = Object.keys(FLAW_COSTS) as (keyof PlacementFlaws)[];
  const cost = (flaw: keyof PlacementFlaws): number => FLAW_COSTS[flaw] * flaws[flaw];
  return names.reduce((worst, flaw) => (cost(flaw) > cost(worst) ? flaw : worst));
}

/** Returns the cost of all flaws together; lower is better. */
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

/**
 * Measures the flaws of a placement.
 * @param enough cost at which measuring stops early, because the placement is already too bad; default: never
 */
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
  // Each cell of the garment is one sample, starting a little above the collar.
  const fromRow = Math.max(0, Math.floor((top - neck / 2) / cells.cellPx));
  // The opening of a closed garment shows bare skin to its end; that of an open jacket continues to the picture's lower edge.
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

/** Distance that hair may end above the cloth, because shoulders are round, in sizes of the head. */
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

/** Visible height of the throat of somebody who looks straight ahead, and the columns to either side of the chin, in sizes of the head. */
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
