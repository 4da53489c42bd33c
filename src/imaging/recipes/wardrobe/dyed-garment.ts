import { type Dye, type Garment, GARMENT_PARTS } from '../../garment.ts';
import { recolourCloth } from '../../ops/garment/recolour-cloth.ts';
import { sharpen } from '../../ops/sharpen.ts';

/** Sharpening of the cloth: as much as of a selfie that is enlarged (master-cutout.ts), because bilinear enlarging is softer. */
const SHARPENING = 0.9;

/** The inside of a collar lies in its own shade: the brightness of the cloth beside its corners is multiplied by this. */
const INSIDE_BRIGHTNESS = 0.55;
/** Cloth this close to a corner gives the inside its colour: of a shirt's collar, not of the jacket over it. Sizes of the head. */
const AROUND_CORNER = 0.07;
const SOLID = 230;

/** A garment's master: made once for each of its dyes and shared by all pictures of a shoot. */
export interface DyedGarment extends Omit<Garment, 'parts'> {
  /** Of its collar, behind the neck; coded 0–255. */
  readonly insideColour: readonly [red: number, green: number, blue: number];
}

/** Dyes and sharpens a garment. Changes its pixels in place. */
export function dyeGarment({ parts, ...garment }: Garment, dye: Dye): DyedGarment {
  const { cutout } = garment;
  GARMENT_PARTS.forEach((part, index) => {
    const colour = dye.colours[part];
    if (colour !== undefined) recolourCloth({ ...cutout, parts }, index, colour);
  });
  sharpen(cutout, SHARPENING);
  return { ...garment, insideColour: insideColour(garment) };
}

function insideColour({
  cutout: { widthPx, heightPx, rgb, alpha },
  collar,
  head,
}: Omit<Garment, 'parts'>): DyedGarment['insideColour'] {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  const reach = AROUND_CORNER * head.sizePx;
  for (const { x, y } of [collar.left, collar.right])
    for (let row = Math.max(0, Math.ceil(y - reach)); row < Math.min(heightPx, y + reach); row++)
      for (let column = Math.max(0, Math.ceil(x - reach)); column < Math.min(widthPx, x + reach); column++) {
        const i = row * widthPx + column;
        if (alpha[i]! < SOLID || Math.hypot(column - x, row - y) > reach) continue;
        count++;
        for (let c = 0; c < 3; c++) sums[c]! += rgb[i * 3 + c]!;
      }
  const share = INSIDE_BRIGHTNESS / Math.max(1, count);
  return [sums[0] * share, sums[1] * share, sums[2] * share];
}
