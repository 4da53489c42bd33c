import { expect, it } from 'vitest';
import { BEST_QUALITY, fitQuality, LEAST_QUALITY } from './fit-quality.ts';

/** An encoder with 1,000 bytes for each percent of quality, which counts its runs. */
function encoder() {
  const runs: number[] = [];
  return {
    runs,
    encode: async (quality: number) => {
      runs.push(quality);
      return { size: quality * 1000 };
    },
  };
}

it('takes the best quality where it fits', async () => {
  const { encode, runs } = encoder();
  expect(await fitQuality(encode, BEST_QUALITY * 1000)).toMatchObject({ ok: true, quality: BEST_QUALITY });
  expect(runs).toHaveLength(1);
});

it.each([25_000, 25_999, 26_000, 60_500, 95_000, 95_999])(
  'is never above %i bytes, and the next quality would be',
  async (maxBytes) => {
    const { encode, runs } = encoder();
    const fitted = await fitQuality(encode, maxBytes);
    expect(fitted).toMatchObject({ ok: true, quality: Math.floor(maxBytes / 1000) });
    expect(runs.length).toBeLessThanOrEqual(9);
  },
);

it('gives the smallest size where nothing fits', async () => {
  expect(await fitQuality(encoder().encode, 24_999)).toEqual({ ok: false, bytes: LEAST_QUALITY * 1000 });
});
