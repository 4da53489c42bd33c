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
  /** Share of pixels with a luma under 16, 0–1. */
  readonly darkShare: number;
}

/** How the face (the mesh's oval) is exposed. */
export function faceExposure(image: RgbImage, face: Face): FaceExposure {
  const histogram = new Uint32Array(256);
  let count = 0;
  let sum = 0;
  let clipped = 0;
  polygonRows(meshPolygon(face, FACE_OVAL), image.widthPx, image.heightPx, (y, fromX, toX) => {
    for (let x = fromX; x < toX; x++) {
      const offset = (y * image.widthPx + x) * 3;
      const value = luma(image.data, offset);
      histogram[Math.round(value)]!++;
      sum += value;
      count++;
      if (Math.min(image.data[offset]!, image.data[offset + 1]!, image.data[offset + 2]!) > 250) clipped++;
    }
  });
  if (count === 0) return { meanLuma: 0, highlightLuma: 0, clippedShare: 0, darkShare: 1 };
  let dark = 0;
  for (let value = 0; value < 16; value++) dark += histogram[value]!;
  return {
    meanLuma: sum / count,
    highlightLuma: percentile(histogram, count, 0.98),
    clippedShare: clipped / count,
    darkShare: dark / count,
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
