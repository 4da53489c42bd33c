import { readFile } from 'node:fs/promises';

import { beforeAll, expect, test } from 'vitest';

import {
  GOLDEN_NAMES,
  goldenFile,
  goldenHeadshots,
  type GoldenName,
} from '../../../../test/golden-headshots.ts';
import { decodeImage } from '../../codecs/decode.ts';
import type { RgbImage } from '../../raster/image.ts';

/** Differences that the file's compression and another processor's rounding may cause, coded 0–255. */
const MEAN_TOLERANCE = 2;
const WORST_HUNDREDTH_TOLERANCE = 14;

const made = new Map<GoldenName, RgbImage>();

beforeAll(async () => {
  for (const [name, picture] of await goldenHeadshots()) made.set(name, picture);
}, 60_000);

test.each(GOLDEN_NAMES)('%s looks as it did', async (name) => {
  const difference = differenceOf(made.get(name)!, await golden(name));
  expect(difference.mean, 'run scripts/regenerate-goldens.ts if it should look different').toBeLessThan(
    MEAN_TOLERANCE,
  );
  expect(difference.worstHundredth).toBeLessThan(WORST_HUNDREDTH_TOLERANCE);
});

test('a picture that is not the golden one differs clearly', async () => {
  const { mean } = differenceOf(made.get('warm')!, await golden('corporate'));
  expect(mean).toBeGreaterThan(5 * MEAN_TOLERANCE);
});

async function golden(name: GoldenName): Promise<RgbImage> {
  const decoded = await decodeImage(await readFile(goldenFile(name)));
  if (!decoded.ok) throw new Error(`${name}: ${decoded.error}`);
  return decoded.value;
}

function differenceOf(a: RgbImage, b: RgbImage): { readonly mean: number; readonly worstHundredth: number } {
  expect([a.widthPx, a.heightPx]).toEqual([b.widthPx, b.heightPx]);
  const differences = a.data.map((value, i) => Math.abs(value - b.data[i]!)).sort();
  return {
    mean: differences.reduce((sum, value) => sum + value, 0) / differences.length,
    worstHundredth: differences[Math.floor(differences.length * 0.99)]!,
  };
}
