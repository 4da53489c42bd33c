import type { Point, RgbImage } from '../../raster/image.ts';
import type { OrientedCrop } from '../../raster/oriented-crop.ts';
import { growSeeds, OUTSIDE, UNLABELLED } from './grow-seeds.ts';

export interface CoarseMap {
  /** Planes of logits, one a class, `cells` wide and high, over all of the crop. */
  readonly logits: Float32Array;
  readonly classes: number;
  readonly cells: number;
  readonly crop: OrientedCrop;
}

export interface RefineOptions {
  /** From this probability on a cell is sure; so are its neighbours if they are to be seeds. */
  readonly sure: number;
  readonly step: number;
  readonly edge: number;
  /** Cost of entering a pixel whose probability is 1/e, per pixel. */
  readonly doubt: number;
}

/** Below this coverage a pixel is background. */
const LEAST_COVERAGE = 0.02;

/**
 * Makes a coarse map exact: cells that are sure, and whose neighbours are, grow until they meet at the strongest colour
 * edges, or where the coarse map has its border if there is no edge.
 * @param coverage of the person, 0–1
 * @returns the class of each pixel, or NOWHERE outside the person
 */
export function refineMap(
  image: RgbImage,
  coverage: Float32Array,
  map: CoarseMap,
  { sure, step, edge, doubt }: RefineOptions,
): Uint8Array {
  const { widthPx, heightPx } = image;
  const { cells, classes } = map;
  const doubts = negativeLogProbabilities(map);
  const sureCells = findSureCells(doubts, classes, cells, -Math.log(sure));
  const { right, below, first } = imageToCells(map);
  const marks = new Uint8Array(widthPx * heightPx).fill(OUTSIDE);
  let seeds = 0;
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      if (coverage[i] < LEAST_COVERAGE) continue;
      const column = Math.round(first.x + x * right.x + y * below.x);
      const row = Math.round(first.y + x * right.y + y * below.y);
      const isInside = column >= 0 && row >= 0 && column < cells && row < cells;
      marks[i] = isInside ? sureCells[row * cells + column] : UNLABELLED;
      if (marks[i] !== UNLABELLED) seeds++;
    }
  if (seeds > 0)
    growSeeds(image, marks, {
      step,
      edge,
      entry: (label, x, y) => {
        const column = first.x + x * right.x + y * below.x;
        const row = first.y + x * right.y + y * below.y;
        return doubt * bilinear(doubts, label, cells, column, row);
      },
    });
  for (let i = 0; i < marks.length; i++) if (marks[i] === UNLABELLED) marks[i] = OUTSIDE;
  return marks;
}

/** −log of each class's probability. */
export function negativeLogProbabilities({ logits, classes, cells }: CoarseMap): Float32Array {
  const size = cells * cells;
  const doubts = new Float32Array(classes * size);
  for (let i = 0; i < size; i++) {
    let most = -Infinity;
    for (let c = 0; c < classes; c++) most = Math.max(most, logits[c * size + i]);
    let sum = 0;
    for (let c = 0; c < classes; c++) sum += Math.exp(logits[c * size + i] - most);
    const log = most + Math.log(sum);
    for (let c = 0; c < classes; c++) doubts[c * size + i] = log - logits[c * size + i];
  }
  return doubts;
}

/** The class of each cell whose neighbours are as sure of it, UNLABELLED elsewhere. */
function findSureCells(doubts: Float32Array, classes: number, cells: number, most: number): Uint8Array {
  const size = cells * cells;
  const likely = new Uint8Array(size).fill(UNLABELLED);
  for (let c = 0; c < classes; c++)
    for (let i = 0; i < size; i++) if (doubts[c * size + i] <= most) likely[i] = c;
  return likely.map((label, i) => {
    const [x, y] = [i % cells, Math.floor(i / cells)];
    for (let row = Math.max(0, y - 1); row <= Math.min(cells - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(cells - 1, x + 1); column++)
        if (likely[row * cells + column] !== label) return UNLABELLED;
    return label;
  });
}

/**
 * Where pixels are on the map, in cells; whole numbers are the middles of cells: of the image's first pixel, and how far it is to
 * the next one on the right and below.
 */
export function imageToCells({
  crop,
  cells,
}: Pick<CoarseMap, 'crop' | 'cells'>): Readonly<Record<'right' | 'below' | 'first', Point>> {
  const { corner, across, down } = crop;
  const scale = cells / (across.x * down.y - across.y * down.x);
  const right = { x: down.y * scale, y: -across.y * scale };
  const below = { x: -down.x * scale, y: across.x * scale };
  const [fromX, fromY] = [0.5 - corner.x, 0.5 - corner.y];
  return {
    right,
    below,
    first: { x: fromX * right.x + fromY * below.x - 0.5, y: fromX * right.y + fromY * below.y - 0.5 },
  };
}

function bilinear(planes: Float32Array, index: number, cells: number, column: number, row: number): number {
  const x = Math.min(cells - 1, Math.max(0, column));
  const y = Math.min(cells - 1, Math.max(0, row));
  const left = Math.min(cells - 2, Math.floor(x));
  const top = Math.min(cells - 2, Math.floor(y));
  const at = (index * cells + top) * cells + left;
  const above = planes[at] + (planes[at + 1] - planes[at]) * (x - left);
  const below = planes[at + cells] + (planes[at + cells + 1] - planes[at + cells]) * (x - left);
  return above + (below - above) * (y - top);
}
