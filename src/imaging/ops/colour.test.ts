import { expect, test } from 'vitest';

import { labOfLinear, linearOfLab } from '../measure/colour-difference.ts';
import { STYLE_IDS } from '../engine.ts';
import { exposureGain } from './exposure.ts';
import { linearFromCoded } from './srgb.ts';
import { TONES, toneTables } from './tone.ts';
import { whiteBalance } from './white-balance.ts';

function skin(lightness: number, hueDeg: number, chroma: number) {
  const hue = (hueDeg * Math.PI) / 180;
  const [red, green, blue] = linearOfLab({ lightness, a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) });
  return { red, green, blue };
}

test.each([30, 50, 75])('leaves plausible skin of lightness %i alone', (lightness) => {
  for (const gain of whiteBalance(skin(lightness, 55, 20))) expect(gain).toBeCloseTo(1, 5);
});

test('takes out a yellow cast without making the skin lighter or darker', () => {
  const yellow = skin(60, 80, 45);
  const [r, g, b] = whiteBalance(yellow);
  const after = labOfLinear(yellow.red * r, yellow.green * g, yellow.blue * b);
  expect(b).toBeGreaterThan(1.2);
  expect(Math.hypot(after.a, after.b)).toBeLessThan(36);
  expect(after.lightness).toBeCloseTo(60, 0);
});

test('lifts a dull picture at most half a stop and never darkens', () => {
  const flat = (value: number) => ({ widthPx: 10, heightPx: 10, data: new Uint8Array(300).fill(value) });
  expect(exposureGain(flat(240))).toBe(1);
  expect(exposureGain(flat(20))).toBe(1.45);
  expect(exposureGain(flat(190))).toBeCloseTo(linearFromCoded(205 / 255) / linearFromCoded(190 / 255), 4);
});

test.each(STYLE_IDS)('the tone of %s keeps order and stays within a byte', (style) => {
  for (const table of toneTables(TONES[style])) {
    for (let i = 1; i < table.length; i++) expect(table[i]!).toBeGreaterThanOrEqual(table[i - 1]!);
    expect(table[0]).toBeGreaterThanOrEqual(0);
    expect(table.at(-1)).toBeLessThanOrEqual(255);
  }
});
