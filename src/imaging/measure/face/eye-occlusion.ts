import type { Face } from '../../models/face/face.ts';
import { LEFT_EYE, meshPolygon, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import type { RgbImage } from '../../raster/image.ts';
import { cheekPolygons, underEyePolygons, upperLidPolygons } from './face-regions.ts';
import { regionColour } from '../image/region-colour.ts';

/** Brightness around and inside the eyes relative to the person's own cheeks, so that the skin tone does not matter. */
export interface EyeOcclusion {
  /** Median luma of the skin over the eyes ÷ that of the cheeks. On portraits 0.10–1.1, because brows cast shadows. */
  readonly upperLidShare: number;
  /** Median luma of the skin under the eyes ÷ that of the cheeks. On portraits 0.41–1.0. */
  readonly underEyeShare: number;
  /** Luma range inside the lids (white of the eye to pupil) ÷ luma of the cheeks. On portraits 0.37–2.1. */
  readonly contrastShare: number;
}

/**
 * Measures whether dark glass covers the eyes: it darkens the skin around them and leaves no contrast inside them.
 * @returns undefined when the cheeks or the eyes are outside the picture
 */
export function eyeOcclusion(image: RgbImage, face: Face): EyeOcclusion | undefined {
  const cheeks = regionColour(image, cheekPolygons(face));
  const lids = regionColour(image, upperLidPolygons(face));
  const under = regionColour(image, underEyePolygons(face));
  const eyes = regionColour(image, [
    meshPolygon(face, LEFT_EYE.contour),
    meshPolygon(face, RIGHT_EYE.contour),
  ]);
  if (!cheeks || !lids || !under || !eyes) return undefined;
  const skin = Math.max(1, cheeks.lumaMedian);
  return {
    upperLidShare: lids.lumaMedian / skin,
    underEyeShare: under.lumaMedian / skin,
    contrastShare: (eyes.lumaHigh - eyes.lumaLow) / skin,
  };
}
