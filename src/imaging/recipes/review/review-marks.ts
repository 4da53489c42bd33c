import { FACE_OVAL, meshPoint, meshPolygon } from '../../models/face/face-landmarks.ts';
import type { Face } from '../../models/face/face.ts';
import { linearLuminance } from '../../measure/face/face-luminance.ts';
import type { Rect, RgbImage } from '../../raster/image.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';
import { REVIEW_RULES } from './review-rules.ts';

/** Side of a cell of background, pixels of the small image. */
const CLUTTER_CELL_PX = 12;
/** Mean gradient from which a cell is marked; a wall has up to 15, a bookshelf 100 and more. */
const CLUTTER_GRADIENT = 80;
/** Side of a cell of the face ÷ its height. */
const FACE_CELL_SHARE = 1 / 16;
/** Linear luminance from which a pixel has lost its detail: level 247 of 255. */
const CLIPPED = 247 / 255;
/** Difference of CIE L* between the sides of a face beyond which the darker one is marked. */
const SHADOW_LIGHTNESS = REVIEW_RULES.evenness.good.max;

/** Returns the cells of the background with strong edges, in shares of the image. */
export function clutterMarks(
  gradient: Float32Array,
  widthPx: number,
  heightPx: number,
  isBackground: (index: number) => boolean,
): readonly Rect[] {
  const cells = new Cells(CLUTTER_CELL_PX, widthPx, heightPx);
  for (let i = 0; i < gradient.length; i++)
    if (isBackground(i)) cells.add(i % widthPx, Math.floor(i / widthPx), gradient[i]);
  return cells.where((sum, count) => count >= CLUTTER_CELL_PX ** 2 / 2 && sum / count > CLUTTER_GRADIENT);
}

/** Returns the cells of the face that are nearly white, in shares of the image. */
export function clippedMarks(image: RgbImage, face: Face): readonly Rect[] {
  const { widthPx, heightPx, data } = image;
  const cells = new Cells(Math.max(2, Math.round(face.box.height * FACE_CELL_SHARE)), widthPx, heightPx);
  visitPolygonRows(meshPolygon(face, FACE_OVAL), widthPx, heightPx, (y, fromX, toX) => {
    for (let x = fromX; x < toX; x++)
      cells.add(x, y, linearLuminance(data, (y * widthPx + x) * 3) >= CLIPPED ? 1 : 0);
  });
  return cells.where((sum, count) => sum / count > 0.3);
}

/** Returns the darker half of a face that is lit from one side, in shares of the image. */
export function shadowMarks(
  { widthPx, heightPx }: RgbImage,
  face: Face,
  sideLightness: number,
): readonly Rect[] {
  if (Math.abs(sideLightness) < SHADOW_LIGHTNESS) return [];
  const { box } = face;
  const middle = meshPoint(face, 168).x;
  const [from, to] = sideLightness > 0 ? [box.x, middle] : [middle, box.x + box.width];
  return [
    {
      x: from / widthPx,
      y: box.y / heightPx,
      width: Math.max(0, to - from) / widthPx,
      height: box.height / heightPx,
    },
  ];
}

/** A grid of cells that sums up values. */
class Cells {
  readonly #sidePx: number;
  readonly #widthPx: number;
  readonly #heightPx: number;
  readonly #columns: number;
  readonly #sums: Float32Array;
  readonly #counts: Uint32Array;

  constructor(sidePx: number, widthPx: number, heightPx: number) {
    this.#sidePx = sidePx;
    this.#widthPx = widthPx;
    this.#heightPx = heightPx;
    this.#columns = Math.ceil(widthPx / sidePx);
    const count = this.#columns * Math.ceil(heightPx / sidePx);
    this.#sums = new Float32Array(count);
    this.#counts = new Uint32Array(count);
  }

  add(x: number, y: number, value: number): void {
    const cell = Math.floor(y / this.#sidePx) * this.#columns + Math.floor(x / this.#sidePx);
    this.#sums[cell] += value;
    this.#counts[cell]++;
  }

  /** Returns the matching cells, neighbours in a row merged, in shares of the image. */
  where(isMatch: (sum: number, count: number) => boolean): readonly Rect[] {
    const found: Rect[] = [];
    const [across, down] = [this.#sidePx / this.#widthPx, this.#sidePx / this.#heightPx];
    for (let cell = 0; cell < this.#sums.length; cell++) {
      if (this.#counts[cell] === 0 || !isMatch(this.#sums[cell], this.#counts[cell])) continue;
      const [column, row] = [cell % this.#columns, Math.floor(cell / this.#columns)];
      const x = column * across;
      const y = row * down;
      const width = Math.min(across, 1 - x);
      const last = found.at(-1);
      if (column > 0 && last && last.y === y && Math.abs(last.x + last.width - x) < 1e-9)
        found[found.length - 1] = { ...last, width: last.width + width };
      else found.push({ x, y, width, height: Math.min(down, 1 - y) });
    }
    return found;
  }
}
