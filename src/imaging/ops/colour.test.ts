import { expect, test } from 'vitest';

import { STYLE_IDS } from '../engine.ts';
import { exposureGain } from './exposure.ts';
import { linearFromCoded } from './srgb.ts';
import { TONES, toneTables } from './tone.ts';

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
