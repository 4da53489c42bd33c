import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { erasePorts, galleryPorts } from './composed-ports.ts';
import { insertDeliveredShoot } from './delivered-shoot.ts';
import { killAtEveryStep, killableWorker } from './kill-at-every-step.ts';
import { createShootWorld, type ShootWorld } from './shoot-world.ts';
import { GREY_JACKET, NAVY_JACKET, WARDROBE_ITEMS, WARDROBE_OFFER } from './wardrobe-items.ts';
import { chooseVersion } from '../src/features/gallery/remakes/choose-version.server.ts';
import { requestRemake } from '../src/features/gallery/remakes/request-remake.server.ts';
import { eraseShoot } from '../src/features/shoots/erasure/erase-shoot.server.ts';
import { storageKeys } from '../src/features/shoots/storage-keys.ts';
import { headshotRemakes } from '../src/platform/db/tables/gallery.ts';
import { deletionReceipts, headshots } from '../src/platform/db/tables/shoots.ts';
import { derivedKey, headshotFolders } from '../src/platform/storage/derived-key.ts';

const NEVER = new AbortController().signal;
const NUMBER = 3;

async function worldWithWardrobe() {
  const world = await createShootWorld();
  world.engine.useWardrobe(WARDROBE_ITEMS);
  return world;
}

async function rowsOf({ database: { db } }: ShootWorld, shootId: string) {
  return {
    headshots: await db.select().from(headshots).where(eq(headshots.shootId, shootId)),
    remakes: await db.select().from(headshotRemakes).where(eq(headshotRemakes.shootId, shootId)),
  };
}

/** Expects a file and a thumbnail for every picture, and no other file. */
async function expectFilesOfRows(world: ShootWorld, shootId: string, killedAt: string) {
  const rows = await rowsOf(world, shootId);
  const keys = [...rows.headshots, ...rows.remakes.flatMap(({ picture }) => picture ?? [])].map(
    ({ storageKey }) => storageKey,
  );
  const files = await Promise.all(
    headshotFolders(shootId).map((folder) => world.context.storage.list(folder)),
  );
  expect(
    files.flat().map(({ key }) => key),
    killedAt,
  ).toEqual([...keys.toSorted(), ...keys.map((key) => derivedKey(key, 'thumbnail')).toSorted()]);
  return rows;
}

async function requestedRemake(world: ShootWorld, clothes: typeof NAVY_JACKET | typeof GREY_JACKET) {
  const shootId = await insertDeliveredShoot(world);
  const asked = await requestRemake(world.context, shootId, NUMBER, clothes, WARDROBE_OFFER);
  return asked.ok ? { shootId, remakeId: asked.value.remakeId } : expect.unreachable(asked.error);
}

it('makes one new picture and loses none, wherever the worker is killed', async () => {
  await using world = await worldWithWardrobe();
  const { crash, handlers } = killableWorker(world);
  const steps = await killAtEveryStep(
    crash,
    () => requestedRemake(world, NAVY_JACKET),
    async (remake) => await handlers['headshots.remake']?.(remake, NEVER),
    async ({ shootId }, killedAt) => {
      const rows = await expectFilesOfRows(world, shootId, killedAt);
      expect(rows.headshots, killedAt).toHaveLength(12);
      expect(rows.remakes, killedAt).toMatchObject([{ state: 'ready', failure: null }]);
    },
  );
  expect(steps).toBeGreaterThan(8);
  expect(world.engine.held()).toBe(0);
});

it.each(['new', 'first'] as const)(
  'keeps one picture and erases the other, wherever the choice or the erasing is killed: %s',
  async (keep) => {
    await using world = await worldWithWardrobe();
    const { crash, context, handlers } = killableWorker(world);
    const steps = await killAtEveryStep(
      crash,
      async () => {
        const remake = await requestedRemake(world, NAVY_JACKET);
        await world.handlers['headshots.remake']?.(remake, NEVER);
        return remake;
      },
      async ({ shootId, remakeId }) => {
        const chosen = await chooseVersion(galleryPorts(context), shootId, remakeId, keep);
        expect(chosen).toMatchObject({ ok: true });
        await handlers['headshots.erase-unchosen']?.({ shootId }, NEVER);
      },
      async ({ shootId }, killedAt) => {
        const rows = await expectFilesOfRows(world, shootId, killedAt);
        expect(rows.headshots, killedAt).toHaveLength(12);
        const chosen = rows.headshots.find(({ number }) => number === NUMBER);
        expect(chosen?.clothes, killedAt).toEqual(keep === 'new' ? NAVY_JACKET : null);
        const state = keep === 'new' ? 'kept' : 'dropped';
        expect(rows.remakes, killedAt).toMatchObject([{ state, picture: null }]);
      },
    );
    expect(steps).toBeGreaterThan(6);
  },
);

it('restores the free remake and leaves no file, wherever a worker is killed before it fails', async () => {
  await using world = await worldWithWardrobe();
  const { crash, handlers } = killableWorker(world);
  await killAtEveryStep(
    crash,
    async () => {
      world.engine.useWardrobe(WARDROBE_ITEMS);
      return await requestedRemake(world, GREY_JACKET);
    },
    async (remake) => {
      // The first try makes the picture; after it was killed the garment is gone.
      try {
        await handlers['headshots.remake']?.(remake, NEVER);
      } finally {
        world.engine.useWardrobe([]);
      }
      await handlers['headshots.erase-unchosen']?.({ shootId: remake.shootId }, NEVER);
    },
    async ({ shootId }, killedAt) => {
      const { remakes: rows } = await expectFilesOfRows(world, shootId, killedAt);
      expect(['ready', 'failed'], killedAt).toContain(rows[0]?.state);
    },
  );
});

it('erases both pictures with the gallery, and the receipt counts both', async () => {
  await using world = await worldWithWardrobe();
  const remake = await requestedRemake(world, NAVY_JACKET);
  const { shootId } = remake;
  await world.handlers['headshots.remake']?.(remake, NEVER);
  const ports = erasePorts(world.context);
  expect((await eraseShoot(ports, shootId, 'owner')).ok).toBe(true);
  expect(await world.context.storage.list(storageKeys.shoot(shootId))).toEqual([]);
  expect(await rowsOf(world, shootId)).toEqual({ headshots: [], remakes: [] });
  const [receipt] = await world.database.db
    .select()
    .from(deletionReceipts)
    .where(and(eq(deletionReceipts.shootId, shootId)));
  expect(receipt?.erased).toMatchObject({ headshots: 13 });
  // A job that was still queued makes no picture.
  await world.handlers['headshots.remake']?.(remake, NEVER);
  await world.handlers['headshots.erase-unchosen']?.({ shootId }, NEVER);
  expect(await world.context.storage.list(storageKeys.shoot(shootId))).toEqual([]);
});
