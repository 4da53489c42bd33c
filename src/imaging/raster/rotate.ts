import type { Point, RgbImage } from './image.ts';

/** Clockwise quarter turns. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Rotates clockwise by quarter turns; returns the image itself for 0. */
export function rotateRgb(image: RgbImage, turns: QuarterTurns): RgbImage {
  if (turns === 0) return image;
  const { widthPx: w, heightPx: h, data } = image;
  const result = new Uint8Array(data.length);
  const widthPx = turns === 2 ? w : h;
  const heightPx = turns === 2 ? h : w;
  // Offsets in the result for one pixel to the right and one row down in the source.
  const [origin, right, down] =
    turns === 1
      ? [widthPx - 1, widthPx, -1]
      : turns === 2
        ? [w * h - 1, -1, -w]
        : [(heightPx - 1) * widthPx, -widthPx, 1];
  for (let y = 0, from = 0; y < h; y++) {
    let to = (origin + y * down) * 3;
    for (let x = 0; x < w; x++, from += 3, to += right * 3) {
      result[to] = data[from]!;
      result[to + 1] = data[from + 1]!;
      result[to + 2] = data[from + 2]!;
    }
  }
  return { widthPx, heightPx, data: result };
}

/** Maps a point of a `widthPx` × `heightPx` image to the image that rotateRgb returns. */
export function rotatePoint(point: Point, widthPx: number, heightPx: number, turns: QuarterTurns): Point {
  if (turns === 1) return { x: heightPx - point.y, y: point.x };
  if (turns === 2) return { x: widthPx - point.x, y: heightPx - point.y };
  if (turns === 3) return { x: point.y, y: widthPx - point.x };
  return point;
}
