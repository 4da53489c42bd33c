import { expect, test } from 'vitest';

import { drawGarmentPhoto, DRAWN_SHAPE } from '../../../../../test/drawn-garment.ts';
import type { Garment, GarmentShape, Polygon } from '../../../garment.ts';
import { cutGarment, type GarmentPhoto } from './cut-garment.ts';

const SIDE = 640;
const NO_PART = 255;
const PHOTO = drawGarmentPhoto();

/** The rows of a cut garment at their place on the photo, which is square. */
function onPhoto(rows: Uint8Array, channels: number): Uint8Array {
  const whole = new Uint8Array(SIDE * SIDE * channels);
  whole.set(rows, whole.length - rows.length);
  return whole;
}

function cut(shape: Partial<GarmentShape> = {}, photo: GarmentPhoto = PHOTO) {
  const garment = cutGarment(
    'jacket',
    photo,
    { ...DRAWN_SHAPE, ...shape },
    (length) => new Uint8Array(length),
  );
  const rgb = onPhoto(garment.cutout.rgb, 3);
  const alpha = onPhoto(garment.cutout.alpha, 1);
  const parts = onPhoto(garment.parts, 1);
  return {
    ...{ garment, rgb, alpha },
    topY: SIDE - garment.cutout.heightPx,
    alphaAt: (x: number, y: number): number => alpha[y * SIDE + x]!,
    colourAt: (x: number, y: number): number[] => [
      ...rgb.subarray((y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3),
    ],
    partAt: (x: number, y: number): number => parts[y * SIDE + x]!,
  };
}

const JACKET = cut();

/** Mean of the reds of 21 × 21 px. */
function redAround(rgb: Uint8Array, x: number, y: number): number {
  let sum = 0;
  for (let dy = -10; dy <= 10; dy++)
    for (let dx = -10; dx <= 10; dx++) sum += rgb[((y + dy) * SIDE + x + dx) * 3]!;
  return sum / 441;
}

test('contains the cloth, and nothing of wall, head and the top beneath', () => {
  const { alphaAt, partAt } = JACKET;
  for (const [x, y] of [
    [120, 560],
    [190, 540],
    [500, 600],
  ] as const)
    expect([alphaAt(x, y), partAt(x, y)], `${x}, ${y}`).toEqual([255, 0]);
  for (const [x, y] of [
    [320, 250],
    [320, 420],
    [320, 600],
    [20, 450],
  ] as const)
    expect(alphaAt(x, y), `${x}, ${y}`).toBe(0);
  expect([partAt(320, 600), partAt(20, 450)]).toEqual([NO_PART, 0]);
});

test('no colour of the first wearer’s skin and top is left along the fronts', () => {
  const { alphaAt, colourAt } = JACKET;
  for (let y = 410; y < 636; y++)
    for (let x = 240; x < 400; x++) {
      if (alphaAt(x, y) < 8) continue;
      const [red, green, blue] = colourAt(x, y) as [number, number, number];
      // The cloth's: tan, neither the blue of the top nor the red of the skin.
      expect(red - blue).toBeGreaterThan(20);
      expect(red - green).toBeLessThan(40);
    }
});

test('its outline has the cloth’s colour, and none of the wall’s', () => {
  const { rgb, alpha } = JACKET;
  const edge = Array.from(alpha.keys()).filter((i) => alpha[i]! > 60 && alpha[i]! < 200 && i % SIDE < 240);
  expect(edge.length).toBeGreaterThan(200);
  const leanings = edge.map((i) => rgb[i * 3]! - rgb[i * 3 + 2]!);
  expect(leanings.filter((lean) => lean < 15)).toHaveLength(0);
});

test('is pulled in from the top beneath, and not from the wall', () => {
  const { alphaAt } = JACKET;
  expect(alphaAt(288, 560)).toBeLessThan(128);
  expect(alphaAt(284, 560)).toBe(255);
  expect(alphaAt(Math.ceil(320 - 304 * Math.sqrt(1 - (80 / 238) ** 2)) + 3, 560)).toBe(255);
});

test('the brooch is painted over with cloth', () => {
  const [red] = JACKET.colourAt(190, 540);
  const [withBrooch] = cut({ patches: [] }).colourAt(190, 540);
  expect(withBrooch).toBeGreaterThan(1.3 * red!);
  expect(Math.abs(redAround(JACKET.rgb, 190, 540) / redAround(JACKET.rgb, 150, 540) - 1)).toBeLessThan(0.05);
});

test('a hard shadow is softened', () => {
  const { image } = PHOTO;
  const data = image.data.map((value, i) => {
    const [x, y] = [Math.floor(i / 3) % SIDE, Math.floor(i / 3 / SIDE)];
    return x < 280 && y > 400 && y < 520 ? Math.round(0.6 * value) : value;
  });
  const shaded = { ...PHOTO, image: { ...image, data } };
  const shadows = [
    {
      edge: [
        [70, 520],
        [230, 520],
      ],
      reachPx: 60,
    },
  ] as const;
  const step = ({ rgb }: { readonly rgb: Uint8Array }) => redAround(rgb, 150, 505) / redAround(rgb, 150, 535);
  expect(step(cut({ patches: [] }, shaded))).toBeLessThan(0.8);
  expect(step(cut({ patches: [], shadows }, shaded))).toBeGreaterThan(0.92);
});

test('about half of the photo’s light is removed, and the photo is not changed', () => {
  const slope = (rgb: Uint8Array): number => redAround(rgb, 100, 600) / redAround(rgb, 540, 600);
  const before = slope(PHOTO.image.data);
  expect(before).toBeGreaterThan(1.25);
  expect(slope(JACKET.rgb)).toBeLessThan(1 + 0.6 * (before - 1));
  expect(PHOTO).toEqual(drawGarmentPhoto());
});

const square = (left: number, top: number, right: number, bottom: number): Polygon => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

test('later parts lie over earlier ones', () => {
  const { partAt, alphaAt } = cut({ parts: { tie: [square(150, 480, 240, 600)], ...DRAWN_SHAPE.parts } });
  expect([partAt(200, 500), partAt(120, 560), alphaAt(200, 500)]).toEqual([2, 0, 255]);
});

test('patches are painted with nothing but clean cloth', () => {
  const brooch = DRAWN_SHAPE.patches![0]!;
  const isBright = ({ colourAt }: typeof JACKET): boolean =>
    colourAt(190, 540)[0]! > 1.3 * colourAt(150, 540)[0]!;
  expect(isBright(JACKET)).toBe(false);
  // Around it is a tie, or what is to be painted over itself.
  const around = square(90, 440, 290, 636);
  expect(isBright(cut({ parts: { tie: [around], ...DRAWN_SHAPE.parts } }))).toBe(true);
  expect(isBright(cut({ patches: [brooch, around] }))).toBe(true);
});

test('the clean half becomes the other half too', () => {
  for (const clean of ['left', 'right'] as const) {
    const { rgb, alphaAt, partAt, colourAt } = cut({ mirror: { clean, middleX: 319.5 } });
    for (const [x, y] of [
      [120, 560],
      [190, 540],
      [270, 450],
      [300, 600],
    ] as const) {
      expect(alphaAt(639 - x, y)).toBe(alphaAt(x, y));
      expect(partAt(639 - x, y)).toBe(partAt(x, y));
      for (const [c, value] of colourAt(639 - x, y).entries())
        expect(Math.abs(value - colourAt(x, y)[c]!)).toBeLessThanOrEqual(2);
    }
    const ownSide = clean === 'left' ? 150 : 490;
    const own = redAround(rgb, ownSide, 600);
    expect(Math.abs(own / redAround(JACKET.rgb, ownSide, 600) - 1)).toBeLessThan(0.1);
  }
});

test('where the mirror reaches beyond the photo there is no garment', () => {
  const { alphaAt, partAt } = cut({ mirror: { clean: 'right', middleX: 400 } });
  expect([alphaAt(300, 600), partAt(300, 600)]).toEqual([255, 0]);
  expect([alphaAt(120, 600), partAt(120, 600)]).toEqual([0, NO_PART]);
});

test('cloth that only the matting network found belongs to it as far as the matte is certain', () => {
  const around = (value: number, saw: number): GarmentPhoto => {
    const alpha = PHOTO.alpha.slice();
    const data = PHOTO.matte.data.slice();
    for (let y = 560; y < 580; y++)
      for (let x = 120; x < 140; x++) {
        alpha[y * SIDE + x] = value;
        data[y * SIDE + x] = saw;
      }
    return { ...PHOTO, alpha, matte: { ...PHOTO.matte, data } };
  };
  const seen = (value: number, saw: number): number => cut({}, around(value, saw)).alphaAt(130, 570);
  expect(seen(0, 235)).toBe(255);
  expect(seen(0, 80)).toBe(0);
  expect(seen(1, 0)).toBe(255);
});

test('returns its collar, its first wearer’s head and its id', () => {
  const { topY } = JACKET;
  const { id, kind, collar, head } = JACKET.garment satisfies Garment;
  expect({ id, kind, collar }).toEqual({
    ...{ id: 'jacket', kind: 'over' },
    collar: { left: { x: 264, y: 402 - topY }, right: { x: 376, y: 402 - topY } },
  });
  expect(head.chin.y + topY).toBeCloseTo(375);
  expect(head.sizePx).toBeGreaterThan(180);
});

test('rows far above the first wearer’s chin are left out, those beside the jaw are not', () => {
  const { topY, garment } = JACKET;
  const { cutout, parts, head, cut: ends } = garment;
  expect([cutout.widthPx, cutout.heightPx]).toEqual([SIDE, SIDE - topY]);
  expect(parts.length).toBe(cutout.widthPx * cutout.heightPx);
  expect(head.chin.y / head.sizePx).toBeGreaterThan(0.59);
  expect(head.chin.y / head.sizePx).toBeLessThan(0.62);
  expect(Math.max(...ends.map(({ y }) => y))).toBe(SIDE - 3 - topY);
});
