import type { Cutout } from '../matte/cutout.ts';

/** Radius over which a part's colour beside an edge is averaged. */
const NEARBY_PX = 3;
/** Least difference between the colours of two parts, coded 0–255, from which a pixel's mixture follows. */
const ALIKE = 24;

/**
 * Recolours the pixels where two parts meet, after one or both of them were dyed. Such a pixel is a mixture of both; dyed as one
 * of them it would show a step or a bright line. Its fractions follow from the position of its old colour between those of the
 * parts (the compositing equation of Porter and Duff 1984 solved for the coverage). Differences from the mixture, such as the
 * shadow of a lapel, stay.
 * @param cloth dyed; its colours are changed in place
 * @param before the colours before dyeing
 * @param parts index of each pixel's part
 * @param isPart whether an index is that of a part
 */
export function mixPartEdges(
  { rgb, widthPx, heightPx }: Pick<Cutout, 'rgb' | 'widthPx' | 'heightPx'>,
  before: Uint8Array,
  parts: Uint8Array,
  isPart: (index: number) => boolean,
): void {
  const edges = edgesBetween(parts, widthPx, heightPx, isPart);
  const isEdge = new Uint8Array(parts.length);
  for (const i of edges.keys()) isEdge[i] = 1;
  const dyed = rgb.slice();
  for (const [i, other] of edges) {
    const sides: [Side, Side] = [newSide(), newSide()];
    const [x, y] = [i % widthPx, Math.floor(i / widthPx)];
    for (let row = Math.max(0, y - NEARBY_PX); row <= Math.min(heightPx - 1, y + NEARBY_PX); row++)
      for (
        let column = Math.max(0, x - NEARBY_PX);
        column <= Math.min(widthPx - 1, x + NEARBY_PX);
        column++
      ) {
        const j = row * widthPx + column;
        if (isEdge[j] === 1 || (parts[j] !== parts[i] && parts[j] !== other)) continue;
        addPixel(sides[parts[j] === other ? 1 : 0], before, dyed, j * 3);
      }
    if (sides[0].count > 0 && sides[1].count > 0) mixPixel(rgb, before, i * 3, sides);
  }
}

/** Returns the pixels beside another part, with the index of that part. */
function edgesBetween(
  parts: Uint8Array,
  widthPx: number,
  heightPx: number,
  isPart: (index: number) => boolean,
): ReadonlyMap<number, number> {
  const edges = new Map<number, number>();
  const compare = (i: number, j: number): void => {
    if (parts[i] === parts[j] || !isPart(parts[i]!) || !isPart(parts[j]!)) return;
    edges.set(i, parts[j]!);
    edges.set(j, parts[i]!);
  };
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      if (x + 1 < widthPx) compare(i, i + 1);
      if (y + 1 < heightPx) compare(i, i + widthPx);
    }
  return edges;
}

/** Sums of the colours of one part beside an edge. */
interface Side {
  count: number;
  readonly before: number[];
  readonly dyed: number[];
}

const newSide = (): Side => ({ count: 0, before: [0, 0, 0], dyed: [0, 0, 0] });

function addPixel(side: Side, before: Uint8Array, dyed: Uint8Array, at: number): void {
  side.count++;
  for (let c = 0; c < 3; c++) {
    side.before[c]! += before[at + c]!;
    side.dyed[c]! += dyed[at + c]!;
  }
}

function mixPixel(
  rgb: Uint8Array,
  before: Uint8Array,
  at: number,
  [one, other]: readonly [Side, Side],
): void {
  let [along, square] = [0, 0];
  for (let c = 0; c < 3; c++) {
    const from = other.before[c]! / other.count;
    const line = one.before[c]! / one.count - from;
    along += (before[at + c]! - from) * line;
    square += line * line;
  }
  if (square < ALIKE ** 2) return;
  const share = Math.min(1, Math.max(0, along / square));
  const mixed = (side: 'before' | 'dyed', c: number): number =>
    (share * one[side][c]!) / one.count + ((1 - share) * other[side][c]!) / other.count;
  let off = 0;
  for (let c = 0; c < 3; c++) off += (before[at + c]! - mixed('before', c)) / 3;
  for (let c = 0; c < 3; c++) rgb[at + c] = Math.min(255, Math.max(0, Math.round(mixed('dyed', c) + off)));
}
