import { expect, test } from 'vitest';
import { develop } from './develop.ts';
import { ambientColour, paletteOf, withLuminanceOne } from './measure-picture.ts';

test('keeps the hue of a colour at luminance 1', () => {
  expect(withLuminanceOne([0.5, 0.5, 0.5])).toEqual([1, 1, 1]);
  const [red, green, blue] = withLuminanceOne([0.4, 0.2, 0.1]);
  expect(red / green).toBeCloseTo(2, 2);
  expect(green / blue).toBeCloseTo(2, 1);
});

test('weighs the ambient colour in linear light, not in coded values', () => {
  // One white and one black pixel beside a red one: linear sums 2 : 1 : 1.
  const bytes = Uint8Array.of(255, 255, 255, 0, 0, 0, 255, 0, 0);
  const [red, green, blue] = ambientColour(bytes);
  expect(red / green).toBeCloseTo(2, 2);
  expect(blue).toBe(green);
});

test('lists the main colours of the palette, largest share first', () => {
  const bytes = new Uint8Array(3 * 10_000);
  for (let i = 0; i < 10_000; i++) bytes.set(i % 4 === 0 ? [200, 40, 40] : [20, 30, 60], i * 3);
  const palette = paletteOf(bytes);
  expect(palette).toHaveLength(5);
  expect(palette[0]).toBe('#141e3c');
  expect(palette).toContain('#c82828');
});

test('rolls off highlights and leaves everything below 0.6 as plain sRGB', () => {
  const data = Float32Array.of(-1, 0, 0.214, 0.6, 1, 50);
  expect([...develop({ data, widthPx: 2, heightPx: 1 }, () => 0.5)]).toEqual([0, 0, 127, 203, 238, 255]);
});
