import type { Face } from '../../models/face/face.ts';
import { FACE_OVAL, meshPolygon } from '../../models/face/face-landmarks.ts';
import type { RgbImage } from '../../raster/image.ts';
import { luma } from '../../raster/luma.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';

/** Exposure of a face in sRGB-coded levels. */
export interface FaceExposure {
  /** Mean luma inside the face oval, 0–255. */
  readonly meanLuma: number;
  /** 98th percentile of the face's luma, 0–255: eye whites and highlights, which are bright in every skin tone. */
  readonly highlightLuma: number;
  /** Share of pixels whose three channels are all above 250, 0–1. */
  readonly clippedShare: number;
  /**
   * Share of pixels with one channel clipped (252 and more) while another is under 128, 0–1: under a strong coloured light
   * nothing is left of the skin's own colour.
   */
  readonly clippedChannelShare: number;
}

/** Measures the exposure of the face, inside the mesh's oval. Everything is 0 when the oval is outside the image. */
export function faceExposure(image: RgbImage, face: Face): FaceExposure {
  const tally: Tally = { lumas: new Uint32Array(256), count: 0, sum: 0, clipped: 0, clippedChannel: 0 };
  const { widthPx, heightPx, data } = image;
  visitPolygonRows(meshPolygon(face, FACE_OVAL), widthPx, heightPx, (y, fromX, toX) =>
    addRow(tally, data, (y * widthPx + fromX) * 3, (y * widthPx + toX) * 3),
  );
  const { lumas, count, sum, clipped, clippedChannel } = tally;
  if (count === 0) return { meanLuma: 0, highlightLuma: 0, clippedShare: 0, clippedChannelShare: 0 };
  return {
    meanLuma: sum / count,
    highlightLuma: percentile(lumas, count, 0.98),
    clippedShare: clipped / count,
    clippedChannelShare: clippedChannel / count,
  };
}

interface Tally {
  /** Histogram of the rounded lumas. */
  readonly lumas: Uint32Array;
  count: number;
  sum: number;
  clipped: number;
  clippedChannel: number;
}

/** Is a function of its own instead of a closure, so that V8 optimises it once for all selfies. */
function addRow(tally: Tally, data: Uint8Array, from: number, end: number): void {
  for (let at = from; at < end; at += 3) {
    const value = luma(data, at);
    tally.lumas[Math.round(value)]!++;
    tally.sum += value;
    tally.count++;
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const least = Math.min(red, green, blue);
    if (least > 250) tally.clipped++;
    if (least < 128 && Math.max(red, green, blue) >= 252) tally.clippedChannel++;
  }
}

function percentile(histogram: Uint32Array, count: number, share: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += histogram[value]!;
    if (seen >= count * share) return value;
  }
  return 255;
}
