import type { WearerHead } from '../../../garment.ts';
import type { NeckEdges, Wearer } from './wearer.ts';

/** Rows in which the neck's edges are searched, in sizes of the head below the chin. Collars touch the sides of a neck there. */
const ROWS = [-0.1, -0.05, 0] as const;

/**
 * Finds both sides of the neck where a collar touches it. The median of three rows is used, because a collar or an ear may narrow
 * or widen one of them. A side that ends at hair is undefined, because the neck continues behind it.
 */
export function neckEdges(cells: Wearer['cells'], head: WearerHead): NeckEdges {
  return { left: neckEdge(cells, head, -1), right: neckEdge(cells, head, 1) };
}

function neckEdge(cells: Wearer['cells'], { chin, sizePx }: WearerHead, step: -1 | 1): number | undefined {
  const { widthPx, heightPx, cellPx, cover, skin, face, hair, clothes } = cells;
  const found: number[] = [];
  for (const down of ROWS) {
    const row = Math.floor((chin.y + down * sizePx) / cellPx);
    if (row < 0 || row >= heightPx) continue;
    const isNeck = (column: number): boolean => {
      const i = row * widthPx + column;
      return cover[i]! > 0.5 && Math.max(skin[i]!, face[i]!) > 0.5;
    };
    let column = Math.floor(chin.x / cellPx);
    while (column >= 0 && column < widthPx && isNeck(column)) column += step;
    if (column < 0 || column >= widthPx) continue;
    const i = row * widthPx + column;
    const endsAtHair = cover[i]! > 0.5 && hair[i]! > clothes[i]!;
    if (!endsAtHair) found.push((step < 0 ? column + 1 : column) * cellPx);
  }
  if (found.length < 2) return undefined;
  return found.toSorted((a, b) => a - b)[found.length >> 1];
}

/** The area around the chin, in sizes of the head, in which clothes can only be a collar. */
const COLLAR = { beside: 0.45, above: 0.15, below: 0.08 } as const;
/** Area of clothes in it from which a top has a collar, in squared sizes of the head. */
const MIN_COLLAR_AREA = 0.01;

/** Returns whether the top has a collar, a hood or a roll-neck and does not leave the neck bare. */
export function hasCollar(
  { widthPx, heightPx, cellPx, cover, clothes }: Wearer['cells'],
  { chin, sizePx }: WearerHead,
): boolean {
  const within = (value: number, end: number): number => Math.min(end, Math.max(0, Math.round(value)));
  const [left, right] = [-1, 1].map((side) =>
    within((chin.x + side * COLLAR.beside * sizePx) / cellPx, widthPx),
  );
  const top = within((chin.y - COLLAR.above * sizePx) / cellPx, heightPx);
  const bottom = within((chin.y + COLLAR.below * sizePx) / cellPx, heightPx);
  let cells = 0;
  for (let row = top; row < bottom; row++)
    for (let column = left!; column < right!; column++)
      cells += cover[row * widthPx + column]! * clothes[row * widthPx + column]!;
  return cells * (cellPx / sizePx) ** 2 > MIN_COLLAR_AREA;
}

/**
 * Distance above the chin, in sizes of the head, from which headwear counts, and its least area, in squared sizes, to be a hood or
 * to cover the shoulders. Hats and turbans end half a head above the chin.
 */
const WRAP = { above: 0.25, leastArea: 0.012 } as const;

/**
 * Returns whether the person wears a hood or a headscarf over the shoulders, which a collar would cut off, unlike a hat or a scarf
 * tied behind the head.
 */
export function isWrapped(
  { widthPx, cellPx, cover }: Wearer['cells'],
  headwear: Float32Array,
  { chin, sizePx }: WearerHead,
): boolean {
  const from = Math.max(0, Math.round((chin.y - WRAP.above * sizePx) / cellPx)) * widthPx;
  let cells = 0;
  for (let i = from; i < headwear.length; i++) cells += cover[i]! * headwear[i]!;
  return cells * (cellPx / sizePx) ** 2 > WRAP.leastArea;
}
