import type { Face } from '../../models/face/face.ts';
import { LEFT_EYE, LIPS, meshPolygon, NOSE_BASE, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import type { RgbImage } from '../../raster/image.ts';
import { cheekPolygons } from './face-regions.ts';
import { regionColour, type RegionColour } from '../image/region-colour.ts';

/**
 * Measures of eyes, nose and mouth at their places in the mesh. The network puts a mesh on a hand or a mask as confidently
 * as on a face, but these have neither pupils nor nostrils nor lips. The figures are from 104 portraits without occlusion.
 */
export interface FaceOcclusion {
  /**
   * Contrast of the flatter eye ÷ that of the other, 0–1. An eye's contrast is the luma range inside its lids ÷ its median
   * luma, so that half a face may be in shadow. On portraits 0.32 and more, except on one head turned aside (0.14).
   */
  readonly eyeContrastRatio: number;
  /** Darkest luma of the paler eye, its pupil, ÷ luma of the cheeks. On portraits at most 0.42; 0.66 on that head. */
  readonly paleEyeShare: number;
  /** Darkest luma around the nostrils ÷ the nose's median. On portraits at most 0.81. */
  readonly nostrilShare: number;
  /** Luma range of the mouth ÷ its median. On portraits 0.57 and more. */
  readonly mouthContrast: number;
  /** Distance of the lips' colour from the skin above and below, hundredths of chromaticity. On portraits 1.1–21. */
  readonly lipColour: number;
  /** Distance of the cheeks' colour from grey, hundredths of chromaticity; near 0 on a black-and-white picture. */
  readonly cheekColour: number;
}

const UPPER_LIP = [
  61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 308, 415, 310, 311, 312, 13, 82, 81, 80, 191, 78,
];
const LOWER_LIP = [
  61, 78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146,
];
const ABOVE_LIPS = [165, 167, 164, 393, 391, 269, 267, 0, 37, 39];
const BELOW_LIPS = [83, 18, 313, 421, 200, 201];

/** Returns undefined when a part of the face is outside the picture, or an eye is too narrow to measure. */
export function faceOcclusion(image: RgbImage, face: Face): FaceOcclusion | undefined {
  const region = (indices: readonly number[]): RegionColour | undefined =>
    regionColour(image, [meshPolygon(face, indices)]);
  const cheeks = regionColour(image, cheekPolygons(face));
  const [left, right] = [region(LEFT_EYE.contour), region(RIGHT_EYE.contour)];
  const [nose, mouth] = [region(NOSE_BASE), region(LIPS)];
  const [upperLip, lowerLip] = [region(UPPER_LIP), region(LOWER_LIP)];
  const [above, below] = [region(ABOVE_LIPS), region(BELOW_LIPS)];
  if (!cheeks || !left || !right || !nose || !mouth || !upperLip || !lowerLip || !above || !below)
    return undefined;
  const contrasts = [left, right].map((eye) => (eye.lumaHigh - eye.lumaLow) / Math.max(1, eye.lumaMedian));
  const unlikeSkin = (lip: RegionColour): number =>
    Math.min(colourDistance(lip, above), colourDistance(lip, below));
  return {
    eyeContrastRatio: Math.min(...contrasts) / Math.max(0.01, ...contrasts),
    paleEyeShare: Math.max(left.lumaLow, right.lumaLow) / Math.max(1, cheeks.lumaMedian),
    nostrilShare: nose.lumaLow / Math.max(1, nose.lumaMedian),
    mouthContrast: (mouth.lumaHigh - mouth.lumaLow) / Math.max(1, mouth.lumaMedian),
    lipColour: Math.max(unlikeSkin(upperLip), unlikeSkin(lowerLip)),
    cheekColour: colourDistance(cheeks, { red: 1, green: 1, blue: 1 }),
  };
}

type Colour = Pick<RegionColour, 'red' | 'green' | 'blue'>;

/**
 * Returns the distance of two chromaticities (each channel's share of the sum) in hundredths; light and shadow cancel
 * out.
 */
function colourDistance(a: Colour, b: Colour): number {
  const [p, q] = [chromaticity(a), chromaticity(b)];
  return 100 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

function chromaticity({ red, green, blue }: Colour): readonly [number, number, number] {
  const sum = Math.max(1, red + green + blue);
  return [red / sum, green / sum, blue / sum];
}
