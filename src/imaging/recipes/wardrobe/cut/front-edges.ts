import type { HeadAboveGarment } from '../../../measure/clothes/cloth-occlusion.ts';
import { boxBlur } from '../../../ops/plane/box-blur.ts';
import { cheapestSeam } from '../../../ops/plane/cheapest-seam.ts';
import type { RgbImage } from '../../../raster/image.ts';

/** The inner edges of an open garment's two fronts. The garment does not include the area between them. */
export interface FrontEdges {
  /** The row where the edges begin. */
  readonly topY: number;
  /** First column between the fronts, for each row from `topY`. */
  readonly left: Int32Array;
  /** Last column between the fronts, for each row from `topY`. It is less than `left` where the fronts overlap. */
  readonly right: Int32Array;
}

/** Distance above the chin at which the edges begin, in sizes of the head. */
const ABOVE_CHIN = 0.5;
/** Distances from the neck's middle between which all cloth belongs to a front, in sizes of the head. */
const FRONTS_ASIDE = [0.75, 1.6] as const;
/** Distance below the chin down to which that cloth is sampled for the fronts' colours, in sizes of the head. */
const FRONTS_BELOW_CHIN = 3;
/** Distance that a front may reach beyond the neck's middle, in sizes of the head. */
const BEYOND_MIDDLE = 0.5;
/** Blur radius of the colours, in sizes of the head. */
const SMOOTHED = 0.01;
/** Width over which colours are compared on each side of an edge, in sizes of the head. */
const COMPARED = 0.02;

/** Weight of lightness in a colour difference. It is low, because cloth is lit unevenly. */
const LIGHTNESS = 0.6;
/** Width of the histogram's bins, coded 0–255. Colours in one bin count as one. */
const SAME_COLOUR = 12;
/** Share of the fronts' cloth from which a colour counts as theirs. */
const MIN_COLOUR_SHARE = 0.02;
/** Distance from the fronts' colours, coded 0–255, above which cloth adds to the cost on the fronts' side of the edge. */
const UNLIKE_FRONTS = 15;
/** Distance from the fronts' colours, coded 0–255, below which cloth adds to the cost between the edges. */
const LIKE_FRONTS = 35;
/** Weight of that cost, for each size of the head of such cloth and each unit beyond those distances. */
const WRONG_SIDE = 9;
/** Upper limit of the gain of an edge, which is the colour difference of its two sides, coded 0–255. */
const MAX_CONTRAST = 90;
/** Gain of an edge where the cloth ends at skin or hair. */
const END_OF_CLOTH = 30;
const SEAM = { maxStep: 3, bendCost: 1.5 } as const;
const NO_CLOTH = -1;

/**
 * Finds the inner edges of an open garment's fronts. On each side this is the smooth path from top to bottom with the least cost
 * (dynamic programming, cheapest-seam.ts): it follows strong edges and has the fronts' colours outside and others inside. These
 * colours are the frequent ones of the cloth beside neck and chest.
 * @param cloth 1 where there are clothes, of the garment or worn beneath it
 */
export function frontEdges(image: RgbImage, cloth: Uint8Array, head: HeadAboveGarment): FrontEdges {
  const { headPx, chinY, neckX } = head;
  const { widthPx, heightPx } = image;
  const planes = clothColours(image, cloth, Math.round(SMOOTHED * headPx));
  const fronts: FrontCloth = { planes, colours: frontColours(cloth, planes, widthPx, head), headPx };
  const topY = Math.max(0, Math.round(chinY - ABOVE_CHIN * headPx));
  const middle = Math.round(FRONTS_ASIDE[0] * headPx);
  const steps = middle + Math.round(BEYOND_MIDDLE * headPx) + 1;
  const edge = (way: -1 | 1): Int32Array => {
    const columnOf = (step: number): number => Math.round(neckX) + way * (middle - step);
    const costs = new Float32Array((heightPx - topY) * steps);
    const line = new Int32Array(steps);
    for (let y = topY; y < heightPx; y++) {
      for (let step = 0; step < steps; step++) {
        const x = columnOf(step);
        const isCloth = x >= 0 && x < widthPx && cloth[y * widthPx + x] === 1;
        line[step] = isCloth ? y * widthPx + x : NO_CLOTH;
      }
      costs.set(edgeCosts(line, middle, fronts), (y - topY) * steps);
    }
    return cheapestSeam(costs, steps, heightPx - topY, SEAM).map(columnOf);
  };
  return { topY, left: edge(-1), right: edge(1) };
}

type Planes = readonly [lightness: Float32Array, redGreen: Float32Array, yellowBlue: Float32Array];
type Colour = readonly [lightness: number, redGreen: number, yellowBlue: number];

interface FrontCloth {
  /** Colours of all cloth in the image. */
  readonly planes: Planes;
  /** Colours that the fronts have. */
  readonly colours: readonly Colour[];
  readonly headPx: number;
}

