import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PortraitSourceError } from '../../platform/portraits/portrait-source.ts';
import { readConfig } from '../config/config.ts';
import { createPortraitSource } from './create-portrait-source.ts';

const PHOTO = Buffer.from('a photo');
const PINNED = {
  file: 'male-1.jpg',
  path: 'male/512/1.jpg',
  sha256: [createHash('sha256').update(PHOTO).digest('hex')],
};

/** A checkout with the photos beside it. */
async function checkout(): Promise<{ readonly root: string; readonly portraits: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-beside-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [root, portraits] = [join(folder, 'main'), join(folder, 'shared/photos/portraits')];
  await mkdir(root);
  await mkdir(portraits, { recursive: true });
  await writeFile(join(portraits, PINNED.file), PHOTO);
  return { root, portraits };
}

it('uses the photos beside the checkout for examples and garments when nothing is configured', async () => {
  const { root } = await checkout();
  const { examples, wardrobe } = readConfig({}, root);
  for (const from of [examples, wardrobe])
    expect(await createPortraitSource(from, root)!.read(PINNED)).toMatchObject({ ok: true });
});

it('uses the configured source and no other', async () => {
  const { root, portraits } = await checkout();
  const { wardrobe } = readConfig({ WARDROBE_FROM: portraits }, root);
  expect(createPortraitSource(wardrobe, root)).toMatchObject({ kind: 'folder' });
  const mirror = readConfig({ WARDROBE_FROM: 'http://127.0.0.1:1/portraits' }, root).wardrobe;
  await expect(createPortraitSource(mirror, root)!.read(PINNED)).rejects.toThrow(PortraitSourceError);
  expect(createPortraitSource(readConfig({ WARDROBE: 'off' }, root).wardrobe, root)).toBeUndefined();
});
