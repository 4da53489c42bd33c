import type { RgbImage } from '../../raster/image.ts';
import { grainTile } from './grain.ts';
import { codedFromLinear, LINEAR_OF_BYTE } from '../light/srgb.ts';

/**
 * Weights of linear red, green and blue light. Red has more weight than in luminance, as behind a yellow-green filter: lips and
 * redness differ less from the skin around them, and blue shadows stay dark.
 */
const MIX = { red: 0.34, green: 0.56, blue: 0.1 };
/** Contrast that is added around the skin's tone. */
const SKIN_CONTRAST = 0.14;
/** Least slope of the tone curve, so that black hair and white shirts keep their detail. */
const MIN_SLOPE = 0.45;
/** Standard deviation of the film grain in middle grey, coded 0–255. */
const GRAIN_SIGMA = 1.6;
/** Last index of the tone table. */
const STEPS = 2047;

/** Linear light 0–1. */
interface LinearColour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/**
 * Converts a finished headshot to black and white, in place. Skin of any tone keeps its lightness: a fixed mix of the channels
 * would lighten some skins and darken others, so the tone curve has a fixed point at this person's skin, and the contrast is
 * raised around it.
 * @param image sRGB bytes, three per pixel
 * @param skin the mean colour of the face's skin in this headshot, linear light; undefined for middle grey
 * @param seed selects the part of the grain tile, a whole number 0–65535
 */
export function toBlackAndWhite(
  { data, widthPx, heightPx }: RgbImage,
  skin: LinearColour | undefined,
  seed: number,
): void {
  const tone = toneTable(skin ?? { red: 0.2, green: 0.2, blue: 0.2 });
  const { side, data: grain } = grainTile();
  const red = LINEAR_OF_BYTE.map((light) => light * MIX.red * STEPS);
  const green = LINEAR_OF_BYTE.map((light) => light * MIX.green * STEPS);
  const blue = LINEAR_OF_BYTE.map((light) => light * MIX.blue * STEPS);
  for (let y = 0, at = 0; y < heightPx; y++) {
    const line = ((y + (seed >>> 8)) & (side - 1)) * side;
    for (let x = 0; x < widthPx; x++, at += 3) {
      const coded = tone[(red[data[at]!]! + green[data[at + 1]!]! + blue[data[at + 2]!]!) | 0]!;
      const middle = coded * (255 - coded) * (4 / (255 * 255));
      const noise = grain[line + ((x + seed) & (side - 1))]! * GRAIN_SIGMA * (0.35 + 0.65 * middle);
      const grey = Math.min(255, Math.max(0, coded + noise + 0.5)) | 0;
      data[at] = grey;
      data[at + 1] = grey;
      data[at + 2] = grey;
    }
  }
}

/** Returns the table from mixed linear light (0–1 in STEPS) to coded 0–255, with fixed points at black, white and the skin. */
function toneTable(skin: LinearColour): Float32Array {
  const mixed = clampTone(
    codedFromLinear(MIX.red * skin.red + MIX.green * skin.green + MIX.blue * skin.blue),
  );
  const tone = clampTone(codedFromLinear(0.2126 * skin.red + 0.7152 * skin.green + 0.0722 * skin.blue));
  const gamma = Math.log(tone) / Math.log(mixed);
  // v + k·v·(v − skin)·(1 − v) has fixed points at black, white and the skin; its slope at the skin is 1 + k·skin·(1 −
  // skin).
  const k = Math.min(SKIN_CONTRAST / (tone * (1 - tone)), (1 - MIN_SLOPE) / Math.max(tone, 1 - tone));
  return Float32Array.from({ length: STEPS + 1 }, (_, i) => {
    const v = codedFromLinear(i / STEPS) ** gamma;
    return 255 * (v + k * v * (v - tone) * (1 - v));
  });
}

/** Keeps the curve's fixed point away from black and white, where no skin is. */
function clampTone(coded: number): number {
  return Math.min(0.92, Math.max(0.08, coded));
}
