import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { shootRow } from '../../../../test/draft-to-payment.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { createShootWorld } from '../../../../test/shoot-world.ts';
import { upload } from '../../../../test/tus-upload.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { headshots, shoots } from '../../../platform/db/tables/shoots.ts';
import { refundShoot } from './refund-shoot.server.ts';
import type { ShootView } from '../shoot-view.ts';
import { storageKeys } from '../storage-keys.ts';

const NEVER = new AbortController().signal;

it('fails and refunds once when the selfies yield too few headshots', async () => {
  await using world = await createShootWorld();
  world.engine.failEvery = 1;
  const id = await insertPaidShoot(world);
  await world.handlers['shoots.render']?.({ shootId: id }, NEVER);
  await world.handlers['shoots.render']?.({ shootId: id }, NEVER);
  await world.drain();
  expect(await shootRow(world, id)).toMatchObject({
    state: 'failed',
    expiresAt: new Date('2026-11-22T10:00:00Z'),
  });
  expect(world.refunded).toEqual([`order-of-${id}`]);
});

it('fails and refunds after the last attempt of a render, and gives up selfies and previews', async () => {
  await using world = await createShootWorld();
  world.engine.render = () => Promise.reject(new Error('out of memory'));
  const id = await insertPaidShoot(world);
  await world.context.db.transaction((tx) =>
    world.context.queue.enqueue(tx, 'shoots.render', { shootId: id }),
  );
  world.engine.check = () => Promise.reject(new Error('out of memory'));
  const visitor = world.visitor();
  await visitor.send('POST', '/api/shoot');
  await upload(visitor, fakeSelfie({ name: 'a' }));
  await world.drainFailing();
  expect((await shootRow(world, id))?.state).toBe('failed');
  expect(world.refunded).toEqual([`order-of-${id}`]);
  const view = (await (await visitor.send('GET', '/api/shoot')).json()) as ShootView;
  expect(view.selfies).toMatchObject([{ state: 'rejected', reasons: ['unreadable'] }]);
});

it('stops a render when the order is refunded, and stores no further headshot', async () => {
  await using world = await createShootWorld();
  const { context, engine } = world;
  const id = await insertPaidShoot(world);
  const render = engine.render.bind(engine);
  let made = 0;
  engine.render = async (...request) => {
    if (++made === 5) await context.db.transaction((tx) => refundShoot(tx, context, id));
    return render(...request);
  };
  await world.handlers['shoots.render']?.({ shootId: id }, NEVER);
  await world.drain();
  expect((await shootRow(world, id))?.state).toBe('refunded');
  const rows = await context.db.select().from(headshots).where(eq(headshots.shootId, id));
  const files = await context.storage.list(storageKeys.headshots(id));
  expect(rows.length).toBeLessThan(6);
  expect(files).toHaveLength(rows.length);
  expect(engine.held()).toBe(0);
  expect(world.mailer.sent()).toEqual([]);
});

it('does not render without the likeness consent', async () => {
  await using world = await createShootWorld();
  const id = await insertPaidShoot(world);
  await world.context.db.update(shoots).set({ consents: {} }).where(eq(shoots.id, id));
  await world.handlers['shoots.render']?.({ shootId: id }, NEVER);
  await world.drain();
  expect((await shootRow(world, id))?.state).toBe('failed');
  expect(world.engine.calls).not.toContain('compare');
  expect(world.refunded).toEqual([`order-of-${id}`]);
  const [mail] = await world.database.db.select().from(mails);
  expect(mail?.subject).toBe('No headshots without your consent: you’ll get your money back');
});
