import { expect, test } from 'vitest';

import type { AlphaImage, RgbImage } from '../../raster/image.ts';
import { findOccluderEdges } from './occluder-edges.ts';

const SIDE = 128;
/** Forehead at y 20, chin at y 52. */
const FACE = {
  box: { x: 50, y: 20, width: 28, height: 32 },
  mesh: Array.from({ length: 478 }, (_, index): readonly [number, number, number] =>
    index === 10 ? [64, 20, 0] : index === 152 ? [64, 52, 0] : [64, 36, 0],
  ),
};
const SKIN = [190, 130, 100];
const LEAF = [110, 190, 40];
const SEA = [40, 130, 190];

type Area = (x: number, y: number) => boolean;
const bust: Area = (x, y) => (Math.abs(x - 64) < 16 && y > 12 && y < 60) || y >= 60;
const palms: Area = (x, y) => y > 40 && y < 44;
const bush: Area = (x, y) => x < 12 && y > 100;

function pictureOf(thing: Area, colour: readonly number[] = SKIN): RgbImage {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const behind = palms(x, y) ? LEAF : SEA;
    data.set(thing(x, y) ? LEAF : bust(x, y) ? colour : behind, i * 3);
  }
  return { widthPx: SIDE, heightPx: SIDE, data };
}

/** A person of `colour` and a leafy thing in front of palms and the sea; the matte covers all but the background. */
function found({
  thing = bush,
  body = (x, y) => bust(x, y) && !thing(x, y),
  colour = SKIN,
  kept = bust,
}: {
  thing?: Area;
  body?: Area;
  colour?: readonly number[];
  kept?: Area;
}) {
  const plane = (area: Area): AlphaImage => ({
    widthPx: SIDE,
    heightPx: SIDE,
    data: Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
      area(i % SIDE, Math.floor(i / SIDE)) ? 255 : 0,
    ),
  });
  const image = pictureOf(thing, colour);
  const alpha = Float32Array.from(plane(kept).data, (coded) => coded / 255);
  return findOccluderEdges(plane(bust), plane(body), alpha, image, FACE);
}

test('finds leaves in front of a shoulder that the matte takes for the person', () => {
  const points = found({});
  expect(points.length).toBeGreaterThan(60);
  for (const { x, y } of points) expect(bush(Math.floor(x), Math.floor(y))).toBe(true);
});

test('the soft outline of the shoulder beside them is no occluder', () => {
  const soft = (area: Area): AlphaImage => {
    const data = Uint8Array.from({ length: SIDE * SIDE }, (_, i) => {
      const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
      let sum = 0;
      for (let dy = -3; dy <= 3; dy++) for (let dx = -3; dx <= 3; dx++) if (area(x + dx, y + dy)) sum++;
      return Math.round((255 * sum) / 49);
    });
    return { widthPx: SIDE, heightPx: SIDE, data };
  };
  const outlined =
    (area: Area): Area =>
    (x, y) =>
      area(x, y) && x >= 0;
  const shoulders: Area = (x, y) => bust(x, y) && (y < 60 || Math.abs(x - 64) < 60);
  const low: Area = (x, y) => x < 24 && y > 100;
  const body = soft(outlined((x, y) => shoulders(x, y) && !low(x, y)));
  const matte = soft(outlined(shoulders));
  const points = findOccluderEdges(
    matte,
    body,
    Float32Array.from(matte.data, (coded) => coded / 255),
    pictureOf(low),
    FACE,
  );
  expect(points.length).toBeGreaterThan(20);
  for (const { x, y } of points) expect(x < 28 && y > 96).toBe(true);
});

test('finds the hole where they were removed, but not what was removed far from the person', () => {
  const holed: Area = (x, y) => bust(x, y) && !bush(x, y);
  for (const { x, y } of found({ kept: holed })) expect(x > 9 || y < 104).toBe(true);
  expect(found({ kept: holed }).length).toBeGreaterThan(20);
  expect(found({ kept: (x, y) => holed(x, y) && (x > 20 || y < 90) })).toEqual([]);
});

test('finds nothing where the segmentation covers a body or the person has that hue', () => {
  expect(found({ body: bust })).toEqual([]);
  expect(found({ colour: LEAF })).toEqual([]);
});

test('finds neither a print on a shirt, with body all around it, nor anything beside the head', () => {
  expect(found({ thing: (x, y) => Math.abs(x - 64) < 10 && y > 80 && y < 100 })).toEqual([]);
  expect(found({ thing: (x, y) => x > 74 && x < 84 && y > 14 && y < 30 })).toEqual([]);
});
