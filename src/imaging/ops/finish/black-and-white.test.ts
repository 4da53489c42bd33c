import { describe, expect, test } from 'vitest';

import { labOfLinear } from '../../measure/image/colour-difference.ts';
import { toBlackAndWhite } from './black-and-white.ts';
import { LINEAR_OF_BYTE } from '../light/srgb.ts';

/** Skin tones from the lightest to the darkest, as cameras render them in white light, sRGB. */
const SKINS = [
  [247, 222, 205],
  [232, 190, 172],
  [214, 168, 140],
  [191, 139, 105],
  [158, 107, 77],
  [126, 82, 56],
  [94, 59, 41],
  [66, 42, 31],
  [49, 33, 27],
] as const;
type Bytes = readonly [number, number, number];

/** Returns an image of one colour. */
function filled([red, green, blue]: Bytes, side = 64) {
  const data = new Uint8Array(side * side * 3);
  for (let i = 0; i < data.length; i += 3) data.set([red, green, blue], i);
  return { widthPx: side, heightPx: side, data };
}

const LIGHTNESS_OF_GREY = Array.from(LINEAR_OF_BYTE, (light) => labOfLinear(light, light, light).lightness);

function linear([red, green, blue]: Bytes) {
  return { red: LINEAR_OF_BYTE[red]!, green: LINEAR_OF_BYTE[green]!, blue: LINEAR_OF_BYTE[blue]! };
}

function lightness(colour: Bytes): number {
  const { red, green, blue } = linear(colour);
  return labOfLinear(red, green, blue).lightness;
}

/** Returns the mean lightness of a colour after its conversion to black and white for a person with this skin. */
function developed(colour: Bytes, skin: Bytes): number {
  const image = filled(colour);
  toBlackAndWhite(image, linear(skin), 7);
  const greys = image.data.filter((_, i) => i % 3 === 0);
  expect(greys.every((grey, i) => [1, 2].every((c) => image.data[i * 3 + c] === grey))).toBe(true);
  return greys.reduce((sum, grey) => sum + LIGHTNESS_OF_GREY[grey]!, 0) / greys.length;
}

describe.each(SKINS)('skin %i %i %i', (...skin) => {
  test('is as light as in colour', () => {
    expect(Math.abs(developed(skin, skin) - lightness(skin))).toBeLessThan(0.8);
  });

  test('keeps at least its contrast: light and shade on it are as far apart as in colour, and not twice as far', () => {
    const shade = (factor: number): Bytes => [skin[0] * factor, skin[1] * factor, skin[2] * factor];
    const rounded = (bytes: Bytes): Bytes => [
      Math.round(bytes[0]),
      Math.round(bytes[1]),
      Math.round(bytes[2]),
    ];
    const [dark, light] = [rounded(shade(0.9)), rounded(shade(1.03))];
    const before = lightness(light) - lightness(dark);
    const after = developed(light, skin) - developed(dark, skin);
    expect(after / before).toBeGreaterThan(0.97);
    expect(after / before).toBeLessThan(1.4);
  });

  test('black stays black and white stays white', () => {
    expect(developed([0, 0, 0], skin)).toBeLessThan(1.5);
    expect(developed([255, 255, 255], skin)).toBeGreaterThan(99);
  });

  test('lighter is never darker', () => {
    const greys = Array.from({ length: 18 }, (_, i) => developed([i * 15, i * 15, i * 15], skin));
    for (let i = 1; i < greys.length; i++) expect(greys[i]!).toBeGreaterThan(greys[i - 1]!);
  });
});

test('has grain of the same strength for every seed, in another place', () => {
  const deviation = (data: Uint8Array): number => {
    const values = Array.from({ length: data.length / 3 }, (_, i) => data[i * 3]!);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  };
  const [one, two] = [filled([128, 128, 128]), filled([128, 128, 128])];
  toBlackAndWhite(one, undefined, 3);
  toBlackAndWhite(two, undefined, 70);
  expect(one.data).not.toEqual(two.data);
  for (const { data } of [one, two]) {
    expect(deviation(data)).toBeGreaterThan(1);
    expect(deviation(data)).toBeLessThan(2.5);
  }
});
