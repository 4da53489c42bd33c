import type { Wearer } from './wearer.ts';

/** Greatest number of cells between hair and the body below it that belong to neither. */
const MAX_GAP_CELLS = 3;

/**
 * Finds the row of cells at which hair ends on the body (on a shoulder or the chest) in each column. A garment has to begin above
 * it, or the hair would end in the air.
 * @param fromRow first row that is searched
 * @returns rows of cells, -1 in columns where no hair ends on the body
 */
export function hairEnds(
  { widthPx, heightPx, cover, hair, skin, clothes }: Wearer['cells'],
  fromRow: number,
): Int16Array {
  const ends = new Int16Array(widthPx).fill(-1);
  for (let column = 0; column < widthPx; column++) {
    let row = heightPx - 1;
    while (row >= fromRow && hair[row * widthPx + column]! * cover[row * widthPx + column]! < 0.5) row--;
    if (row < fromRow) continue;
    const below = Math.min(heightPx - 1, row + MAX_GAP_CELLS) * widthPx + column;
    const body = cover[below]! * Math.max(skin[below]!, clothes[below]!);
    if (body > 0.5) ends[column] = row + 1;
  }
  return ends;
}
