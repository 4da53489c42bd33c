import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStudioEngine } from '../src/imaging/recipes/studio-engine.ts';
import type { ShootView } from '../src/features/shoots/shoot-view.ts';
import { storageKeys } from '../src/features/shoots/storage-keys.ts';
import { LIMITS } from '../src/catalog/limits.ts';
import { headshots } from '../src/platform/db/tables/shoots.ts';
import { createDiskStorage } from '../src/platform/storage/disk-storage.ts';
import { payForBasic } from './draft-to-payment.ts';
import { photoBytes, photoNames, photosFolder } from './photos.ts';
import { selfieSet } from './selfie-set.ts';
import { createShootWorld } from './shoot-world.ts';
import { upload } from './tus-upload.ts';

const photos = photosFolder();
/** The camera's name in the metadata, which must not be found anywhere on disk. */
const CAMERA = 'LICHTBILD-TEST-CAMERA-0815';

/** Returns the photo as a phone would upload it: with its maker and its GPS position. */
async function withGpsPosition(bytes: Uint8Array): Promise<Uint8Array> {
  const exif = {
    IFD0: { Make: CAMERA },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 13/1', GPSLongitudeRef: 'E' },
  };
  const jpeg = await sharp(bytes).withExif(exif).jpeg({ quality: 92 }).toBuffer();
  expect(jpeg.includes(CAMERA)).toBe(true);
  return jpeg;
}

async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if ((await readFile(path)).includes(text)) found.push(path);
  }
  return found;
}

describe.skipIf(!photos)('a whole shoot with the real engine (needs the photos folder)', () => {
  it(
    'turns photos with a GPS position into a gallery of twelve headshots',
    { timeout: 600_000 },
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'lichtbild-real-shoot-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      const engine = createStudioEngine();
      onTestFinished(() => engine.close());
      const storage = createDiskStorage(folder);
      const watched = {
        ...storage,
        async put(key: string, bytes: Uint8Array) {
          await storage.put(key, bytes);
          expect(Buffer.from(bytes).includes(CAMERA), key).toBe(false);
        },
      };
      await using world = await createShootWorld({ storage: watched, engine });
      const visitor = world.visitor();
      const { id } = (await (await visitor.send('POST', '/api/shoot')).json()) as ShootView;
      const set = await selfieSet(join(photos ?? '', 'portraits', 'male-14.jpg'), 5);
      for (const selfie of set) await upload(visitor, await withGpsPosition(selfie.bytes));
      const dog = await readFile(join(photos ?? '', 'not-a-person', 'dog-00.jpg'));
      await upload(visitor, dog);
      expect(await filesWith(folder, CAMERA)).toEqual([]);
      await world.drain();
      expect(await filesWith(folder, CAMERA)).toEqual([]);

      await visitor.json('PUT', '/api/shoot/choice', { packageId: 'basic', styles: ['corporate'] });
      await visitor.json('PUT', '/api/shoot/customer', { firstName: 'Jo', email: 'jo@example.com' });
      const ticks = { terms: true, likeness: true, startBeforeWithdrawalEnds: true };
      await visitor.json('POST', '/api/shoot/consents', ticks);
      await world.drain();
      const ready = (await (await visitor.send('GET', '/api/shoot')).json()) as ShootView;
      expect(ready.selfies.map((selfie) => selfie.reasons)).toEqual([[], [], [], [], [], ['no-face']]);
      expect(ready).toMatchObject({ state: 'ready_to_pay', compareState: 'done' });
      const preview = await visitor.send('GET', ready.preview.url ?? '');
      const shown = await sharp(Buffer.from(await preview.arrayBuffer())).metadata();
      expect(shown).toMatchObject({ format: 'jpeg', width: 512, height: 640 });

      const { db } = world.context;
      await payForBasic(world, id);
      await world.drain();
      const delivered = (await (await visitor.send('GET', `/api/shoots/${id}`)).json()) as ShootView;
      expect(delivered).toMatchObject({ state: 'delivered', progress: { done: 12, total: 12 } });
      const rows = await db.select().from(headshots).where(eq(headshots.shootId, id));
      for (const row of rows) {
        const jpeg = await storage.get(row.storageKey);
        expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 1280 });
        expect(row.likeness).toBeGreaterThan(0.55);
      }
      const hashes = rows.map((row) => row.perceptualHash);
      expect(new Set(hashes).size).toBe(12);
      const files = await storage.list(storageKeys.headshots(id));
      expect(files).toHaveLength(12);
      const thumbnail = await visitor.send('GET', delivered.headshots[0]?.thumbnailUrl ?? '');
      expect((await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata()).width).toBe(320);
      expect(world.mailer.sent()).toHaveLength(1);
      expect(await filesWith(folder, CAMERA)).toEqual([]);
    },
  );

  it('judges every hostile file and every dog', { timeout: 600_000 }, async () => {
    const engine = createStudioEngine();
    onTestFinished(() => engine.close());
    await using world = await createShootWorld({ engine });
    const names = [...photoNames('hostile'), ...photoNames('not-a-person')];
    const verdicts = new Map<string, readonly string[]>();
    for (let from = 0; from < names.length; from += LIMITS.selfiesMax) {
      const visitor = world.visitor();
      await visitor.send('POST', '/api/shoot');
      const nameOf = new Map<string, string>();
      for (const name of names.slice(from, from + LIMITS.selfiesMax)) {
        nameOf.set(await upload(visitor, photoBytes(name)), name);
      }
      await world.drain();
      const view = (await (await visitor.send('GET', '/api/shoot')).json()) as ShootView;
      for (const selfie of view.selfies) {
        expect(selfie.state, nameOf.get(selfie.id)).not.toBe('checking');
        verdicts.set(nameOf.get(selfie.id) ?? '', selfie.reasons);
      }
    }
    expect(verdicts.size).toBe(names.length);
    const reasonsOf = (name: string) => verdicts.get(name);
    for (const dog of photoNames('not-a-person')) expect(reasonsOf(dog), dog).not.toEqual([]);
    const unreadable = ['empty.jpg', 'exe_named.png', 'html_named.jpg', 'random_bytes.jpg', 'svg_xxe.jpg'];
    for (const name of unreadable) expect(reasonsOf(`hostile/${name}`), name).toEqual(['unreadable']);
    const bombs = ['bomb_144MP_rgb.png', 'bomb_400MP_1bit_gray.png', 'bomb_header_only_2500MP.png'];
    for (const name of bombs) expect(reasonsOf(`hostile/${name}`), name).toEqual(['too-many-pixels']);
  });
});
