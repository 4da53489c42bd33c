import type { Face } from '../../models/face/face.ts';
import type { RgbImage } from '../../raster/image.ts';
import { sampleCrop } from '../../raster/oriented-crop.ts';

/** Cells across and down the surroundings, and pixels along one side of each. */
const CELLS = 12;
const CELL_PX = 4;
/** Side of the square of surroundings, and its distance below the face's middle, both ÷ height of the face's box. */
const SIDE_SHARE = 2.5;
const BELOW_FACE_SHARE = 0.2;
/** Half of the width and height of the excluded face area, with a margin ÷ those of the face's box. */
const EXCLUDED_FACE = { aside: 0.6, down: 0.62 };
/** Least share of a cell inside the photo. */
const MIN_INSIDE = 0.9;
/** Least number of common cells for a comparison. */
const MIN_COMMON = 12;
/** Marks a cell that is outside the photo or on the face. */
const NO_CELL = 'zz';
/** Levels of 0–255 per step of the hash: luma has two digits of base 36, each of the two chromas one. */
const CHROMA_STEP = 8;

/**
 * Hashes the surroundings of a face: a coarse mosaic of the brightness and colour of hair, clothes and background,
 * positioned by the face's box, so that another crop of the same photo has the same mosaic. The face itself is excluded, so
 * that nobody can be recognised by it. The hash has four characters for each of CELLS × CELLS cells: luma as two base-36
 * digits, then red − luma and blue − luma as one each.
 */
export function momentHash(image: RgbImage, { box }: Pick<Face, 'box'>): string {
  const side = SIDE_SHARE * box.height;
  const [centreX, centreY] = [box.x + box.width / 2, box.y + (0.5 + BELOW_FACE_SHARE) * box.height];
  const [left, top] = [centreX - side / 2, centreY - side / 2];
  const mosaic = sampleCrop(
    image,
    { corner: { x: left, y: top }, across: { x: side, y: 0 }, down: { x: 0, y: side } },
    CELLS * CELL_PX,
  );
  const cellSide = side / CELLS;
  const insideShare = (from: number, sidePx: number): number =>
    Math.max(0, Math.min(sidePx, from + cellSide) - Math.max(0, from)) / cellSide;
  let hash = '';
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++) {
      const [x, y] = [left + column * cellSide, top + row * cellSide];
      const share = insideShare(x, image.widthPx) * insideShare(y, image.heightPx);
      const aside = Math.abs(x + cellSide / 2 - centreX) / box.width;
      const down = Math.abs(y + cellSide / 2 - (box.y + box.height / 2)) / box.height;
      const isFace = aside < EXCLUDED_FACE.aside && down < EXCLUDED_FACE.down;
      hash += share < MIN_INSIDE || isFace ? `${NO_CELL}${NO_CELL}` : cellHash(mosaic, row, column);
    }
  return hash;
}

function cellHash({ data, widthPx }: RgbImage, row: number, column: number): string {
  const sum = [0, 0, 0];
  for (let y = row * CELL_PX; y < (row + 1) * CELL_PX; y++)
    for (let x = column * CELL_PX; x < (column + 1) * CELL_PX; x++)
      for (let c = 0; c < 3; c++) sum[c]! += data[(y * widthPx + x) * 3 + c]! / CELL_PX ** 2;
  const [red, green, blue] = sum as [number, number, number];
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
  const chroma = (value: number): string =>
    Math.min(34, Math.max(0, Math.round((value - luma) / CHROMA_STEP) + 17)).toString(36);
  return Math.round(luma).toString(36).padStart(2, '0') + chroma(red) + chroma(blue);
}

/**
 * Returns the mean difference of the common cells of two hashes in levels of 0–255, after removing differences of exposure
 * and white balance. Undefined when the photos have too few cells in common.
 */
export function momentDistance(a: string, b: string): number | undefined {
  const differences = Array.from({ length: CELLS * CELLS }, (_, i): readonly number[] | undefined => {
    const [p, q] = [a.slice(4 * i, 4 * i + 4), b.slice(4 * i, 4 * i + 4)];
    if (p.length < 4 || q.length < 4 || p.startsWith(NO_CELL) || q.startsWith(NO_CELL)) return undefined;
    return [
      // A darker copy differs by the same number of stops everywhere. The factor converts stops to levels of a middle grey.
      64 * Math.log2((parseInt(p.slice(0, 2), 36) + 12) / (parseInt(q.slice(0, 2), 36) + 12)),
      CHROMA_STEP * (parseInt(p[2]!, 36) - parseInt(q[2]!, 36)),
      CHROMA_STEP * (parseInt(p[3]!, 36) - parseInt(q[3]!, 36)),
    ];
  }).filter((difference) => difference !== undefined);
  if (differences.length < MIN_COMMON) return undefined;
  return [0, 1, 2].reduce((total, channel) => {
    const values = differences.map((difference) => difference[channel]!);
    const middle = values.toSorted((x, y) => x - y)[values.length >> 1]!;
    return total + values.reduce((sum, value) => sum + Math.abs(value - middle), 0) / values.length;
  }, 0);
}
