import { expect, test } from 'vitest';

import type { Cutout } from '../../../ops/matte/cutout.ts';
import type { Rect } from '../../../raster/image.ts';
import type { Wearer } from '../wearer/wearer.ts';
import { wearInFrame } from './wear-in-frame.ts';

const OWN = 100;
const CLOTH = 40;
const HAIR = 10;

function plain(
  widthPx: number,
  heightPx: number,
  value: number,
  covered: (x: number, y: number) => boolean,
): Cutout {
  const count = widthPx * heightPx;
  return {
    ...{ widthPx, heightPx },
    rgb: new Uint8Array(count * 3).fill(value),
    alpha: Uint8Array.from({ length: count }, (_, i) =>
      covered(i % widthPx, Math.floor(i / widthPx)) ? 255 : 0,
    ),
  };
}

/** A garment of 40 × 40 px, the lower half of it cloth; worn at (20, 10) of the cutout, `scale` times as large. */
function worn(scale = 1) {
  const shade = { widthPx: 1, heightPx: 1, channels: 3, data: Float32Array.of(1, 1, 1) };
  return {
    garment: { cutout: plain(40, 40, CLOTH, (_, y) => y >= 20), insideColour: [20, 20, 20] },
    fit: { placement: { scale, offset: { x: 20, y: 10 } } },
    shading: {
      picture: shade,
      back: { ...shade, channels: 1, data: Float32Array.of(0) },
      area: { x: 0, y: 0, width: 200, height: 200 },
      firstY: 0,
    },
  } as unknown as Parameters<typeof wearInFrame>[4];
}

const LOCK = { ...plain(6, 60, HAIR, () => true), left: 30, top: 5 };

async function pictured(
  frame: Rect,
  size: { widthPx: number; heightPx: number },
  garment = worn(),
  front: typeof LOCK | undefined = undefined,
) {
  const person = plain(size.widthPx, size.heightPx, OWN, () => true);
  const selfie = { wearer: { front } as Wearer, noiseSigma: 0 };
  await wearInFrame(person, selfie, frame, size, garment);
  return (x: number, y: number): number => person.rgb[(y * size.widthPx + x) * 3]!;
}

test('the garment is where it was placed, in the frame’s pixels', async () => {
  const frame = { x: 10, y: 5, width: 60, height: 60 };
  const at = await pictured(frame, { widthPx: 60, heightPx: 60 });
  // Cloth covers columns 20–59 and rows 30–49 of the cutout.
  expect([at(9, 40), at(12, 40), at(48, 40), at(51, 40)]).toEqual([OWN, CLOTH, CLOTH, OWN]);
  expect([at(30, 23), at(30, 26), at(30, 43), at(30, 46)]).toEqual([OWN, CLOTH, CLOTH, OWN]);
});

test('it is as large as it was placed, and as the frame is shown', async () => {
  const frame = { x: 0, y: 0, width: 100, height: 100 };
  const at = await pictured(frame, { widthPx: 50, heightPx: 50 }, worn(1.5));
  // Cloth covers columns 20–79 and rows 40–69.
  expect([at(8, 28), at(12, 28), at(38, 28), at(42, 28)]).toEqual([OWN, CLOTH, CLOTH, OWN]);
  expect([at(25, 18), at(25, 22), at(25, 33), at(25, 36)]).toEqual([OWN, CLOTH, CLOTH, OWN]);
});

test('hair is before it, at its place, and cut off where the frame ends', async () => {
  const size = { widthPx: 50, heightPx: 50 };
  const before = await pictured({ x: 10, y: 5, width: 50, height: 50 }, size, worn(), LOCK);
  expect([before(18, 30), before(21, 30), before(24, 30), before(28, 30)]).toEqual([
    CLOTH,
    HAIR,
    HAIR,
    CLOTH,
  ]);
  expect(before(22, 10)).toBe(OWN);
  const cut = await pictured({ x: 33, y: 20, width: 50, height: 50 }, size, worn(), LOCK);
  expect([cut(0, 15), cut(2, 15), cut(4, 15)]).toEqual([HAIR, HAIR, CLOTH]);
  const without = await pictured({ x: 37, y: 20, width: 50, height: 50 }, size, worn(), LOCK);
  expect([without(0, 15), without(4, 15)]).toEqual([CLOTH, CLOTH]);
});

test('the shade is that of the frame’s part of the cutout', async () => {
  const garment = worn();
  const data = Float32Array.from({ length: 200 * 3 }, (_, k) => (k % 3 === 2 && k >= 300 ? 0.5 : 1));
  const shading = {
    ...garment.shading,
    picture: { widthPx: 200, heightPx: 1, channels: 3, data },
    area: { x: -60, y: 0, width: 200, height: 200 },
    firstY: 0,
  };
  const at = await pictured(
    { x: 10, y: 5, width: 60, height: 60 },
    { widthPx: 60, heightPx: 60 },
    { ...garment, shading },
  );
  // From column 40 of the cutout on.
  expect([at(27, 40), at(33, 40)]).toEqual([CLOTH, CLOTH / 2]);
});

test('a garment under a blurred head is as blurred', async () => {
  const frame = { x: 10, y: 5, width: 60, height: 60 };
  const stripes = worn();
  const { cutout } = stripes.garment;
  for (let i = 0; i < cutout.alpha.length; i++)
    cutout.rgb.fill(i % 2 === 0 ? CLOTH : CLOTH + 80, i * 3, i * 3 + 3);
  const contrast = async (blurPx: number | undefined) => {
    const person = plain(60, 60, OWN, () => true);
    await wearInFrame(
      person,
      { wearer: { blurPx } as Wearer, noiseSigma: 0 },
      frame,
      { widthPx: 60, heightPx: 60 },
      stripes,
    );
    const at = (x: number): number => person.rgb[(40 * 60 + x) * 3]!;
    return Math.abs(at(30) - at(31));
  };
  expect(await contrast(undefined)).toBe(80);
  expect(await contrast(0.3)).toBe(80);
  expect(await contrast(2)).toBeLessThan(12);
});
