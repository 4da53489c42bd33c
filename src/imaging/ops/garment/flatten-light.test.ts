import { expect, test } from 'vitest';

import { flattenLight } from './flatten-light.ts';

const SIDE = 48;
const OPTIONS = { reachPx: 6, strength: 1 };
type Planes = [Float32Array, Float32Array, Float32Array];

/** A cloth of one hue with the lightness `lightAt`. */
function cloth(lightAt: (x: number, y: number) => number, hue = [0.9, 1, 1.2] as const): Planes {
  const plane = (share: number): Float32Array =>
    Float32Array.from({ length: SIDE * SIDE }, (_, i) => share * lightAt(i % SIDE, Math.floor(i / SIDE)));
  return [plane(hue[0]), plane(hue[1]), plane(hue[2])];
}

const everywhere = new Float32Array(SIDE * SIDE).fill(1);
const onePart = new Uint8Array(SIDE * SIDE);

function flattened(
  colours: Planes,
  { strength = OPTIONS.strength, alpha = everywhere, parts = onePart } = {},
): Planes {
  flattenLight(colours, alpha, parts, SIDE, SIDE, { ...OPTIONS, strength });
  return colours;
}

const at = (x: number, y = 24): number => y * SIDE + x;

test('evenly lit cloth stays as it is', () => {
  const [red, green, blue] = flattened(cloth(() => 0.4));
  for (const [plane, value] of [
    [red, 0.36],
    [green, 0.4],
    [blue, 0.48],
  ] as const)
    for (const each of plane) expect(each).toBeCloseTo(value, 5);
});

test('removes light from one side, half of it at half the strength, and keeps the hue', () => {
  const fromLeft = (x: number): number => 0.7 - 0.008 * x;
  const contrast = ([, green]: Planes): number => green[at(10)] / green[at(38)];
  const before = contrast(cloth(fromLeft));
  const after = flattened(cloth(fromLeft));
  expect(before).toBeGreaterThan(1.5);
  expect(contrast(after)).toBeCloseTo(1, 1);
  expect(contrast(flattened(cloth(fromLeft), { strength: 0.5 }))).toBeCloseTo(Math.sqrt(before), 1);
  const [red, green, blue] = after;
  for (const x of [2, 24, 45]) {
    expect(red[at(x)] / green[at(x)]).toBeCloseTo(0.9, 5);
    expect(blue[at(x)] / green[at(x)]).toBeCloseTo(1.2, 5);
  }
});

test('a weave finer than the reach stays', () => {
  const weave = (x: number, y: number): number => ((x + y) % 2 === 0 ? 0.4 : 0.5);
  const [, green] = flattened(cloth(weave));
  for (const x of [12, 24, 36]) expect(green[at(x)] / green[at(x + 1)]).toBeCloseTo(0.8, 2);
});

test('a white shirt and the dark jacket beside it are flattened independently', () => {
  const isShirt = (x: number): boolean => x >= 24;
  const parts = Uint8Array.from(onePart, (_, i) => (isShirt(i % SIDE) ? 1 : 0));
  const [, green] = flattened(
    cloth((x) => (isShirt(x) ? 0.7 : 0.16 - 0.003 * x)),
    { parts },
  );
  expect(green[at(6)] / green[at(18)]).toBeLessThan(1.12);
  for (const x of [0, 22, 23]) expect(Math.abs(green[at(x)] - 0.12)).toBeLessThan(0.025);
  for (const x of [24, 25, 47]) expect(green[at(x)]).toBeCloseTo(0.7, 4);
});

test('pixels that are not wholly cloth do not count for the light', () => {
  const alpha = everywhere.map((_, i) => (i % SIDE < 40 ? 1 : 0.5));
  const [, green] = flattened(
    cloth((x) => (x < 40 ? 0.4 : 0.05)),
    { alpha },
  );
  expect(green[at(20)]).toBeCloseTo(0.4, 4);
  expect(green[at(42)]).toBeCloseTo(0.05, 4);
});

test('an edge that is not wholly cloth gets the light of the cloth beside it', () => {
  const alpha = everywhere.map((_, i) => (i % SIDE < 40 ? 1 : 0.5));
  const [, green] = flattened(
    cloth((x) => 0.7 - 0.008 * x),
    { alpha },
  );
  expect(green[at(42)] / green[at(36)]).toBeGreaterThan(0.88);
});

test('no place becomes much brighter, and none brighter than white', () => {
  const [, green] = flattened(cloth((x) => (x < 32 ? 0.9 : 0.02)));
  expect(Math.max(...green)).toBeLessThanOrEqual(1);
  expect(Math.max(...green.subarray(at(40), at(48)))).toBeCloseTo(0.02 * 1.7, 4);
});

test('without cloth nothing is changed', () => {
  const alpha = new Float32Array(SIDE * SIDE);
  expect(
    flattened(
      cloth((x) => x / SIDE),
      { alpha },
    ),
  ).toEqual(cloth((x) => x / SIDE));
});