/** Returns planes of opponent colours, blurred over the cloth alone (normalized convolution, Knutsson and Westin 1993). */
function clothColours({ widthPx, heightPx, data }: RgbImage, cloth: Uint8Array, radiusPx: number): Planes {
  const soft = (plane: Float32Array): Float32Array => boxBlur(plane, widthPx, heightPx, radiusPx);
  const mass = soft(Float32Array.from(cloth));
  const plane = (valueOf: (red: number, green: number, blue: number) => number): Float32Array => {
    const values = new Float32Array(cloth.length);
    for (let i = 0; i < cloth.length; i++)
      if (cloth[i] === 1) values[i] = valueOf(data[i * 3], data[i * 3 + 1], data[i * 3 + 2]);
    return soft(values).map((value, i) => (cloth[i] === 1 ? value / mass[i] : 0));
  };
  return [
    plane((red, green, blue) => (LIGHTNESS * (red + green + blue)) / 3),
    plane((red, green) => red - green),
    plane((red, green, blue) => (red + green) / 2 - blue),
  ];
}

/** Returns the frequent colours (histogram bins) of the cloth that certainly belongs to the fronts. */
function frontColours(
  cloth: Uint8Array,
  planes: Planes,
  widthPx: number,
  { headPx, chinY, neckX }: HeadAboveGarment,
): readonly Colour[] {
  const [nearest, furthest] = FRONTS_ASIDE;
  const bins = new Map<string, [lightness: number, redGreen: number, yellowBlue: number, count: number]>();
  let all = 0;
  const end = Math.min(cloth.length, Math.round(chinY + FRONTS_BELOW_CHIN * headPx) * widthPx);
  for (let i = 0; i < end; i++) {
    const aside = Math.abs((i % widthPx) - neckX) / headPx;
    if (cloth[i] === 0 || aside < nearest || aside > furthest) continue;
    const key = planes.map((plane) => Math.floor(plane[i] / SAME_COLOUR)).join();
    const bin = bins.get(key) ?? [0, 0, 0, 0];
    for (let c = 0; c < 3; c++) bin[c]! += planes[c]![i];
    bin[3]++;
    bins.set(key, bin);
    all++;
  }
  const frequent = [...bins.values()].filter(([, , , count]) => count > MIN_COLOUR_SHARE * all);
  return frequent.map(([lightness, redGreen, yellowBlue, count]) => [
    lightness / count,
    redGreen / count,
    yellowBlue / count,
  ]);
}

/**
 * Returns the cost of an edge before each pixel of a line that runs inwards along a row.
 * @param line indices of the line's pixels, NO_CLOTH where there is none
 * @param middle place of the neck's middle on the line
 */
function edgeCosts(line: Int32Array, middle: number, { planes, colours, headPx }: FrontCloth): Float32Array {
  const steps = line.length;
  const sums = (valueAt: (index: number) => number): Float64Array => {
    const result = new Float64Array(steps + 1);
    for (let step = 0; step < steps; step++)
      result[step + 1] = result[step] + (line[step] === NO_CLOTH ? 0 : valueAt(line[step]));
    return result;
  };
  const unlike = sums((i) => Math.max(0, distanceTo(colours, planes, i) - UNLIKE_FRONTS));
  const like = sums((i) => Math.max(0, LIKE_FRONTS - distanceTo(colours, planes, i)));
  const count = sums(() => 1);
  const totals = planes.map((plane) => sums((i) => plane[i]));
  const comparedPx = Math.max(2, Math.round(COMPARED * headPx));
  return Float32Array.from(line, (index, step) => {
    const [from, to] = [Math.max(0, step - comparedPx), Math.min(steps, step + comparedPx)];
    const [outside, inside] = [count[step] - count[from], count[to] - count[step]];
    const differences = totals.map(
      (total) => (total[step] - total[from]) / outside - (total[to] - total[step]) / inside,
    );
    const contrast = index === NO_CLOTH ? END_OF_CLOTH : Math.min(MAX_CONTRAST, Math.hypot(...differences));
    const isBesideCloth = step > from && outside >= 0.5 * (step - from);
    const wrong = unlike[step] + Math.max(0, like[middle + 1] - like[step]);
    return (WRONG_SIDE * wrong) / headPx - (isBesideCloth ? contrast : 0);
  });
}

/** Returns the distance of a pixel's colour from the nearest of some colours. */
function distanceTo(colours: readonly Colour[], planes: Planes, index: number): number {
  let least = Infinity;
  for (const colour of colours) {
    let square = 0;
    for (let c = 0; c < 3; c++) square += (planes[c]![index] - colour[c]!) ** 2;
    least = Math.min(least, square);
  }
  return Math.sqrt(least);
}
