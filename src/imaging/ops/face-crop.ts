import type { RgbImage } from '../raster/image.ts';

/** Outer and inner corners of both eyes, and the ends of the face's long axis, in MediaPipe's mesh. */
const EYES = [
  [33, 133],
  [263, 362],
] as const;
const FOREHEAD = 10;
const CHIN = 152;

/**
 * The face upright and centred in a square, eyes level, bilinear; what lies outside the picture repeats its edge. The same
 * crop for every picture, so that two of them are compared by the face alone.
 * @param mesh points of the face in pixels of the picture
 * @param sidePx of the square
 * @param reach side of the square ÷ height from chin to forehead
 */
export function faceCrop(
  image: RgbImage,
  mesh: readonly (readonly [x: number, y: number, ...rest: number[]])[],
  sidePx: number,
  reach: number,
): RgbImage {
  const middle = (a: number, b: number): readonly [number, number] => [
    (mesh[a]![0] + mesh[b]![0]) / 2,
    (mesh[a]![1] + mesh[b]![1]) / 2,
  ];
  const left = middle(...EYES[0]);
  const right = middle(...EYES[1]);
  const [centreX, centreY] = middle(FOREHEAD, CHIN);
  const distance = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const height = Math.hypot(mesh[CHIN]![0] - mesh[FOREHEAD]![0], mesh[CHIN]![1] - mesh[FOREHEAD]![1]);
  const step = (height * reach) / sidePx;
  const alongX = ((right[0] - left[0]) / distance) * step;
  const alongY = ((right[1] - left[1]) / distance) * step;
  const data = new Uint8Array(sidePx * sidePx * 3);
  const { widthPx, heightPx } = image;
  const clampX = (x: number): number => Math.min(widthPx - 1, Math.max(0, x));
  const clampY = (y: number): number => Math.min(heightPx - 1, Math.max(0, y));
  for (let v = 0, at = 0; v < sidePx; v++)
    for (let u = 0; u < sidePx; u++, at += 3) {
      const across = u + 0.5 - sidePx / 2;
      const down = v + 0.5 - sidePx / 2;
      const x = centreX + across * alongX - down * alongY;
      const y = centreY + across * alongY + down * alongX;
      const x0 = Math.floor(x);
      const y0 = Math.floor(y);
      const upper = clampY(y0) * widthPx;
      const lower = clampY(y0 + 1) * widthPx;
      const before = clampX(x0);
      const after = clampX(x0 + 1);
      const tx = x - x0;
      const ty = y - y0;
      for (let c = 0; c < 3; c++) {
        const top =
          image.data[(upper + before) * 3 + c] * (1 - tx) + image.data[(upper + after) * 3 + c] * tx;
        const bottom =
          image.data[(lower + before) * 3 + c] * (1 - tx) + image.data[(lower + after) * 3 + c] * tx;
        data[at + c] = Math.round(top * (1 - ty) + bottom * ty);
      }
    }
  return { widthPx: sidePx, heightPx: sidePx, data };
}
