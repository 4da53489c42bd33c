import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { shootRow } from '../../../../test/draft-to-payment.ts';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { createShootWorld, type ShootWorld } from '../../../../test/shoot-world.ts';
import { headshots, shoots } from '../../../platform/db/tables/shoots.ts';
import { createMemoryStorage } from '../../../platform/storage/memory-storage.ts';
import { loadShootView } from '../load-shoot-view.server.ts';
import { storageKeys } from '../storage-keys.ts';

const NEVER = new AbortController().signal;

async function render(world: ShootWorld, shootId: string): Promise<void> {
  await world.handlers['shoots.render']?.({ shootId }, NEVER);
}

it('remakes a headshot whose file was lost during the render, and refunds nothing', async () => {
  await using world = await createShootWorld();
  const { storage } = world.context;
  const id = await insertPaidShoot(world);
  const draw = world.engine.render.bind(world.engine);
  let made = 0;
  world.engine.render = async (...request) => {
    if (++made === 12) {
      const [stored] = await storage.list(storageKeys.headshots(id));
      await storage.delete(stored!.key);
    }
    return draw(...request);
  };
  await render(world, id);
  expect((await shootRow(world, id))?.state).toBe('rendering');
  await world.drain();
  expect((await shootRow(world, id))?.state).toBe('delivered');
  expect(made).toBe(13);
  expect(world.refunded).toEqual([]);
});

it('waits longer and longer for a disk that loses every headshot, then fails and refunds', async () => {
  const disk = createMemoryStorage();
  const list = (prefix: string) => (prefix.endsWith('/headshots/') ? Promise.resolve([]) : disk.list(prefix));
  await using world = await createShootWorld({ storage: { ...disk, list } });
  const { db, queue } = world.context;
  world.time.now = new Date(); // the queue looks at the database's clock
  const id = await insertPaidShoot(world);
  await db.transaction((tx) => queue.enqueue(tx, 'shoots.render', { shootId: id }));
  const due = await world.drain();
  expect(due.filter((job) => job === 'shoots.render')).toHaveLength(2);
  expect((await shootRow(world, id))?.state).toBe('rendering');
  const later = await world.drain({ ignoreStartAfter: true });
  expect(later.filter((job) => job === 'shoots.render')).toHaveLength(6);
  expect((await shootRow(world, id))?.state).toBe('failed');
  expect(world.refunded).toEqual([`order-of-${id}`]);
});

it('publishes how many selfies are ready, and stops there when the shoot is refunded meanwhile', async () => {
  await using world = await createShootWorld();
  const { db } = world.context;
  const rendered = await insertPaidShoot(world);
  await render(world, rendered);
  expect((await loadShootView(db, rendered))?.progress).toEqual({
    prepared: 6,
    selfies: 6,
    done: 12,
    total: 12,
  });

  const refunded = await insertPaidShoot(world);
  const prepare = world.engine.prepare.bind(world.engine);
  world.engine.prepare = async (...selfie) => {
    await db.update(shoots).set({ state: 'refunded' }).where(eq(shoots.id, refunded));
    return prepare(...selfie);
  };
  await render(world, refunded);
  expect((await loadShootView(db, refunded))?.progress).toEqual({
    prepared: 0,
    selfies: 6,
    done: 0,
    total: 12,
  });
  expect(world.engine.held()).toBe(0);
});

it('refunds when one headshot fails its measures in every attempt', async () => {
  await using world = await createShootWorld();
  const id = await insertPaidShoot(world);
  const draw = world.engine.render.bind(world.engine);
  let passed = 0;
  world.engine.render = async (...request) => {
    const headshot = await draw(...request);
    if (passed === 11) return { ...headshot, passed: false, failures: ['likeness'] };
    passed += 1;
    return headshot;
  };
  await render(world, id);
  await world.drain();
  expect((await shootRow(world, id))?.state).toBe('failed');
  expect(world.refunded).toEqual([`order-of-${id}`]);
});

it('does not overwrite the file of a faster worker', async () => {
  await using world = await createShootWorld();
  const { context } = world;
  const id = await insertPaidShoot(world);
  const draw = world.engine.render.bind(world.engine);
  let worker = 0;
  // Two encoders of one image may differ by some bytes.
  world.engine.render = async (...request) => {
    const headshot = await draw(...request);
    return { ...headshot, jpeg: Buffer.concat([headshot.jpeg, Buffer.alloc((worker += 1))]) };
  };
  await Promise.all([render(world, id), render(world, id)]);
  const rows = await context.db.select().from(headshots).where(eq(headshots.shootId, id));
  const sizes = new Map(
    (await context.storage.list(storageKeys.headshots(id))).map((f) => [f.key, f.sizeBytes]),
  );
  expect(rows).toHaveLength(12);
  for (const row of rows) expect(sizes.get(row.storageKey)).toBe(row.bytes);
});

it('requests the larger size where a selfie has enough pixels, and stores the size of each headshot', async () => {
  await using world = await createShootWorld();
  const { db } = world.context;
  const id = await insertPaidShoot(world);
  const draw = world.engine.render.bind(world.engine);
  world.engine.render = async (selfies, request, signal) => {
    const headshot = await draw(selfies, request, signal);
    const carries = request.selfieIndex === 0 && request.largerSize !== undefined;
    return carries ? { ...headshot, size: request.largerSize } : headshot;
  };
  await render(world, id);
  const rows = await db.select().from(headshots).where(eq(headshots.shootId, id));
  expect(new Set(rows.map(({ widthPx, heightPx }) => `${widthPx}x${heightPx}`))).toEqual(
    new Set(['2048x2560', '1024x1280']),
  );
});
