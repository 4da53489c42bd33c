import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { shootRow } from '../../../../test/draft-to-payment.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { createShootWorld } from '../../../../test/shoot-world.ts';
import { upload } from '../../../../test/tus-upload.ts';
import { headshots } from '../../../platform/db/tables/shoots.ts';
import { StorageError } from '../../../platform/storage/storage.ts';
import type { ShootView } from '../shoot-view.ts';
import { storageKeys } from '../storage-keys.ts';

const NEVER = new AbortController().signal;

it('makes each headshot once when two workers render the same shoot', async () => {
  await using world = await createShootWorld();
  const { context, handlers } = world;
  const id = await insertPaidShoot(world);
  const job = { shootId: id };
  await Promise.all([handlers['shoots.render']?.(job, NEVER), handlers['shoots.render']?.(job, NEVER)]);
  await Promise.all([handlers['shoots.deliver']?.(job, NEVER), handlers['shoots.deliver']?.(job, NEVER)]);
  await world.drain();
  const rows = await context.db.select().from(headshots).where(eq(headshots.shootId, id));
  const files = await context.storage.list(storageKeys.headshots(id));
  expect(new Set(rows.map((row) => row.perceptualHash)).size).toBe(12);
  expect(files.map((file) => file.key).toSorted()).toEqual(rows.map((row) => row.storageKey).toSorted());
  expect(world.mailer.sent()).toHaveLength(1);
  expect(world.engine.held()).toBe(0);
});

it('releases a render after the current headshot when its worker stops, and loses none', async () => {
  await using world = await createShootWorld();
  const id = await insertPaidShoot(world);
  const stopping = new AbortController();
  const render = world.engine.render.bind(world.engine);
  let made = 0;
  world.engine.render = (...request) => {
    if (++made === 6) stopping.abort();
    return render(...request);
  };
  await expect(world.handlers['shoots.render']?.({ shootId: id }, stopping.signal)).rejects.toThrow();
  expect((await shootRow(world, id))?.state).toBe('rendering');
  expect(world.engine.held()).toBe(0);
  made = 100;
  await world.handlers['shoots.render']?.({ shootId: id }, NEVER);
  await world.drain();
  expect((await shootRow(world, id))?.state).toBe('delivered');
});

it('repairs the traces of a crash: a file without a row, a row without its file', async () => {
  await using world = await createShootWorld();
  const { storage } = world.context;
  const id = await insertPaidShoot(world);
  await world.handlers['shoots.render']?.({ shootId: id }, NEVER);
  const before = await storage.get(storageKeys.headshot(id, 3));
  await storage.delete(storageKeys.headshot(id, 3));
  await storage.put(storageKeys.headshot(id, 7), Buffer.from('half a pic'));
  await storage.put(`${storageKeys.headshots(id)}099.jpg`, Buffer.from('nobody knows me'));
  await world.drain();
  expect((await shootRow(world, id))?.state).toBe('delivered');
  const files = await storage.list(storageKeys.headshots(id));
  expect(files).toHaveLength(12);
  expect(await storage.get(storageKeys.headshot(id, 3))).toEqual(before);
});

it('waits while the disk is full and continues afterwards', async () => {
  await using world = await createShootWorld();
  const { storage } = world.context;
  const put = storage.put.bind(storage);
  let puts = 0;
  const id = await insertPaidShoot(world);
  storage.put = async (key, bytes) => {
    if (key.includes('/headshots/') && ++puts > 4 && puts < 40)
      throw new StorageError('disk full', { cause: new Error('ENOSPC') });
    return put(key, bytes);
  };
  await world.context.db.transaction((tx) =>
    world.context.queue.enqueue(tx, 'shoots.render', { shootId: id }),
  );
  await world.drainFailing();
  expect((await shootRow(world, id))?.state).toBe('delivered');
  expect(puts).toBeGreaterThan(40);
  expect(world.mailer.sent()).toHaveLength(1);
});

it('restarts shoots and selfies whose job was lost', async () => {
  await using world = await createShootWorld();
  const id = await insertPaidShoot(world);
  const visitor = world.visitor();
  await visitor.send('POST', '/api/shoot');
  await upload(visitor, fakeSelfie({ name: 'a' }));
  await world.context.db.execute('delete from pgboss.job');
  world.time.now = new Date('2026-11-21T10:11:00Z');
  for (let hour = 0; hour < 3; hour += 1) {
    await world.context.db.transaction((tx) => world.context.queue.enqueue(tx, 'shoots.sweep', {}));
  }
  await world.drain();
  expect((await shootRow(world, id))?.state).toBe('delivered');
  const view = (await (await visitor.send('GET', '/api/shoot')).json()) as ShootView;
  expect(view.acceptedCount).toBe(1);
  expect(world.engine.calls.filter((call) => call === 'clean')).toHaveLength(1);
});
