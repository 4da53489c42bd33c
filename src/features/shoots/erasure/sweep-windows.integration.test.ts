import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { createShootWorld, type ShootWorld } from '../../../../test/shoot-world.ts';
import { selfies, shoots } from '../../../platform/db/tables/shoots.ts';
import { createUploadStore } from '../selfies/upload-store.server.ts';
import { storageKeys } from '../storage-keys.ts';
import { sweepShoots } from './sweep-shoots.server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const sweep = ({ context }: ShootWorld) => sweepShoots({ ...context, uploads: createUploadStore(context) });

function wait(world: ShootWorld, ms: number): void {
  world.time.now = new Date(world.time.now.getTime() + ms);
}

it('takes the check of a selfie for lost after exactly ten minutes', async () => {
  await using world = await createShootWorld();
  const { context, time } = world;
  const visitor = world.visitor();
  const { id: shootId } = (await (await visitor.send('POST', '/api/shoot')).json()) as { id: string };
  const selfie = { id: 'one', uploadId: 'one', shootId, position: 1, reasons: [], createdAt: time.now };
  await context.db.insert(selfies).values(selfie);
  wait(world, 10 * MINUTE);
  expect(await sweep(world)).toMatchObject({ resumed: 0 });
  wait(world, 1);
  expect(await sweep(world)).toMatchObject({ resumed: 1 });
});

it.each(['paid', 'rendering'] as const)('restarts a shoot that is %s', async (state) => {
  await using world = await createShootWorld();
  const id = await insertPaidShoot(world);
  await world.context.db.update(shoots).set({ state }).where(eq(shoots.id, id));
  expect(await sweep(world)).toMatchObject({ resumed: 1 });
  await world.drain();
  const [shoot] = await world.database.db.select().from(shoots).where(eq(shoots.id, id));
  expect(shoot?.state).toBe('delivered');
});

it('sweeps erased shoots for three hours for files written during the erasure, and logs only those it found', async () => {
  await using world = await createShootWorld();
  const { db, log, storage } = world.context;
  const id = await insertPaidShoot(world);
  const erased = { state: 'expired', erasedAt: world.time.now } as const;
  await db.update(shoots).set(erased).where(eq(shoots.id, id));
  await storage.eraseAll(storageKeys.shoot(id));
  const warned = vi.spyOn(log, 'warn');
  onTestFinished(() => warned.mockRestore());
  const late = `${storageKeys.previews(id)}late.jpg`;

  wait(world, 3 * HOUR - 1);
  await sweep(world);
  expect(warned).not.toHaveBeenCalled();
  await storage.put(late, Buffer.from('late'));
  await sweep(world);
  expect(await storage.get(late)).toBeUndefined();
  expect(warned.mock.calls).toEqual([[{ shootId: id, files: 1 }, expect.any(String)]]);

  await storage.put(late, Buffer.from('late'));
  wait(world, 1);
  await sweep(world);
  expect(await storage.get(late)).toBeDefined();
});
