import type { RgbImage } from '../src/imaging/raster/image.ts';

/*
 * Attacks that may restore the picture under a preview's watermark, and a measure of their success. Values are not rounded,
 * so that no attack is weakened by the arithmetic.
 */

/** Row-major, three values a pixel, 0–255. */
export type Pixels = Float32Array;

export function pixelsOf({ data }: RgbImage): Pixels {
  return Float32Array.from(data);
}

/** Returns 1 where the watermark is: there the range between its black and its white version is reduced. */
export function strokesOf(onBlack: RgbImage, onWhite: RgbImage): Uint8Array {
  return Uint8Array.from({ length: onBlack.data.length / 3 }, (_, i) => {
    const range = [0, 1, 2].map((c) => onWhite.data[i * 3 + c]! - onBlack.data[i * 3 + c]!);
    return Number(Math.max(...range) < 250);
  });
}

/** Computes (preview − B) ÷ ((W − B) ÷ 255), which restores a picture exactly under a plain overlay. */
export function subtractMarks(preview: RgbImage, onBlack: RgbImage, onWhite: RgbImage): Pixels {
  return Float32Array.from(preview.data, (value, i) => {
    const [black, white] = [onBlack.data[i]!, onWhite.data[i]!];
    if (white - black < 8) return value;
    return Math.min(255, Math.max(0, (value - black) / ((white - black) / 255)));
  });
}

export function meanOf(pictures: readonly Pixels[]): Pixels {
  return pictures[0]!.map((_, i) => {
    let sum = 0;
    for (const each of pictures) sum += each[i]!;
    return sum / pictures.length;
  });
}

/** Returns the median of each pixel, which is unmarked where most of the previews are. */
export function medianOf(pictures: readonly Pixels[]): Pixels {
  const values = new Float32Array(pictures.length);
  return pictures[0]!.map((_, i) => {
    for (const [at, each] of pictures.entries()) values[at] = each[i]!;
    return values.sort()[values.length >> 1]!;
  });
}

/** Takes each pixel from a preview without a mark there; where none exists, the mean of all. */
export function uncovered(pictures: readonly Pixels[], strokes: readonly Uint8Array[]): Pixels {
  const mean = meanOf(pictures);
  return mean.map((value, i) => {
    const free = strokes.findIndex((each) => each[Math.floor(i / 3)] === 0);
    return free < 0 ? value : pictures[free]![i]!;
  });
}

/** Fills the strokes smoothly from their rims (Laplace's equation, solved from coarse to fine). */
export function fillSmoothly(
  { widthPx, heightPx, data }: RgbImage,
  strokes: Uint8Array,
  startFrom: Pixels = pixelsOf({ widthPx, heightPx, data }),
): Pixels {
  const result = startFrom.slice();
  const at = (x: number, y: number): number => y * widthPx + x;
  // Interpolating straight across each gap first saves many sweeps.
  for (let x = 0; x < widthPx; x++)
    for (let y = 0; y < heightPx; y++) {
      if (strokes[at(x, y)] === 0) continue;
      let end = y;
      while (end < heightPx && strokes[at(x, end)] === 1) end++;
      for (let between = y; between < end; between++)
        for (let c = 0; c < 3; c++) {
          const before = y > 0 ? result[at(x, y - 1) * 3 + c]! : undefined;
          const after = end < heightPx ? data[at(x, end) * 3 + c]! : undefined;
          const share = (between - y + 1) / (end - y + 1);
          result[at(x, between) * 3 + c] =
            before === undefined
              ? (after ?? 128)
              : after === undefined
                ? before
                : before + (after - before) * share;
        }
      y = end;
    }
  // Strokes at the edge of the image have no neighbour on one side and keep their first values.
  const inner: number[] = [];
  for (let y = 1; y < heightPx - 1; y++)
    for (let x = 1; x < widthPx - 1; x++) {
      const i = at(x, y) * 3;
      if (strokes[at(x, y)] === 1) inner.push(i, i + 1, i + 2);
    }
  for (let sweep = 0; sweep < 120; sweep++)
    for (const i of inner)
      result[i] = (result[i - 3]! + result[i + 3]! + result[i - widthPx * 3]! + result[i + widthPx * 3]!) / 4;
  return result;
}

/**
 * Fills each gap along the line that fits best across it, out of a few slants, so that slanted edges continue.
 * @param startFrom keeps its values where a gap has no lower end
 */
export function fillAlongEdges(image: RgbImage, strokes: Uint8Array, startFrom: Pixels): Pixels {
  const { widthPx, heightPx, data } = image;
  const result = startFrom.slice();
  const value = (x: number, y: number, c: number): number => data[(y * widthPx + x) * 3 + c]!;
  for (let x = 0; x < widthPx; x++)
    for (let y = 1; y < heightPx; y++) {
      if (strokes[y * widthPx + x] === 0) continue;
      let end = y;
      while (end < heightPx && strokes[end * widthPx + x] === 1) end++;
      if (end < heightPx)
        for (let row = y; row < end; row++) {
          const share = (row - y + 1) / (end - y + 1);
          let best = { cost: Infinity, from: x, to: x };
          for (let slant = -24; slant <= 24; slant += 2) {
            const from = Math.round(x - slant * share);
            const to = Math.round(x + slant * (1 - share));
            if (from < 2 || to < 2 || from >= widthPx - 2 || to >= widthPx - 2) continue;
            let cost = Math.abs(slant) * 1.5;
            for (let near = -2; near <= 2; near++)
              for (let c = 0; c < 3; c++)
                cost += Math.abs(value(from + near, y - 1, c) - value(to + near, end, c));
            if (cost < best.cost) best = { cost, from, to };
          }
          for (let c = 0; c < 3; c++)
            result[(row * widthPx + x) * 3 + c] =
              value(best.from, y - 1, c) * (1 - share) + value(best.to, end, c) * share;
        }
      y = end;
    }
  return result;
}

/** Returns the PSNR under the strokes in decibels; higher is closer to the picture. */
export function psnrUnder(strokes: Uint8Array, truth: RgbImage, restored: Pixels): number {
  let squares = 0;
  let count = 0;
  for (let i = 0; i < restored.length; i++) {
    if (strokes[Math.floor(i / 3)] === 0) continue;
    squares += (restored[i]! - truth.data[i]!) ** 2;
    count++;
  }
  return 10 * Math.log10(255 ** 2 / (squares / count));
}
