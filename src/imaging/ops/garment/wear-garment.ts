import { type SmallPicture, stretchedRows, type View } from '../../raster/stretched-rows.ts';
import type { Cutout } from '../cutout.ts';

/** What is put on a person, at the size of the frame. */
export interface WornLayers {
  readonly garment: Cutout;
  /** What lies before the garment: hair and chin, at its place in the frame. Undefined when there is nothing. */
  readonly front: PlacedCutout | undefined;
  /**
   * Three channels: how much of the person behind the garment is kept, 0–1; how bright the person is beside it; how bright the
   * garment is below chin and hair (factors, 1 changes nothing).
   */
  readonly shade: SmallPicture;
  /** What is seen of the garment behind the person; undefined when nothing is. */
  readonly back?: CollarBack | undefined;
  /** The part of `shade`, and of the back's cover, that covers the frame. */
  readonly shadeView: View;
}

/** The inside of a collar, behind the neck. */
export interface CollarBack {
  /** One channel: how much of it is there, 0–1. */
  readonly cover: SmallPicture;
  /** Coded 0–255. */
  readonly colour: readonly [number, number, number];
}

export interface PlacedCutout {
  readonly cutout: Cutout;
  /** Pixels of the frame; may be negative. */
  readonly left: number;
  readonly top: number;
}

/**
 * Puts a garment on a person: the inside of its collar, the person's kept part, the garment before it, hair and chin before both, each over the last
 * (Porter and Duff 1984, straight colours in coded values).
 * @param person at the frame's size; changed in place
 */
export function wearGarment(person: Cutout, { garment, front, back, shade, shadeView }: WornLayers): void {
  const { widthPx, heightPx } = person;
  const shadeRow = stretchedRows(shade, widthPx, heightPx, shadeView);
  const row = new Float32Array(widthPx * 3);
  const backRow = back && stretchedRows(back.cover, widthPx, heightPx, shadeView);
  const backCover = new Float32Array(widthPx);
  for (let y = 0; y < heightPx; y++) {
    shadeRow(row, y, 0, widthPx);
    backRow?.(backCover, y, 0, widthPx);
    wearRow(person, garment, row, y);
    if (back !== undefined) layBackRow(person, row, backCover, back.colour, y);
    if (front !== undefined) layFrontRow(person, garment, row, front, y);
  }
}

function wearRow({ widthPx, rgb, alpha }: Cutout, garment: Cutout, row: Float32Array, y: number): void {
  for (let x = 0, i = y * widthPx, at = i * 3; x < widthPx; x++, i++, at += 3) {
    const cloth = garment.alpha[i] / 255;
    const kept = (alpha[i] / 255) * Math.min(1, Math.max(0, row[x * 3]));
    const behind = kept * (1 - cloth);
    const cover = cloth + behind;
    alpha[i] = Math.round(255 * cover);
    if (cloth === 0) {
      const bright = row[x * 3 + 1];
      if (bright < 1) for (let c = 0; c < 3; c++) rgb[at + c] = Math.round(rgb[at + c] * bright);
      continue;
    }
    const personShare = (behind / cover) * row[x * 3 + 1];
    const clothShare = (cloth / cover) * row[x * 3 + 2];
    for (let c = 0; c < 3; c++)
      rgb[at + c] = Math.round(rgb[at + c] * personShare + garment.rgb[at + c] * clothShare);
  }
}

/** Puts the inside of the collar behind all that is there already. */
function layBackRow(
  { widthPx, rgb, alpha }: Cutout,
  row: Float32Array,
  backCover: Float32Array,
  colour: CollarBack['colour'],
  y: number,
): void {
  for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) {
    const before = alpha[i] / 255;
    const behind = Math.min(1, Math.max(0, backCover[x])) * (1 - before);
    if (behind === 0) continue;
    const cover = before + behind;
    for (let c = 0; c < 3; c++)
      rgb[i * 3 + c] = Math.round((rgb[i * 3 + c] * before + colour[c]! * row[x * 3 + 2] * behind) / cover);
    alpha[i] = Math.round(255 * cover);
  }
}

/** Lays what is in front over one row, where there is cloth or where the person behind was not kept. */
function layFrontRow(
  { widthPx, rgb, alpha }: Cutout,
  garment: Cutout,
  row: Float32Array,
  { cutout, left, top }: PlacedCutout,
  y: number,
): void {
  const line = y - top;
  if (line < 0 || line >= cutout.heightPx) return;
  const from = Math.max(0, left);
  const to = Math.min(widthPx, left + cutout.widthPx);
  for (let x = from; x < to; x++) {
    const source = line * cutout.widthPx + x - left;
    const front = cutout.alpha[source] / 255;
    const i = y * widthPx + x;
    if (front === 0 || (garment.alpha[i] === 0 && row[x * 3] > 0.99)) continue;
    const behind = (alpha[i] / 255) * (1 - front);
    const cover = front + behind;
    for (let c = 0; c < 3; c++)
      rgb[i * 3 + c] = Math.round((cutout.rgb[source * 3 + c] * front + rgb[i * 3 + c] * behind) / cover);
    alpha[i] = Math.round(255 * cover);
  }
}
