import { type SmallImage, bilinearRows, type View } from '../../raster/bilinear-rows.ts';
import type { Cutout } from '../matte/cutout.ts';

/** The inside of a collar, behind the neck. */
export interface CollarBack {
  /** Coverage of the collar's inside, 0–1, in one channel. */
  readonly cover: SmallImage;
  /** Colour of the collar's inside, coded 0–255. */
  readonly colour: readonly [number, number, number];
}

/**
 * Returns a function that composites the inside of the collar behind everything in one row of the frame.
 * @param view the part of the collar's image that covers the frame
 */
export function collarBackRows(
  { cover, colour }: CollarBack,
  view: View,
  widthPx: number,
  heightPx: number,
): (person: Cutout, shade: Float32Array, y: number) => void {
  const readRow = bilinearRows(cover, widthPx, heightPx, view);
  const row = new Float32Array(widthPx);
  const area = coveredArea(cover, view, widthPx, heightPx);
  return (person, shade, y) => {
    if (y < area.top || y >= area.bottom) return;
    readRow(row, y, area.left, area.right);
    compositeBackRow(person, shade, row, colour, y, area);
  };
}

/** A part of the frame in pixels; right and bottom are exclusive. */
interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the small part of the frame in which the collar's inside is visible, so that most pixels can be skipped. */
function coveredArea(cover: SmallImage, view: View, widthPx: number, heightPx: number): Area {
  let [left, right, top, bottom] = [cover.widthPx, 0, cover.heightPx, 0];
  for (let y = 0, i = 0; y < cover.heightPx; y++)
    for (let x = 0; x < cover.widthPx; x++, i++) {
      if (cover.data[i] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  // An interpolated cell fades out at the centres of its neighbours.
  const pixel = (cell: number, cells: number, start: number, extent: number, lengthPx: number): number =>
    Math.min(lengthPx, Math.max(0, Math.round(((cell / cells - start) / extent) * lengthPx)));
  return {
    left: pixel(left - 0.5, cover.widthPx, view.x, view.width, widthPx),
    right: pixel(right + 0.5, cover.widthPx, view.x, view.width, widthPx),
    top: pixel(top - 0.5, cover.heightPx, view.y, view.height, heightPx),
    bottom: pixel(bottom + 0.5, cover.heightPx, view.y, view.height, heightPx),
  };
}

/** @param shade three values per pixel, of which the third darkens the collar's inside as it does the garment */
function compositeBackRow(
  { widthPx, rgb, alpha }: Cutout,
  shade: Float32Array,
  backCover: Float32Array,
  colour: CollarBack['colour'],
  y: number,
  { left, right }: Area,
): void {
  for (let x = left, i = y * widthPx + left; x < right; x++, i++) {
    const before = alpha[i] / 255;
    const behind = Math.min(1, Math.max(0, backCover[x])) * (1 - before);
    if (behind === 0) continue;
    const cover = before + behind;
    for (let c = 0; c < 3; c++)
      rgb[i * 3 + c] = Math.round((rgb[i * 3 + c] * before + colour[c]! * shade[x * 3 + 2] * behind) / cover);
    alpha[i] = Math.round(255 * cover);
  }
}
