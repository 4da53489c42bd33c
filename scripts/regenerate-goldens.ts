/**
 * Rewrites the pictures that headshot-goldens.test.ts compares with: `node scripts/regenerate-goldens.ts`, after a change
 * that is meant to change them. Inspect every changed picture before committing it.
 */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

import sharp from 'sharp';

import { goldenFile, goldenHeadshots } from '../test/golden-headshots.ts';

for (const [name, { data, widthPx, heightPx }] of await goldenHeadshots()) {
  const file = goldenFile(name);
  await mkdir(dirname(file), { recursive: true });
  await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .webp({ quality: 96, smartSubsample: true })
    .toFile(file);
}
