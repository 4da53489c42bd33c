import { expect, test } from 'vitest';

import { type SmallImage, WHOLE_VIEW } from '../../raster/bilinear-rows.ts';
import type { Cutout } from '../matte/cutout.ts';
import { wearGarment, type GarmentLayers } from './wear-garment.ts';

/** A grey pixel: the value of all three channels and the coverage, both 0–255. */
type Pixel = readonly [value: number, alpha: number];

function row(pixels: readonly Pixel[]): Cutout {
  return {
    widthPx: pixels.length,
    heightPx: 1,
    rgb: Uint8Array.from(pixels.flatMap(([value]) => [value, value, value])),
    alpha: Uint8Array.from(pixels, ([, alpha]) => alpha),
  };
}

interface Place {
  readonly own: Pixel;
  readonly cloth: Pixel;
  readonly kept: number;
  readonly beside: number;
  readonly below: number;
}
const PLAIN: Place = { own: [100, 255], cloth: [0, 0], kept: 1, beside: 1, below: 1 };

/** Dresses a row of pixels. In front of it is nothing, or a row that begins at column `left`. */
function worn(
  places: readonly Partial<Place>[],
  front?: { left: number; top?: number; pixels: Pixel[] },
): number[][] {
  const all = places.map((place) => ({ ...PLAIN, ...place }));
  const person = row(all.map(({ own }) => own));
  const layers: GarmentLayers = {
    garment: row(all.map(({ cloth }) => cloth)),
    front: front && { cutout: row(front.pixels), left: front.left, top: front.top ?? 0 },
    shade: {
      widthPx: all.length,
      heightPx: 1,
      channels: 3,
      data: Float32Array.from(all.flatMap(({ kept, beside, below }) => [kept, beside, below])),
    },
    shadeView: WHOLE_VIEW,
  };
  wearGarment(person, layers);
  return all.map((_, i) => {
    const [red, green, blue] = person.rgb.subarray(i * 3, i * 3 + 3);
    expect([green, blue]).toEqual([red, red]);
    return [red!, person.alpha[i]!];
  });
}

test('a person who is kept and not shaded stays as they are, at an edge too', () => {
  expect(worn([{}, { own: [90, 130] }, { own: [7, 1] }])).toEqual([
    [100, 255],
    [90, 130],
    [7, 1],
  ]);
});

test('cloth covers the person, and its edge lets the person through', () => {
  expect(worn([{ cloth: [40, 255] }, { cloth: [40, 51] }, { own: [100, 0], cloth: [40, 51] }])).toEqual([
    [40, 255],
    [88, 255],
    [40, 51],
  ]);
});

test('a sleeve that is not kept is gone beside the cloth and behind its edge', () => {
  expect(worn([{ kept: 0 }, { kept: 0, cloth: [40, 102] }, { kept: 0.2 }])).toEqual([
    [100, 0],
    [40, 102],
    [100, 51],
  ]);
});

test('shadows darken the person beside the cloth and the cloth below the chin, each by its own factor', () => {
  expect(
    worn([
      { beside: 0.5, below: 0.1 },
      { cloth: [40, 255], beside: 0.1, below: 0.5 },
      { cloth: [40, 51], beside: 0.5, below: 0.5 },
    ]),
  ).toEqual([
    [50, 255],
    [20, 255],
    [44, 255],
  ]);
});

test('an invisible shadow changes nothing', () => {
  expect(worn([{ own: [200, 255], beside: 0.9999 }])).toEqual([[200, 255]]);
});

test('hair is in front of the cloth, and where the person was not kept', () => {
  const hair: Pixel = [10, 204];
  const places = [{ cloth: [60, 255] as const }, { kept: 0 }, {}];
  expect(worn(places, { left: 0, pixels: [hair, hair, hair] })).toEqual([
    [20, 255],
    [10, 204],
    [100, 255],
  ]);
});

test('a front layer that reaches beyond the frame is cut off there', () => {
  const bare = [{ kept: 0 }, { kept: 0 }];
  const pixels: Pixel[] = [
    [1, 255],
    [2, 255],
    [3, 255],
  ];
  expect(worn(bare, { left: -2, pixels })).toEqual([
    [3, 255],
    [100, 0],
  ]);
  expect(worn(bare, { left: 1, pixels })).toEqual([
    [100, 0],
    [1, 255],
  ]);
  expect(worn(bare, { left: 0, top: 1, pixels })).toEqual(worn(bare));
  expect(worn(bare, { left: 0, top: -1, pixels })).toEqual(worn(bare));
});

test.each([0, 1])('no row continues in the next one, %i of the person kept', (kept) => {
  const wide = { widthPx: 4, heightPx: 1, rgb: new Uint8Array(12), alpha: new Uint8Array(4).fill(255) };
  const shade = { widthPx: 1, heightPx: 1, channels: 3, data: Float32Array.of(kept, 1, 1) };
  for (const left of [-2, 1, 2])
    for (const top of [0, 1]) {
      const person = { widthPx: 3, heightPx: 2, rgb: new Uint8Array(18), alpha: new Uint8Array(6) };
      const garment = { ...person, alpha: new Uint8Array(6) };
      wearGarment(person, { garment, front: { cutout: wide, left, top }, shade, shadeView: WHOLE_VIEW });
      const otherRow = person.alpha.subarray(3 - 3 * top, 6 - 3 * top);
      expect([...otherRow]).toEqual([0, 0, 0]);
    }
});

