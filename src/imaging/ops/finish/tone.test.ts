import { expect, test } from 'vitest';

import { STYLE_IDS } from '../../../base/style-ids.ts';
import { applyTone, type Tone, TONE_STEPS, TONES, toneTables } from './tone.ts';

const NEUTRAL: Tone = {
  contrast: 1,
  lift: 0,
  gamma: 1,
  saturation: 1,
  shadows: [0, 0, 0],
  highlights: [0, 0, 0],
};
const BLACK = 0;
const THIRD = TONE_STEPS / 3;
const TWO_THIRDS = 2 * THIRD;
const WHITE = TONE_STEPS;

/** Returns the red table of a tone that differs from the neutral one. */
function red(difference: Partial<Tone>): Float32Array {
  return toneTables({ ...NEUTRAL, ...difference })[0];
}

test.each(STYLE_IDS)('the tone of %s keeps order and stays within a byte', (style) => {
  for (const table of toneTables(TONES[style])) {
    expect(table).toEqual(table.toSorted());
    expect(table[BLACK]).toBeGreaterThanOrEqual(0);
    expect(table[WHITE]).toBeLessThanOrEqual(255);
  }
});

test('the neutral tone changes nothing', () => {
  for (const table of toneTables(NEUTRAL)) {
    expect([BLACK, THIRD, TWO_THIRDS, WHITE].map((i) => table[i])).toEqual([0, 85, 170, 255]);
  }
});

test('contrast is the slope in the middle, and black and white stay', () => {
  const table = red({ contrast: 1.5 });
  expect(table[512]! - table[511]!).toBeCloseTo((1.5 * 255) / TONE_STEPS, 3);
  expect(table[THIRD]).toBeCloseTo(85 - (0.5 * 255 * Math.sin((2 * Math.PI) / 3)) / (2 * Math.PI), 3);
  expect(table[BLACK]).toBe(0);
  expect(table[WHITE]).toBeCloseTo(255, 3);
});

test('lift raises black and not white; a gamma under 1 brightens', () => {
  expect([red({ lift: 15 })[BLACK], red({ lift: 15 })[THIRD], red({ lift: 15 })[WHITE]]).toEqual([
    15, 95, 255,
  ]);
  expect(red({ gamma: 0.5 })[THIRD]).toBeCloseTo(255 * Math.sqrt(1 / 3), 3);
});

test('shadows and highlights tint dark and bright parts of their own channel', () => {
  const [r, g, b] = toneTables({ ...NEUTRAL, shadows: [27, 0, 0], highlights: [0, 0, -27] });
  // 27 · 4v(1 − v)² is 16 at a third and 8 at two thirds; 27 · 4v²(1 − v) the other way round.
  expect([BLACK, THIRD, TWO_THIRDS, WHITE].map((i) => Math.round(r[i]!))).toEqual([0, 101, 178, 255]);
  expect([BLACK, THIRD, TWO_THIRDS, WHITE].map((i) => Math.round(g[i]!))).toEqual([0, 85, 170, 255]);
  expect([BLACK, THIRD, TWO_THIRDS, WHITE].map((i) => Math.round(b[i]!))).toEqual([0, 77, 154, 255]);
});

test('saturation moves colours away from their luma, or into it', () => {
  const toned = (saturation: number): number[] => {
    const data = Float32Array.of(255, 85, 0, 85, 85, 85);
    applyTone(data, { ...NEUTRAL, saturation });
    return [...data];
  };
  const grey = 0.299 * 255 + 0.587 * 85;
  const expected = [
    [1, [255, 85, 0]],
    [0, [grey, grey, grey]],
    [0.5, [(255 + grey) / 2, (85 + grey) / 2, grey / 2]],
  ] as const;
  for (const [saturation, colour] of expected) {
    const data = toned(saturation);
    colour.forEach((value, i) => expect(data[i]).toBeCloseTo(value, 3));
    for (const value of data.slice(3)) expect(value).toBeCloseTo(85, 3);
  }
});

test('values outside 0–255 become black or white', () => {
  const data = Float32Array.of(-20, 300, 300);
  applyTone(data, NEUTRAL);
  expect([...data]).toEqual([0, 255, 255]);
});
