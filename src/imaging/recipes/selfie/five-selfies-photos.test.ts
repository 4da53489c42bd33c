import { describe, expect, test } from 'vitest';

import { photosFolder } from '../../../../test/photos.ts';
import { selfieSet } from '../../../../test/selfie-set.ts';
import { STYLE_IDS } from '../../../base/style-ids.ts';
import { distinctness, MIN_DISTINCTNESS } from '../../measure/likeness/distinctness.ts';
import { runShoot, type ShootEvent } from '../shoot.ts';
import { createStudioEngine } from '../studio-engine.ts';

const folder = photosFolder();

describe.skipIf(folder === undefined)('a shoot of only five selfies', { timeout: 240_000 }, () => {
  test('fills Ultimate, no two pictures alike, every selfie used within its share', async () => {
    const photos = await selfieSet(`${folder}/portraits/male-74.jpg`, 5);
    const engine = createStudioEngine({ threads: 2 });
    const seen: ShootEvent[] = [];
    for await (const event of runShoot(engine, {
      selfies: photos.map(({ name, bytes }) => ({ fileName: name, bytes })),
      styles: STYLE_IDS.slice(0, 6),
      count: 120,
      size: { widthPx: 256, heightPx: 320 },
      seed: 1,
    }))
      seen.push(event);
    await engine.close();

    const made = seen.flatMap((event) => (event.kind === 'headshot' ? [event] : []));
    expect(made.map((event) => event.number)).toEqual(Array.from({ length: 120 }, (_, i) => i + 1));
    expect(seen.at(-1)).toMatchObject({ kind: 'done', totals: { passed: 120, missing: 0, alike: 0 } });
    const { distance } = distinctness(made.map(({ headshot }) => headshot.measures.perceptualHash));
    expect(distance).toBeGreaterThanOrEqual(MIN_DISTINCTNESS);
    // The plan predicted nearly all hashes, so re-rendering only because of a similar picture is rare.
    const alike = seen.filter((event) => event.kind === 'rerolled' && event.failures[0] === 'distinctness');
    expect(alike.length).toBeLessThanOrEqual(4);
    const uses = photos.map((_, index) => made.filter((event) => event.selfie === index).length);
    // Each selfie gives 0.5 to 1.6 of an even share of 24 (selfie-shares.ts), give or take one or two retried pictures.
    expect(Math.min(...uses)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...uses)).toBeLessThanOrEqual(40);
  });
});
