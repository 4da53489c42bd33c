import type { RgbImage } from '../../raster/image.ts';

/** Mark of a pixel that has no label yet. */
export const UNLABELLED = 255;
/** Mark of a pixel that never gets a label. */
export const OUTSIDE = 254;

export interface GrowthCosts {
  /** Cost of a step to a neighbouring pixel; √2 times as much along a diagonal, as all costs. */
  readonly step: number;
  /** Factor on the squared difference of the two colours (0–255 each channel). */
  readonly edge: number;
  /** Additional cost of entering the pixel at x, y with `label`; default 0. */
  readonly entry?: (label: number, x: number, y: number) => number;
}

/** Size of the ring of buckets. The cost of one step is rounded and limited to it. */
const BUCKETS = 8192;
const ASIDE = Int32Array.of(1, -1, 0, 0, 1, -1, 1, -1);
const BELOW = Int32Array.of(0, 0, 1, -1, 1, 1, -1, -1);

/**
 * Gives every unlabelled pixel the label of the seed with the cheapest path to it, so that labels meet at the strongest edges:
 * segmentation by geodesic distance after Bai and Sapiro 2007, "A Geodesic Framework for Fast Interactive Image and Video
 * Segmentation and Matting", computed by Dijkstra's algorithm with Dial's bucket queue (1969). Colours are smoothed (3 × 3
 * binomial) before they are compared.
 * @param marks for each pixel a label below OUTSIDE, UNLABELLED or OUTSIDE; changed in place
 */
export function growSeeds(image: RgbImage, marks: Uint8Array, costs: GrowthCosts): void {
  const { widthPx, heightPx } = image;
  const { step, edge: edgeCost, entry: entryCost } = costs;
  const stepCosts = [step, step * Math.SQRT2].map((cost) => Math.max(1, Math.round(cost)));
  const [straight, diagonal] = stepCosts as [number, number];
  const colours: SmoothedColours = { image, packed: new Int32Array(widthPx * heightPx).fill(-1) };
  const buckets = Array.from({ length: BUCKETS }, (): number[] => []);
  const distance = initialDistances(marks, widthPx, heightPx, buckets[0]);
  let open = buckets[0].length;
  for (let reached = 0; open > 0; reached++) {
    const bucket = buckets[reached % BUCKETS];
    while (bucket.length > 0) {
      const i = bucket.pop()!;
      open--;
      if (distance[i] !== reached) continue;
      const x = i % widthPx;
      const y = (i - x) / widthPx;
      const from = colourAt(colours, i);
      const label = marks[i];
      for (let k = 0; k < ASIDE.length; k++) {
        const toX = x + ASIDE[k];
        const toY = y + BELOW[k];
        if (toX < 0 || toY < 0 || toX >= widthPx || toY >= heightPx) continue;
        const j = toY * widthPx + toX;
        // Skips the colours when the step alone costs as much as the path that is already known.
        if (distance[j] <= reached + (k < 4 ? straight : diagonal)) continue;
        const length = k < 4 ? 1 : Math.SQRT2;
        const known = step + squaredDifference(from, colourAt(colours, j)) * edgeCost;
        if (reached + roundedCost(length * known) >= distance[j]) continue;
        const entry = entryCost === undefined ? 0 : entryCost(label, toX, toY);
        const next = reached + roundedCost(length * (known + entry));
        if (next >= distance[j]) continue;
        distance[j] = next;
        marks[j] = label;
        buckets[next % BUCKETS].push(j);
        open++;
      }
    }
  }
}

function roundedCost(cost: number): number {
  return Math.min(BUCKETS - 1, Math.max(1, Math.round(cost)));
}

/** Returns 0 for seeds beside unlabelled pixels, which are added to `edge`, −1 for other marks, and the maximum elsewhere. */
function initialDistances(marks: Uint8Array, widthPx: number, heightPx: number, edge: number[]): Int32Array {
  const distance = new Int32Array(marks.length).fill(-1);
  for (let i = 0; i < marks.length; i++) {
    if (marks[i] !== UNLABELLED) continue;
    distance[i] = 0x7fffffff;
    const x = i % widthPx;
    const y = (i - x) / widthPx;
    for (let k = 0; k < ASIDE.length; k++) {
      const toX = x + ASIDE[k];
      const toY = y + BELOW[k];
      if (toX < 0 || toY < 0 || toX >= widthPx || toY >= heightPx) continue;
      const j = toY * widthPx + toX;
      if (marks[j] >= OUTSIDE || distance[j] === 0) continue;
      distance[j] = 0;
      edge.push(j);
    }
  }
  return distance;
}

interface SmoothedColours {
  readonly image: RgbImage;
  /** Red × 2²⁰ + green × 2¹⁰ + blue, each 0–1023: four times the coded value. −1 where it is not yet computed. */
  readonly packed: Int32Array;
}

function colourAt({ image, packed }: SmoothedColours, index: number): number {
  if (packed[index] < 0) packed[index] = smoothedColour(image, index);
  return packed[index];
}

function smoothedColour({ widthPx, heightPx, data }: RgbImage, index: number): number {
  const x = index % widthPx;
  const y = (index - x) / widthPx;
  let [red, green, blue] = [0, 0, 0];
  for (let dy = -1; dy <= 1; dy++) {
    const row = Math.min(heightPx - 1, Math.max(0, y + dy)) * widthPx;
    for (let dx = -1; dx <= 1; dx++) {
      const at = (row + Math.min(widthPx - 1, Math.max(0, x + dx))) * 3;
      const weight = (2 - Math.abs(dx)) * (2 - Math.abs(dy));
      red += data[at] * weight;
      green += data[at + 1] * weight;
      blue += data[at + 2] * weight;
    }
  }
  return ((red >> 2) << 20) | ((green >> 2) << 10) | (blue >> 2);
}

function squaredDifference(one: number, two: number): number {
  const red = (one >> 20) - (two >> 20);
  const green = ((one >> 10) & 1023) - ((two >> 10) & 1023);
  const blue = (one & 1023) - (two & 1023);
  return (red * red + green * green + blue * blue) / 16;
}
