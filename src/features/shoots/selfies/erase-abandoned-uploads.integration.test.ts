import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { createShootWorld, type ShootWorld } from '../../../../test/shoot-world.ts';
import { shoots, type ShootState } from '../../../platform/db/tables/shoots.ts';
import { storageKeys } from '../storage-keys.ts';
import { eraseAbandonedUploads } from './erase-abandoned-uploads.server.ts';
import { createUploadStore } from './upload-store.server.ts';

const HOUR = 3_600_000;

/** Inserts a shoot in this state with an upload that starts now and stops in the middle. */
async function insertShootWithUpload(
  world: ShootWorld,
  state: ShootState,
  deliveredAt: Date | null = null,
): Promise<string> {
  const { context, time } = world;
  const id = await insertPaidShoot(world);
  await context.db.update(shoots).set({ state, deliveredAt }).where(eq(shoots.id, id));
  const uploads = createUploadStore(context);
  await uploads.create(id, 'half', { sizeBytes: 9_000, createdAt: time.now.toISOString() });
  await uploads.append(id, 'half', 0, new Blob([new Uint8Array(4_000)]).stream());
  return id;
}

function erase({ context }: ShootWorld): Promise<number> {
  return eraseAbandonedUploads({ ...context, uploads: createUploadStore(context) });
}

const uploadsOf = ({ context }: ShootWorld, id: string) => context.storage.list(storageKeys.uploads(id));

it.each(['draft', 'ready_to_pay'] as const)(
  'erases an abandoned upload of a shoot that is %s',
  async (state) => {
    await using world = await createShootWorld();
    const id = await insertShootWithUpload(world, state);
    expect(await erase(world)).toBe(0);
    world.time.now = new Date(world.time.now.getTime() + 2 * HOUR);
    expect(await erase(world)).toBe(1);
    expect(await uploadsOf(world, id)).toEqual([]);
  },
);

it('counts the uploads of drafts and of ended shoots', async () => {
  await using world = await createShootWorld();
  await insertShootWithUpload(world, 'draft');
  await insertShootWithUpload(world, 'failed');
  await insertShootWithUpload(world, 'refunded');
  world.time.now = new Date(world.time.now.getTime() + 2 * HOUR);
  expect(await erase(world)).toBe(3);
  expect(await erase(world)).toBe(0);
});

it('erases at once a remainder without its info file', async () => {
  await using world = await createShootWorld();
  const id = await insertShootWithUpload(world, 'draft');
  await world.context.storage.delete(`${storageKeys.upload(id, 'half')}info.json`);
  expect(await erase(world)).toBe(1);
  expect(await uploadsOf(world, id)).toEqual([]);
});

it('erases uploads of a delivered shoot for as long as one may have been arriving', async () => {
  await using world = await createShootWorld();
  const now = world.time.now.getTime();
  const just = await insertShootWithUpload(world, 'delivered', new Date(now - 3 * HOUR + 1));
  const long = await insertShootWithUpload(world, 'delivered', new Date(now - 3 * HOUR));
  expect(await erase(world)).toBe(1);
  expect(await uploadsOf(world, just)).toEqual([]);
  expect(await uploadsOf(world, long)).toHaveLength(2);
});
