import type { WearerHead } from '../../garment.ts';
import type { NeckEdges, Wearer } from './wearer.ts';

/** Rows in which the edges are looked for, in sizes of the head below the chin: where collars meet the sides of a neck. */
const ROWS = [-0.1, -0.05, 0] as const;

/**
 * Finds both sides of the neck in the rows where a collar touches it: the middle one of three rows counts, because a collar or an
 * ear may narrow or widen one of them. A side that ends at hair is undefined: the neck goes on behind it.
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