test('for all layers the coverage is at most whole and at least that of the cloth', () => {
  const shares = [0, 1, 77, 128, 254, 255];
  for (const own of shares)
    for (const cloth of shares)
      for (const front of shares)
        for (const kept of [-0.1, 0, 0.5, 1.1]) {
          const [[, alpha] = []] = worn([{ own: [100, own], cloth: [40, cloth], kept }], {
            left: 0,
            pixels: [[10, front]],
          });
          expect(alpha).toBeGreaterThanOrEqual(cloth);
          expect(alpha).toBeLessThanOrEqual(255);
          if (kept < 0) expect(alpha).toBe(Math.round(255 * (1 - (1 - cloth / 255) * (1 - front / 255))));
        }
});

test('the inside of the collar is visible where the person is not, in the shadow of the chin', () => {
  const person = row([
    [100, 255],
    [100, 0],
    [100, 51],
  ]);
  const three = (values: readonly number[]): SmallImage => ({
    widthPx: 3,
    heightPx: 1,
    channels: values.length / 3,
    data: Float32Array.from(values),
  });
  wearGarment(person, {
    garment: row([
      [0, 0],
      [0, 0],
      [0, 0],
    ]),
    front: undefined,
    back: { cover: three([1, 0.5, 1]), colour: [40, 40, 40] },
    shade: three([1, 1, 1, 1, 1, 0.5, 1, 1, 1]),
    shadeView: WHOLE_VIEW,
  });
  expect([...person.alpha]).toEqual([255, 128, 255]);
  expect([person.rgb[0], person.rgb[3], person.rgb[6]]).toEqual([100, 20, 52]);
});

test('a garment that fills a part of the frame is scaled to it, and is nowhere else', () => {
  const person: Cutout = {
    widthPx: 8,
    heightPx: 4,
    rgb: new Uint8Array(96).fill(100),
    alpha: new Uint8Array(32).fill(255),
  };
  const shade = { widthPx: 1, heightPx: 1, channels: 3, data: Float32Array.of(1, 1, 1) };
  const garment = row([
    [40, 255],
    [40, 255],
  ]);
  // Its two pixels are two wide each, from column 2 on, and its one row is the third.
  const garmentView = { x: -0.5, y: -2, width: 2, height: 4, mirrored: false };
  wearGarment(person, { garment, garmentView, front: undefined, shade, shadeView: WHOLE_VIEW });
  const reds = Array.from({ length: 32 }, (_, i) => person.rgb[i * 3]);
  expect(reds.slice(16, 24)).toEqual([100, 100, 40, 40, 40, 40, 100, 100]);
  expect(reds.filter((red) => red === 40)).toHaveLength(4);
});

test('rows above the first one stay as they are', () => {
  const person: Cutout = {
    widthPx: 1,
    heightPx: 2,
    rgb: new Uint8Array(6).fill(100),
    alpha: new Uint8Array(2).fill(255),
  };
  const shade = { widthPx: 1, heightPx: 1, channels: 3, data: Float32Array.of(0, 1, 1) };
  const garment = row([[0, 0]]);
  wearGarment(person, { garment, front: undefined, shade, shadeView: WHOLE_VIEW, firstRow: 1 });
  expect([...person.alpha]).toEqual([255, 0]);
});

test('grain is on the garment and not on the person', () => {
  const side = 64;
  const count = side * side;
  const person: Cutout = {
    widthPx: side,
    heightPx: side,
    rgb: new Uint8Array(count * 3).fill(100),
    alpha: new Uint8Array(count).fill(255),
  };
  const alpha = Uint8Array.from({ length: count }, (_, i) => (i % side < 32 ? 255 : 0));
  const garment: Cutout = { ...person, rgb: new Uint8Array(count * 3).fill(128), alpha };
  const shade = { widthPx: 1, heightPx: 1, channels: 3, data: Float32Array.of(1, 1, 1) };
  wearGarment(person, { garment, garmentGrain: 4, front: undefined, shade, shadeView: WHOLE_VIEW });
  const values = (isMeant: (x: number) => boolean): number[] =>
    Array.from(person.rgb.keys())
      .filter((k) => k % 3 === 0 && isMeant((k / 3) % side))
      .map((k) => person.rgb[k]!);
  expect(new Set(values((x) => x >= 32))).toEqual(new Set([100]));
  const cloth = values((x) => x < 32);
  const mean = cloth.reduce((sum, value) => sum + value, 0) / cloth.length;
  const deviation = Math.sqrt(cloth.reduce((sum, value) => sum + (value - mean) ** 2, 0) / cloth.length);
  expect(mean).toBeCloseTo(128, -0.5);
  expect(deviation).toBeGreaterThan(2.5);
  expect(deviation).toBeLessThan(5);
});
