import { expect, test } from 'vitest';

import type { RgbImage } from '../../../raster/image.ts';
import { frontEdges } from './front-edges.ts';

type Rgb = readonly [red: number, green: number, blue: number];
const NAVY: Rgb = [34, 42, 70];
const WHITE: Rgb = [225, 228, 230];
const SEAM: Rgb = [90, 98, 124];
const SLATE: Rgb = [80, 84, 96];
const GREY: Rgb = [120, 120, 122];
const [WIDTH, HEIGHT] = [400, 300];
const HEAD = { headPx: 100, chinY: 60, neckX: 200 };

/** The columns at which the drawn fronts end in a row. They lean inwards on the way down. */
const leftAt = (y: number): number => 160 + Math.round((y - 80) / 8);
const rightAt = (y: number): number => 240 - Math.round((y - 80) / 8);

/** Finds the edges on cloth of these colours; undefined is skin. */
function edges(colourAt: (x: number, y: number) => Rgb | undefined) {
  const cloth = new Uint8Array(WIDTH * HEIGHT);
  const image: RgbImage = { widthPx: WIDTH, heightPx: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3) };
  for (let y = 80; y < HEIGHT; y++)
    for (let x = 20; x < 380; x++) {
      const colour = colourAt(x, y);
      if (!colour) continue;
      cloth[y * WIDTH + x] = 1;
      image.data.set(colour, (y * WIDTH + x) * 3);
    }
  const { topY, left, right } = frontEdges(image, cloth, HEAD);
  return { leftOf: (y: number) => left[y - topY]!, rightOf: (y: number) => right[y - topY]! };
}

const isBetween = (x: number, y: number): boolean => x >= leftAt(y) && x <= rightAt(y);

function expectDrawnEdges({ leftOf, rightOf }: ReturnType<typeof edges>, fromY: number, reachPx = 2): void {
  for (let y = fromY; y < HEIGHT - 5; y += 5) {
    expect(Math.abs(leftOf(y) - leftAt(y)), `left in row ${y}`).toBeLessThanOrEqual(reachPx);
    expect(Math.abs(rightOf(y) - rightAt(y)), `right in row ${y}`).toBeLessThanOrEqual(reachPx);
  }
}

test('the edges are where the colour of the fronts ends', () => {
  expectDrawnEdges(
    edges((x, y) => (isBetween(x, y) ? WHITE : NAVY)),
    100,
  );
});

test('a seam in the cloth of a front is no edge, even if it is the stronger one', () => {
  const isSeam = (x: number): boolean => Math.abs(Math.abs(x - 200) - 60) < 3;
  expectDrawnEdges(
    edges((x, y) => (isBetween(x, y) ? SLATE : isSeam(x) ? SEAM : NAVY)),
    100,
  );
});

test('where skin is between the fronts they end at the skin', () => {
  expectDrawnEdges(
    edges((x, y) => (isBetween(x, y) ? undefined : NAVY)),
    100,
  );
});

test('a top that begins at the skin is not taken for a front', () => {
  const isSkin = (x: number, y: number): boolean => y < 180 && Math.abs(x - 200) < 18;
  expectDrawnEdges(
    edges((x, y) => (isSkin(x, y) ? undefined : isBetween(x, y) ? WHITE : NAVY)),
    100,
  );
});

test('a front may reach beyond the middle', () => {
  const { leftOf, rightOf } = edges((x) => (x > 225 && x < 260 ? WHITE : NAVY));
  expect(Math.abs(leftOf(250) - 226)).toBeLessThanOrEqual(2);
  expect(Math.abs(rightOf(250) - 259)).toBeLessThanOrEqual(2);
});

test('fronts of a jacket that is lit from one side keep both edges', () => {
  const lit = ([red, green, blue]: Rgb, x: number): Rgb => {
    const light = 1.3 - x / 600;
    return [red * light, green * light, blue * light];
  };
  expectDrawnEdges(
    edges((x, y) => lit(isBetween(x, y) ? WHITE : GREY, x).map((value) => Math.min(255, value)) as never),
    100,
  );
});
