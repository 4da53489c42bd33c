import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CrashPoints, crashingStorage, Killed } from '../../../test/crash-points.ts';
import { fakeShape } from '../../../test/fake-engine/fake-wardrobe.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { createMemoryStorage } from '../../platform/storage/memory-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { StoredHouseGarment } from './house-garment.ts';
import {
  listHouseGarments,
  putHouseGarment,
  readHousePhoto,
  removeHouseGarment,
} from './house-garments.server.ts';
import { listWantedGarments } from './wanted-garments.ts';

const [OLD, NEW] = [Buffer.from('an old photo'), Buffer.from('a new photo')];

function garment(photo: Uint8Array, id = 'house-uniform'): StoredHouseGarment {
  return {
    ...{ id, name: 'Uniform', dress: 'business', cut: 'straight', dyes: ['own'], shape: fakeShape() },
    photo: createHash('sha256').update(photo).digest('hex'),
  };
}

const photoOf = (folder: Storage, stored: StoredHouseGarment) =>
  readHousePhoto(folder, listWantedGarments([], [stored])[0]!);

const FOLDERS: readonly [string, () => Promise<Storage>][] = [
  [
    'disk',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'lichtbild-garments-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      return createDiskStorage(folder);
    },
  ],
  ['memory', async () => createMemoryStorage()],
];

describe.each(FOLDERS)('an operator’s garments on a %s', (_, open) => {
  it('are listed by id with their photos, replaced and removed', async () => {
    const folder = await open();
    expect(await listHouseGarments(folder)).toEqual([]);
    const other = garment(OLD, 'house-apron');
    await putHouseGarment(folder, garment(OLD), OLD);
    await putHouseGarment(folder, other, OLD);
    expect(await listHouseGarments(folder)).toEqual([other, garment(OLD)]);
    await putHouseGarment(folder, garment(NEW), NEW);
    expect(await photoOf(folder, garment(NEW))).toMatchObject({ ok: true });
    expect(await folder.list('garments/house-uniform/')).toHaveLength(2);
    expect(await removeHouseGarment(folder, 'house-uniform')).toBe(true);
    expect(await removeHouseGarment(folder, 'house-uniform')).toBe(false);
    expect(await listHouseGarments(folder)).toEqual([other]);
    expect(await folder.list('garments/house-uniform/')).toEqual([]);
  });
});

it('leaves out an invalid description, and one in another garment’s folder', async () => {
  const folder = createMemoryStorage();
  await putHouseGarment(folder, garment(OLD), OLD);
  await folder.put('garments/house-half/garment.json', Buffer.from('{'));
  const moved = JSON.stringify(garment(OLD, 'house-other'));
  await folder.put('garments/house-moved/garment.json', Buffer.from(moved));
  expect(await listHouseGarments(folder)).toEqual([garment(OLD)]);
});

it('detects a photo that was changed or lost', async () => {
  const folder = createMemoryStorage();
  await putHouseGarment(folder, garment(OLD), OLD);
  const [photo] = (await folder.list('garments/')).filter(({ key }) => key.endsWith('.jpg'));
  await folder.put(photo!.key, NEW);
  expect(await photoOf(folder, garment(OLD))).toMatchObject({ ok: false, error: 'other-picture' });
  await folder.delete(photo!.key);
  expect(await photoOf(folder, garment(OLD))).toEqual({ ok: false, error: 'not-there' });
});

it('killed at any step of replacing or removing, it leaves a complete garment or none', async () => {
  const works = [
    { work: (folder: Storage) => putHouseGarment(folder, garment(NEW), NEW), end: [garment(NEW)] },
    { work: (folder: Storage) => removeHouseGarment(folder, 'house-uniform'), end: [] },
  ];
  for (const { work, end } of works) {
    for (let step = 1, isKilled = true; isKilled; step += 1) {
      const folder = createMemoryStorage();
      await putHouseGarment(folder, garment(OLD), OLD);
      const crash = new CrashPoints();
      crash.dieAtStep(step);
      isKilled = await work(crashingStorage(folder, crash)).then(
        () => false,
        (error: unknown) => error instanceof Killed,
      );
      for (const left of await listHouseGarments(folder))
        expect(await photoOf(folder, left), `step ${step}`).toMatchObject({ ok: true });
      await work(folder);
      expect(await listHouseGarments(folder)).toEqual(end);
      expect(await folder.list('garments/')).toHaveLength(2 * end.length);
    }
  }
});
