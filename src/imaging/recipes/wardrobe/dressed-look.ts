import type { Clothes } from '../../headshot-request.ts';
import type { Lab } from '../../measure/image/colour-difference.ts';
import type { PersonThumbnail } from '../../ops/matte/person-thumbnail.ts';
import { shrinkRgb } from '../../ops/plane/resample-plane.ts';
import type { StudioSelfie } from '../person/studio-selfie.ts';
import type { FittedGarment } from './fit/fit-garment.ts';
import type { GarmentCells } from './garment-cells.ts';
import type { Wearer } from './wearer/wearer.ts';

/** One selfie in one garment of one dye, at the low resolution that planning needs. */
export interface DressedLook {
  readonly clothes: Clothes;
  readonly dress: 'business' | 'casual';
  readonly fit: FittedGarment;
  /** Mean colour of the cloth; undefined for a garment without the part `cloth`. */
  readonly colour: Lab | undefined;
  /** The garment's cells in the dye's colours. */
  readonly cells: GarmentCells;
}

/** Returns the look for these clothes; undefined for the person's own. */
export function findLook(
  looks: readonly DressedLook[] | undefined,
  clothes: Clothes | undefined,
): DressedLook | undefined {
  if (clothes === undefined) return undefined;
  return looks?.find((look) => look.clothes.garment === clothes.garment && look.clothes.dye === clothes.dye);
}

/** A person's mean colours in the cells of the wearer's planes, coded 0–255, one plane for each channel. */
export type CellColours = readonly [Float32Array, Float32Array, Float32Array];

/** Returns the colours of the selfie's cutout in the wearer's cells. */
export function cellColours({ cutout }: Pick<StudioSelfie, 'cutout'>, { cells }: Wearer): CellColours {
  return shrinkRgb({ ...cutout, data: cutout.rgb }, cells.cellPx);
}

/** The thumbnail samples every third cell in each direction, because the pixels of the hash are twice as large as that. */
const STEP = 3;

/**
 * Renders the dressed person very small and without shadows. That is enough for predicting a perceptual hash, not for a picture.
 * @param own the person's colours in the wearer's cells
 */
export function renderThumbnail(
  own: CellColours,
  { cells: { widthPx: ownWidth, heightPx: ownHeight, hair: ownHair } }: Wearer,
  { fit, cells }: Pick<DressedLook, 'fit' | 'cells'>,
): PersonThumbnail {
  const { coverage, placement } = fit;
  const { alpha, left = 0, top = 0, cellPx = 1 } = coverage;
  const widthPx = Math.floor(coverage.widthPx / STEP);
  const heightPx = Math.floor(coverage.heightPx / STEP);
  const data = new Float32Array(widthPx * heightPx * 4);
  for (let line = 0, to = 0; line < heightPx; line++)
    for (let at = 0; at < widthPx; at++, to++) {
      const column = at * STEP + (STEP >> 1);
      const row = line * STEP + (STEP >> 1);
      const i = row * coverage.widthPx + column;
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
      const hair = o < 0 ? 0 : ownHair[o];
      const cloth = g < 0 ? 0 : cells.alpha[g] * (1 - hair);
      const cover = alpha[i] / 255;
      for (let c = 0; c < 3; c++) {
        const person = o < 0 ? 0 : own[c]![o];
        const garment = g < 0 ? 0 : cells.rgb[g * 3 + c];
        data[to * 4 + c] = cover * (person + (garment - person) * cloth);
      }
      data[to * 4 + 3] = cover * 255;
    }
  return { image: { widthPx, heightPx, channels: 4, data }, shrink: cellPx * STEP, left, top };
}
