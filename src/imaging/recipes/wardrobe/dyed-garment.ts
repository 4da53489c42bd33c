import { type Dye, type Garment, GARMENT_PARTS } from '../../garment.ts';
import { recolourCloth } from '../../ops/garment/recolour-cloth.ts';
import { sharpen } from '../../ops/sharpen.ts';

/** Sharpening of the cloth, as of a selfie that is enlarged a little (master-cutout.ts). */
const SHARPENING = 0.6;

/** Dyes and sharpens a garment: its master, made once and shared by all pictures of a shoot. Changes the garment in place. */
export function dyeGarment(garment: Garment, dye: Dye): Garment {
  const { cutout, parts } = garment;
  GARMENT_PARTS.forEach((part, index) => {
    const colour = dye.colours[part];
    if (colour !== undefined) recolourCloth(cutout.rgb, cutout.alpha, (i) => parts[i] === index, colour);
  });
  sharpen(cutout, SHARPENING);
  return garment;
}
