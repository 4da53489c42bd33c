import { type Dye, type Garment, GARMENT_PARTS } from '../../garment.ts';
import { recolourCloth } from '../../ops/garment/recolour-cloth.ts';
import { sharpen } from '../../ops/sharpen.ts';

/** Sharpening of the cloth: as much as of a selfie that is enlarged (master-cutout.ts), because bilinear enlarging is softer. */
const SHARPENING = 0.9;

/** A garment's master: made once for each of its dyes and shared by all pictures of a shoot. */
export type DyedGarment = Omit<Garment, 'parts'>;

/** Dyes and sharpens a garment. Changes its pixels in place. */
export function dyeGarment({ parts, ...garment }: Garment, dye: Dye): DyedGarment {
  const { cutout } = garment;
  GARMENT_PARTS.forEach((part, index) => {
    const colour = dye.colours[part];
    if (colour !== undefined) recolourCloth({ ...cutout, parts }, index, colour);
  });
  sharpen(cutout, SHARPENING);
  return garment;
}
