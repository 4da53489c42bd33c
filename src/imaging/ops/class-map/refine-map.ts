import type { Point, RgbImage } from '../../raster/image.ts';
import type { OrientedCrop } from '../../raster/oriented-crop.ts';
import { growSeeds, OUTSIDE, UNLABELLED } from './grow-seeds.ts';

/** A network's class map at a low resolution. */
export interface CoarseMap {
  /** One plane of logits per class, `cells` wide and high, that covers the crop. */
  readonly logits: Float32Array;
  readonly classes: number;
  readonly cells: number;
  readonly crop: OrientedCrop;
}

export interface RefineOptions {
  /** Probability from which a cell is certain of its class. */
  readonly sure: number;
  /** Cost of a step and of a colour edge (GrowthCosts). */
  readonly step: number;
  readonly edge: number;
  /** Factor on −log of the class's probability, added to the cost of entering a pixel. */
  readonly doubt: number;
}

/** Coverage from which a pixel belongs to the person. */
const MIN_COVERAGE = 0.02;

/**
 * Refines a coarse map to the pixels of its image: cells that are certain, and whose neighbours are certain of the same class,
 * are seeds, which grow until they meet at the strongest colour edges, or at the coarse border where there is no edge.
 * @param coverage of the person, 0–1
 * @returns the class of each pixel; OUTSIDE where the person is not, or no seed reaches
 */
export function refineMap(
  image: RgbImage,
  coverage: Float32Array,
  map: CoarseMap,
  { sure, step, edge, doubt }: RefineOptions,
): Uint8Array {
  const { widthPx, heightPx } = image;
  const { cells, classes } = map;
  const surprisals = negativeLogProbabilities(map);
  const sureCells = findSureCells(surprisals, classes, cells, -Math.log(sure));
  const { right, below, first } = imageToCells(map);
  const marks = new Uint8Array(widthPx * heightPx).fill(OUTSIDE);
  let seeds = 0;
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      if (coverage[i] < MIN_COVERAGE) continue;
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
        return doubt * bilinear(surprisals, label, cells, column, row);
      },
    });
  for (let i = 0; i < marks.length; i++) if (marks[i] === UNLABELLED) marks[i] = OUTSIDE;
  return marks;
}

/** Returns −log of each class's probability (softmax of the logits), one plane per class. */
export function negativeLogProbabilities({ logits, classes, cells }: CoarseMap): Float32Array {
  const size = cells * cells;
  const result = new Float32Array(classes * size);
  for (let i = 0; i < size; i++) {
    let most = -Infinity;
    for (let c = 0; c < classes; c++) most = Math.max(most, logits[c * size + i]);
    let sum = 0;
    for (let c = 0; c < classes; c++) sum += Math.exp(logits[c * size + i] - most);
    const log = most + Math.log(sum);
    for (let c = 0; c < classes; c++) result[c * size + i] = log - logits[c * size + i];
  }
  return result;
}

/** Returns the class of each cell that is certain of it together with its eight neighbours, UNLABELLED elsewhere. */
function findSureCells(surprisals: Float32Array, classes: number, cells: number, limit: number): Uint8Array {
  const size = cells * cells;
  const likely = new Uint8Array(size).fill(UNLABELLED);
  for (let c = 0; c < classes; c++)
    for (let i = 0; i < size; i++) if (surprisals[c * size + i] <= limit) likely[i] = c;
  return likely.map((label, i) => {
    const [x, y] = [i % cells, Math.floor(i / cells)];
    for (let row = Math.max(0, y - 1); row <= Math.min(cells - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(cells - 1, x + 1); column++)
        if (likely[row * cells + column] !== label) return UNLABELLED;
    return label;
  });
}

/**
 * Returns the affine map from pixels of the image to cells, where whole numbers are the centres of cells: the position of the
 * image's first pixel, and the steps to its neighbours on the right and below.
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
