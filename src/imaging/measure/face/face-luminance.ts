import type { Face } from '../../models/face/face.ts';
import { FACE_OVAL, meshPolygon } from '../../models/face/face-landmarks.ts';
import type { RgbImage } from '../../raster/image.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';
import { LINEAR_OF_BYTE } from '../../ops/light/srgb.ts';

/**
 * Luminance of a face on the scale of ISO/IEC 29794-5: relative luminance of linear light (0.2126 R + 0.7152 G + 0.0722 B) in
 * 256 levels. The mean is left out: it depends on the skin's lightness, which no score may use.
 */
export interface FaceLuminance {
  /** The level that the brightest 2 % reach, 0–1: eye whites and highlights, which are bright in every skin tone. */
  readonly highlight: number;
  /** Share of pixels at levels 247–255, 0–1. */
  readonly overShare: number;
  /** Shannon entropy of the histogram, bits, 0–8. */
  readonly entropyBits: number;
}

const LEVELS = 256;
const OVER = 247;

/** Measures the luminance of the face inside the mesh's oval. Undefined when the oval is outside the image. */
export function faceLuminance(image: RgbImage, face: Pick<Face, 'mesh'>): FaceLuminance | undefined {
  const oval = histogram(image, meshPolygon(face, FACE_OVAL));
  if (oval.count === 0) return undefined;
  const over = oval.levels.subarray(OVER).reduce((total, count) => total + count, 0);
  let entropyBits = 0;
  let highlight = LEVELS - 1;
  let above = 0;
  for (let level = LEVELS - 1; level >= 0; level--) {
    const part = oval.levels[level] / oval.count;
    if (part > 0) entropyBits -= part * Math.log2(part);
    if (above < 0.02) highlight = level;
    above += part;
  }
  return {
    highlight: highlight / (LEVELS - 1),
    overShare: over / oval.count,
    entropyBits,
  };
}

interface Tally {
  readonly levels: Uint32Array;
  count: number;
}

function histogram(image: RgbImage, polygon: ReturnType<typeof meshPolygon>): Tally {
  const tally: Tally = { levels: new Uint32Array(LEVELS), count: 0 };
  visitPolygonRows(polygon, image.widthPx, image.heightPx, (y, fromX, toX) => {
    for (let x = fromX; x < toX; x++) {
      tally.levels[Math.round(linearLuminance(image.data, (y * image.widthPx + x) * 3) * (LEVELS - 1))]++;
      tally.count++;
    }
  });
  return tally;
}

/** Returns the relative luminance, 0–1, of the sRGB-coded pixel whose red byte is at `offset`. */
export function linearLuminance(data: Uint8Array, offset: number): number {
  return (
    0.2126 * LINEAR_OF_BYTE[data[offset]] +
    0.7152 * LINEAR_OF_BYTE[data[offset + 1]] +
    0.0722 * LINEAR_OF_BYTE[data[offset + 2]]
  );
}
