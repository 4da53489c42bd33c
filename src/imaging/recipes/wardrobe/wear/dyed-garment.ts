import { type Dye, type Garment, GARMENT_PARTS } from '../../../garment.ts';
import { mixPartEdges } from '../../../ops/garment/part-edges.ts';
import { recolourCloth } from '../../../ops/garment/recolour-cloth.ts';
import { freeBytes } from '../../../raster/free-bytes.ts';
import { sharpen } from '../../../ops/finish/sharpen.ts';

/**
 * Strength of sharpening for the cloth. It is a little more than for a selfie that is not enlarged (master-cutout.ts), because
 * bilinear resampling is softer. With as much as for an enlarged selfie, cloth would be crisper than the face above it.
 */
const SHARPENING = 0.6;

/** Brightness of the inside of a collar, which is in shade, relative to the cloth beside its corners. */
const INSIDE_BRIGHTNESS = 0.55;
/** Distance from a corner within which the cloth gives the inside its colour, in sizes of the head. */
const AROUND_CORNER = 0.07;
/** Coverage, 0–255, from which a pixel counts as cloth. */
const SOLID = 230;

/** A garment in one dye, sharpened. It is made once for each dye and shared by all pictures. */
export interface DyedGarment extends Omit<Garment, 'parts'> {
  /** Colour of the collar's inside, which is visible behind the neck; coded 0–255. */
  readonly insideColour: readonly [red: number, green: number, blue: number];
}

/** Dyes and sharpens a garment. Changes its pixels in place. */
export function dyeGarment({ parts, ...garment }: Garment, dye: Dye): DyedGarment {
  const { cutout } = garment;
  const before = cutout.rgb.slice();
  GARMENT_PARTS.forEach((part, index) => {
    const colour = dye.colours[part];
    if (colour !== undefined) recolourCloth({ ...cutout, parts }, index, colour);
  });
  mixPartEdges(cutout, before, parts, (index) => index < GARMENT_PARTS.length);
  freeBytes(before);
  sharpen(cutout, SHARPENING);
  return { ...garment, insideColour: insideColour({ parts, ...garment }) };
}

/** Returns the colour of the collar's inside. With a shirt it is the shirt's, whose collar is inside that of the jacket over it. */
function insideColour(garment: Garment): DyedGarment['insideColour'] {
  const shirt = GARMENT_PARTS.indexOf('shirt');
  const colour =
    meanAroundCorners(garment, (part) => part === shirt) ?? meanAroundCorners(garment, () => true);
  const [red, green, blue] = colour ?? [0, 0, 0];
  return [red * INSIDE_BRIGHTNESS, green * INSIDE_BRIGHTNESS, blue * INSIDE_BRIGHTNESS];
}

/** Returns the mean colour of the wanted parts beside the collar's corners, coded 0–255; undefined when there are none. */
function meanAroundCorners(
  { cutout: { widthPx, heightPx, rgb, alpha }, collar, head, parts }: Garment,
  isWanted: (part: number) => boolean,
): readonly [number, number, number] | undefined {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  const reach = AROUND_CORNER * head.sizePx;
  for (const { x, y } of [collar.left, collar.right])
    for (let row = Math.max(0, Math.ceil(y - reach)); row < Math.min(heightPx, y + reach); row++)
      for (let column = Math.max(0, Math.ceil(x - reach)); column < Math.min(widthPx, x + reach); column++) {
        const i = row * widthPx + column;
        if (alpha[i]! < SOLID || !isWanted(parts[i]!) || Math.hypot(column - x, row - y) > reach) continue;
        count++;
        for (let c = 0; c < 3; c++) sums[c]! += rgb[i * 3 + c]!;
      }
  return count === 0 ? undefined : [sums[0] / count, sums[1] / count, sums[2] / count];
}
