import { labOfLinear } from '../image/colour-difference.ts';
import { LINEAR_OF_BYTE } from '../../ops/light/srgb.ts';
import type { Point } from '../../raster/image.ts';

/** Points of MediaPipe's face mesh in the middle of plain skin: both cheeks, both sides of the nose, forehead. */
export const SKIN_LANDMARKS = [50, 280, 205, 425, 101, 330, 151, 108, 337] as const;
/** Indices of the landmarks that mirror each other, the picture's left one first. */
const PAIRS = [
  [0, 1],
  [2, 3],
  [4, 5],
  [7, 8],
] as const;

/** Least coverage of a pixel that shows nothing but the person. */
const SOLID = 240;

/** Linear light 0–1. */
export interface SkinPatch {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/**
 * Measures the median colour of a small square of skin at each point; undefined for a square outside the picture.
 * @param pixels bytes, sRGB-coded, three per pixel
 * @param centres positions of SKIN_LANDMARKS, in the same order
 * @param radiusPx half of a square's side
 * @param alpha coverage of the person 0–255: squares that reach beyond the person (the far cheek of a turned head) are
 *   undefined, too
 */
export function skinPatches(
  pixels: Uint8Array,
  widthPx: number,
  heightPx: number,
  centres: readonly Point[],
  radiusPx: number,
  alpha?: Uint8Array,
): readonly (SkinPatch | undefined)[] {
  const r = Math.max(1, Math.round(radiusPx));
  return centres.map((centre) => {
    const x0 = Math.max(0, Math.round(centre.x) - r);
    const y0 = Math.max(0, Math.round(centre.y) - r);
    const x1 = Math.min(widthPx - 1, Math.round(centre.x) + r);
    const y1 = Math.min(heightPx - 1, Math.round(centre.y) + r);
    if (x1 <= x0 || y1 <= y0) return undefined;
    const histogram = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] as const;
    let count = 0;
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        if (alpha !== undefined && alpha[y * widthPx + x] < SOLID) return undefined;
        const i = (y * widthPx + x) * 3;
        for (let c = 0; c < 3; c++) histogram[c]![pixels[i + c]]++;
        count++;
      }
    const median = (c: 0 | 1 | 2): number => {
      let seen = 0;
      for (let value = 0; value < 256; value++) {
        seen += histogram[c][value];
        if (seen * 2 >= count) return LINEAR_OF_BYTE[value];
      }
      return 1;
    };
    return { red: median(0), green: median(1), blue: median(2) };
  });
}

/** Returns one colour for the whole face, for each channel that of the median patch. Undefined without any patch. */
export function skinColour(patches: readonly (SkinPatch | undefined)[]): SkinPatch | undefined {
  const seen = patches.filter((patch) => patch !== undefined);
  if (seen.length === 0) return undefined;
  const median = (channel: keyof SkinPatch): number => {
    const sorted = seen.map((patch) => patch[channel]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)];
  };
  return { red: median('red'), green: median('green'), blue: median('blue') };
}

/**
 * Returns the mean colour of all patches, which stays the same when light only moves from one side of the face to the
 * other.
 */
export function meanSkin(patches: readonly (SkinPatch | undefined)[]): SkinPatch | undefined {
  const seen = patches.filter((patch) => patch !== undefined);
  if (seen.length === 0) return undefined;
  const mean = (channel: keyof SkinPatch): number =>
    seen.reduce((sum, patch) => sum + patch[channel], 0) / seen.length;
  return { red: mean('red'), green: mean('green'), blue: mean('blue') };
}

/**
 * Measures which side of the face the light comes from: log2 of right ÷ left luminance (stops), the median of the pairs;
 * positive is the picture's right.
 */
export function sideLightStops(patches: readonly (SkinPatch | undefined)[]): number {
  const stops = PAIRS.flatMap(([left, right]) => {
    const a = patches[left];
    const b = patches[right];
    return a === undefined || b === undefined
      ? []
      : [Math.log2((luminance(b) + 1e-4) / (luminance(a) + 1e-4))];
  }).toSorted((a, b) => a - b);
  return stops.length === 0 ? 0 : stops[Math.floor(stops.length / 2)];
}

/**
 * Measures how differently the sides of a face are lit as people see it: the difference of CIE L*, right minus left, the median
 * of the pairs. Stops would make the same shadow count more on dark skin.
 * @returns −100 to 100; positive is the picture's right
 */
export function sideLightnessDifference(patches: readonly (SkinPatch | undefined)[]): number {
  const lightness = ({ red, green, blue }: SkinPatch): number => labOfLinear(red, green, blue).lightness;
  const differences = PAIRS.flatMap(([left, right]) => {
    const a = patches[left];
    const b = patches[right];
    return a === undefined || b === undefined ? [] : [lightness(b) - lightness(a)];
  }).toSorted((a, b) => a - b);
  return differences.length === 0 ? 0 : differences[Math.floor(differences.length / 2)];
}

function luminance(patch: SkinPatch): number {
  return 0.2126 * patch.red + 0.7152 * patch.green + 0.0722 * patch.blue;
}
