import { type SmallPicture, stretchedRows, type View, WHOLE_VIEW } from '../../raster/stretched-rows.ts';
import type { Cutout } from '../cutout.ts';
import { addGrainToRow } from '../grain.ts';

/** The layers that are put on a person. */
export interface WornLayers {
  /** At its own size. */
  readonly garment: Cutout;
  /** The part of the garment that covers the frame; may reach beyond it, where nothing is worn. Default: all of it. */
  readonly garmentView?: View;
  /** Standard deviation of the grain on the garment, coded 0–255; default 0. */
  readonly garmentGrain?: number;
  /** Hair and chin before the garment, at their place in the frame; undefined when there is neither. */
  readonly front: PlacedCutout | undefined;
  /**
   * A picture of three channels: the share of the person behind the garment that is kept, 0–1, and two factors of
   * brightness, one for the person beside the garment and one for the garment below chin and hair. A factor of 1 changes
   * nothing.
   */
  readonly shade: SmallPicture;
  /** The part of the garment behind the person; undefined when none is visible. */
  readonly back?: CollarBack | undefined;
  /** The part of `shade`, and of the back's cover, that covers the frame. */
  readonly shadeView: View;
  /** Rows of the frame above this one stay as they are; default 0. */
  readonly firstRow?: number;
}

/** The inside of a collar, behind the neck. */
export interface CollarBack {
  /** Coverage of the collar's inside, 0–1, in one channel. */
  readonly cover: SmallPicture;
  /** Colour of the collar's inside, coded 0–255. */
  readonly colour: readonly [number, number, number];
}

export interface PlacedCutout {
  readonly cutout: Cutout;
  /** Column of the frame at which the layer begins; may be negative. */
  readonly left: number;
  /** Row of the frame at which the layer begins; may be negative. */
  readonly top: number;
}

/**
 * Puts a garment on a person. From back to front these are the inside of its collar, the part of the person that is kept,
 * the garment, and hair and chin (Porter and Duff 1984, straight colours in coded values). The garment is brought to the
 * frame's size bilinearly, because it is sharpened beforehand and bilinear sampling takes a sixth of the time.
 * @param person at the frame's size; changed in place
 */
export function wearGarment(person: Cutout, layers: WornLayers): void {
  const { front, back, shade, shadeView, firstRow = 0, garmentGrain = 0 } = layers;
  const { widthPx, heightPx } = person;
  const shadeRow = stretchedRows(shade, widthPx, heightPx, shadeView);
  const row = new Float32Array(widthPx * 3);
  const backRow = back && stretchedRows(back.cover, widthPx, heightPx, shadeView);
  const backCover = new Float32Array(widthPx);
  const readCloth = clothRows(layers, widthPx, heightPx);
  const cloth: ClothRow = { rgb: new Float32Array(widthPx * 3), cover: new Float32Array(widthPx) };
  for (let y = firstRow; y < heightPx; y++) {
    shadeRow(row, y, 0, widthPx);
    readCloth(cloth, y);
    if (garmentGrain > 0) addGrainToRow(cloth.rgb, cloth.cover, y, garmentGrain);
    wearRow(person, cloth, row, y);
    if (back !== undefined) {
      backRow?.(backCover, y, 0, widthPx);
      layBackRow(person, row, backCover, back.colour, y);
    }
    if (front !== undefined) layFrontRow(person, cloth, row, front, y);
  }
}

/** A row of the garment in the frame: colours coded 0–255, three a pixel, and coverage 0–1. */
interface ClothRow {
  readonly rgb: Float32Array;
  readonly cover: Float32Array;
}

function clothRows(
  { garment, garmentView: view = WHOLE_VIEW }: WornLayers,
  widthPx: number,
  heightPx: number,
): (row: ClothRow, y: number) => void {
  const size = { widthPx: garment.widthPx, heightPx: garment.heightPx };
  const colours = stretchedRows({ ...size, channels: 3, data: garment.rgb }, widthPx, heightPx, view);
  const covers = stretchedRows(
    { ...size, channels: 1, data: garment.alpha, unit: 1 / 255 },
    widthPx,
    heightPx,
    view,
  );
  // Pixels whose middle lies on the garment; beyond it a stretched picture would repeat its edge.
  const first = (start: number, extent: number, length: number): number =>
    Math.min(length, Math.max(0, Math.ceil((-start / extent) * length - 0.5)));
  const end = (start: number, extent: number, length: number): number =>
    Math.min(length, Math.max(0, Math.ceil(((1 - start) / extent) * length - 0.5)));
  const [left, right] = [first(view.x, view.width, widthPx), end(view.x, view.width, widthPx)];
  const [top, bottom] = [first(view.y, view.height, heightPx), end(view.y, view.height, heightPx)];
  return ({ rgb, cover }, y) => {
    cover.fill(0);
    if (y < top || y >= bottom) return;
    colours(rgb, y, left, right);
    covers(cover, y, left, right);
  };
}

function wearRow({ widthPx, rgb, alpha }: Cutout, worn: ClothRow, row: Float32Array, y: number): void {
  for (let x = 0, i = y * widthPx, at = i * 3, from = 0; x < widthPx; x++, i++, at += 3, from += 3) {
    const cloth = worn.cover[x];
    const kept = (alpha[i] / 255) * Math.min(1, Math.max(0, row[from]));
    const behind = kept * (1 - cloth);
    const cover = cloth + behind;
    alpha[i] = Math.round(255 * cover);
    if (cloth === 0) {
      const bright = row[from + 1];
      if (bright < 1) for (let c = 0; c < 3; c++) rgb[at + c] = Math.round(rgb[at + c] * bright);
      continue;
    }
    const personShare = (behind / cover) * row[from + 1];
    const clothShare = (cloth / cover) * row[from + 2];
    for (let c = 0; c < 3; c++)
      rgb[at + c] = byteOf(rgb[at + c] * personShare + worn.rgb[from + c] * clothShare);
  }
}

function byteOf(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}

/** Puts the inside of the collar behind everything in one row. */
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

/** Puts hair and chin in front of one row, where there is cloth or where the person behind was not kept. */
function layFrontRow(
  { widthPx, rgb, alpha }: Cutout,
  cloth: ClothRow,
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
    if (front === 0 || (cloth.cover[x] === 0 && row[x * 3] > 0.99)) continue;
    const behind = (alpha[i] / 255) * (1 - front);
    const cover = front + behind;
    for (let c = 0; c < 3; c++)
      rgb[i * 3 + c] = Math.round((cutout.rgb[source * 3 + c] * front + rgb[i * 3 + c] * behind) / cover);
    alpha[i] = Math.round(255 * cover);
  }
}
