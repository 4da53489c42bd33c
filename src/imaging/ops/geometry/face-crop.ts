import type { RgbImage } from '../../raster/image.ts';

/** Outer and inner corners of both eyes in MediaPipe's mesh. */
const EYES = [
  [33, 133],
  [263, 362],
] as const;
/** The ends of the face's long axis. */
const FOREHEAD = 10;
const CHIN = 152;

/**
 * Crops the face to a square, centred and with level eyes, bilinearly; outside the image its edge pixels repeat. All photos are
 * cropped alike, so that two of them can be compared by the face alone.
 * @param mesh points of the face in pixels of the image
 * @param sidePx side of the square result
 * @param reach side of the square ÷ distance from chin to forehead
 */
export function cropFace(
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
  for (let v = 0; v < sidePx; v++) {
    const down = v + 0.5 - sidePx / 2;
    const first = 0.5 - sidePx / 2;
    const x = centreX + first * alongX - down * alongY;
    const y = centreY + first * alongY + down * alongX;
    sampleRow(data.subarray(v * sidePx * 3, (v + 1) * sidePx * 3), image, x, y, alongX, alongY);
  }
  return { widthPx: sidePx, heightPx: sidePx, data };
}

/** Writes bilinear samples, the first at (x, y) and each a step further. */
function sampleRow(
  row: Uint8Array,
  { data, widthPx, heightPx }: RgbImage,
  x: number,
  y: number,
  stepX: number,
  stepY: number,
): void {
  for (let at = 0; at < row.length; at += 3, x += stepX, y += stepY) {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const upper = Math.min(heightPx - 1, Math.max(0, y0)) * widthPx;
    const lower = Math.min(heightPx - 1, Math.max(0, y0 + 1)) * widthPx;
    const before = Math.min(widthPx - 1, Math.max(0, x0));
    const after = Math.min(widthPx - 1, Math.max(0, x0 + 1));
    const a = (upper + before) * 3;
    const b = (upper + after) * 3;
    const c = (lower + before) * 3;
    const d = (lower + after) * 3;
    // The bilinear weights of the four pixels around the place.
    const ofD = (x - x0) * (y - y0);
    const ofB = x - x0 - ofD;
    const ofC = y - y0 - ofD;
    const ofA = 1 - ofB - (y - y0);
    row[at] = data[a]! * ofA + data[b]! * ofB + data[c]! * ofC + data[d]! * ofD + 0.5;
    row[at + 1] = data[a + 1]! * ofA + data[b + 1]! * ofB + data[c + 1]! * ofC + data[d + 1]! * ofD + 0.5;
    row[at + 2] = data[a + 2]! * ofA + data[b + 2]! * ofB + data[c + 2]! * ofC + data[d + 2]! * ofD + 0.5;
  }
}
