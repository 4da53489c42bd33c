import type { Clothes } from '../../headshot-request.ts';
import type { Lab } from '../../measure/colour-difference.ts';
import type { PersonSketch } from '../../ops/person-sketch.ts';
import { shrinkRgb } from '../../ops/resample-plane.ts';
import type { StudioSelfie } from '../studio-selfie.ts';
import type { Dressing } from './dressing.ts';
import type { GarmentCells } from './place-garment.ts';

/** One selfie in one garment of one dye, seen coarsely. */
export interface DressedLook {
  readonly clothes: Clothes;
  readonly dress: 'business' | 'casual';
  readonly dressing: Dressing;
  /** Of its cloth; undefined for a garment without. */
  readonly colour: Lab | undefined;
  /** The garment in the dye's colours. */
  readonly cells: GarmentCells;
}

/** Returns the look for these clothes; undefined for the person's own. */
export function lookOf(
  looks: readonly DressedLook[] | undefined,
  clothes: Clothes | undefined,
): DressedLook | undefined {
  if (clothes === undefined) return undefined;
  return looks?.find((look) => look.clothes.garment === clothes.garment && look.clothes.dye === clothes.dye);
}

/** Returns the dressed person in cells: enough for the perceptual hash of a picture, not for a picture. */
export function sketchDressed(
  { cutout, wearer }: Pick<StudioSelfie, 'cutout' | 'wearer'>,
  { dressing, cells }: Pick<DressedLook, 'dressing' | 'cells'>,
): PersonSketch {
  const { coverage, placement, shade } = dressing;
  const { widthPx, heightPx, alpha, left = 0, top = 0, cellPx = 1 } = coverage;
  const own = shrinkRgb({ ...cutout, data: cutout.rgb }, cellPx);
  const ownWidth = Math.ceil(cutout.widthPx / cellPx);
  const ownHeight = Math.ceil(cutout.heightPx / cellPx);
  const data = new Float32Array(widthPx * heightPx * 4);
  for (let row = 0, i = 0; row < heightPx; row++)
    for (let column = 0; column < widthPx; column++, i++) {
      const x = column + left / cellPx;
      const y = row + top / cellPx;
      const isOwn = x >= 0 && y >= 0 && x < ownWidth && y < ownHeight;
      const o = isOwn ? y * ownWidth + x : -1;
      const gx = Math.floor(
        (left + (column + 0.5) * cellPx - placement.offset.x) / placement.scale / cells.cellPx,
      );
      const gy = Math.floor(
        (top + (row + 0.5) * cellPx - placement.offset.y) / placement.scale / cells.cellPx,
      );
      const isCloth = gx >= 0 && gy >= 0 && gx < cells.widthPx && gy < cells.heightPx;
      const g = isCloth ? gy * cells.widthPx + gx : -1;
      const hair = o < 0 ? 0 : (wearer?.cells.hair[o] ?? 0);
      const cloth = g < 0 ? 0 : cells.alpha[g] * (1 - hair);
      const cover = alpha[i] / 255;
      for (let c = 0; c < 3; c++) {
        const person = o < 0 ? 0 : own[c]![o] * shade.picture.data[i * 3 + 1]!;
        const garment = g < 0 ? 0 : cells.rgb[g * 3 + c] * shade.picture.data[i * 3 + 2]!;
        data[i * 4 + c] = cover * (person + (garment - person) * cloth);
      }
      data[i * 4 + 3] = cover * 255;
    }
  return { picture: { widthPx, heightPx, channels: 4, data }, shrink: cellPx, left, top };
}
