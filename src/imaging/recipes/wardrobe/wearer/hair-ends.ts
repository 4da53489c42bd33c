import type { Wearer } from './wearer.ts';

/** Between hair and the body below it, cells may belong to neither. */
const MAX_GAP_CELLS = 3;

/**
 * Finds in each column of cells the row below which hair ends at the body: on a shoulder or on the chest. A garment has to begin
 * above it, or the hair would end in the air.
 * @param fromRow rows above it are left out
 * @returns rows in cells, -1 where no hair ends at the body
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
