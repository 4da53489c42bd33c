import type { Face } from '../models/face.ts';
import { FACE_OVAL, meshPolygon } from '../models/face-landmarks.ts';
import type { RgbImage } from '../raster/image.ts';
import { luma } from '../raster/luma.ts';
import { polygonRows } from '../raster/polygon.ts';

export interface FaceExposure {
  /** Mean luma inside the face oval, 0–255. */
  readonly meanLuma: number;
  /** Luma that 98 % of the face's pixels stay under, 0–255: eye whites and highlights, whatever the skin tone. */
  readonly highlightLuma: number;
  /** Share of pixels whose three channels are all above 250, 0–1. */
  readonly clippedShare: number;
  /**
   * Share of pixels one of whose channels is at its end, 252 and more, while another is under 128, 0–1: under a strong coloured
   * light nothing is left of the skin's own colour.
   */
  readonly burntShare: number;
}

/** How the face (the mesh's oval) is exposed. */
export function faceExposure(image: RgbImage, face: Face): FaceExposure {
  const histogram = new Uint32Array(256);
  let count = 0;
  let sum = 0;
  let clipped = 0;
  let burnt = 0;
  polygonRows(meshPolygon(face, FACE_OVAL), image.widthPx, image.heightPx, (y, fromX, toX) => {
    for (let x = fromX; x < toX; x++) {
      const offset = (y * image.widthPx + x) * 3;
      const value = luma(image.data, offset);
      histogram[Math.round(value)]!++;
      sum += value;
      count++;
      const [red, green, blue] = [image.data[offset]!, image.data[offset + 1]!, image.data[offset + 2]!];
      if (Math.min(red, green, blue) > 250) clipped++;
      if (Math.max(red, green, blue) >= 252 && Math.min(red, green, blue) < 128) burnt++;
    }
  });
  if (count === 0) return { meanLuma: 0, highlightLuma: 0, clippedShare: 0, burntShare: 0 };
  return {
    meanLuma: sum / count,
    highlightLuma: percentile(histogram, count, 0.98),
    clippedShare: clipped / count,
    burntShare: burnt / count,
  };
}

function percentile(histogram: Uint32Array, count: number, share: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += histogram[value]!;
    if (seen >= count * share) return value;
  }
  return 255;
}
