import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { crashingDatabase, crashingQueue, CrashPoints, Killed } from '../../test/crash-points.ts';
import { createOrderWorld, NOW, type OrderWorld } from '../../test/order-world.ts';
import { workDuring } from '../../test/paused-database.ts';
import { forgetBuyer } from '../features/orders/buyer-store.server.ts';
import type { Transaction } from '../platform/db/database.ts';
import { galleryLinkRequests } from '../platform/db/tables/gallery.ts';
import { mails } from '../platform/db/tables/mails.ts';
import { shoots } from '../platform/db/tables/shoots.ts';
import { silentLog } from '../platform/log/silent-log.ts';
import { galleryHandlers } from './gallery-handlers.ts';

/** Asks for the links of an address, in Spanish, as the page does, and runs the job. */
async function ask(world: OrderWorld, email: string, ports = world.ports, submissionId = `asked-${email}`) {
  const request = { submissionId, email, language: 'es', createdAt: NOW } as const;
  await world.ports.db.insert(galleryLinkRequests).values(request).onConflictDoNothing();
  await galleryHandlers(ports)['gallery.mail-links']({ submissionId });
}

const mailsOf = (world: OrderWorld) => world.db.select().from(mails).orderBy(mails.kind, mails.recipient);

it('mails the link of a paid order that waits for selfies to the address of the order', async () => {
  const world = await createOrderWorld();
  const shootId = await world.insertShoot();
  const email = 'Mira+cv@Example.org';
  const orderId = await world.insertOrder({ shootId, email });
  await ask(world, ' mira@example.ORG');
  const key = world.ports.capabilities.keyFor('order', orderId);
  const [mail, ...more] = await mailsOf(world);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'order-link', recipient: email, language: 'es', shootId });
  expect(mail?.subject).toBe('El enlace a su pedido de 60 retratos');
  expect(mail?.html).toContain(`/es/create-headshot?order=${orderId}&amp;key=${key}`);
  expect(await world.db.select().from(galleryLinkRequests)).toEqual([]);
});

it('mails the pages of the other paid orders in one mail to each address, newest first', async () => {
  const world = await createOrderWorld();
  const shootId = await world.insertShoot({ state: 'rendering' });
  const older = await world.insertOrder({ shootId, paidAt: new Date('2026-10-01T10:00:00Z') });
  const refunded = await world.insertOrder({ state: 'refunded', packageId: 'basic' });
  const spelled = await world.insertOrder({ state: 'refund_requested', email: 'mira+2@example.org' });
  await ask(world, 'mira@example.org');
  const links = (await mailsOf(world)).map(({ kind, recipient, shootId, text }) => [
    ...[kind, recipient, shootId],
    ...[...text.matchAll(/\/es\/order\/([^?]+)\?key=(\S+)/g)].map(([, id]) => id),
  ]);
  expect(links).toEqual([
    ['order-links', 'mira+2@example.org', null, spelled],
    ['order-links', 'mira@example.org', null, refunded, older],
  ]);
});

it('logs the number of orders, waiting and others, without the address', async () => {
  const world = await createOrderWorld();
  await world.insertOrder({ shootId: await world.insertShoot() });
  await world.insertOrder({ shootId: await world.insertShoot({ state: 'rendering' }) });
  await world.insertOrder({ state: 'refunded' });
  const told: unknown[] = [];
  const log = { ...silentLog, info: (fields: object) => void told.push(fields) };
  await ask(world, 'mira@example.org', { ...world.ports, log });
  expect(told).toEqual([{ galleries: 0, orders: 3 }]);
});

it('mails nothing about unpaid orders, other people’s, or those whose address is erased', async () => {
  const world = await createOrderWorld();
  await world.insertOrder({ state: 'open', paidAt: null, paymentId: null });
  await world.insertOrder({ email: 'jo@example.org', emailKey: 'jo@example.org' });
  await world.insertOrder({ email: null, emailKey: null });
  await ask(world, 'mira@example.org');
  expect(await mailsOf(world)).toEqual([]);
});

it('mails nothing to an address that is erased at the same moment', async () => {
  const world = await createOrderWorld();
  const shootId = await world.insertShoot();
  await world.insertOrder({ shootId });
  const erase = (tx: Transaction) => forgetBuyer(tx, shootId);
  await workDuring(world.db, erase, () => ask(world, 'mira@example.org'));
  expect(await mailsOf(world)).toEqual([]);
});

it('mails the page of an order that starts at the same moment', async () => {
  const world = await createOrderWorld();
  const shootId = await world.insertShoot();
  await world.insertOrder({ shootId });
  const start = (tx: Transaction) =>
    tx.update(shoots).set({ startRequestedAt: NOW }).where(eq(shoots.id, shootId));
  await workDuring(world.db, start, () => ask(world, 'mira@example.org'));
  expect((await mailsOf(world)).map(({ kind }) => kind)).toEqual(['order-links']);
});

it('writes all mails once or none, wherever the process is killed', async () => {
  const world = await createOrderWorld();
  await world.insertOrder({ shootId: await world.insertShoot() });
  await world.insertOrder({ shootId: await world.insertShoot() });
  await world.insertOrder({ shootId: await world.insertShoot({ state: 'paid' }) });
  const crash = new CrashPoints();
  const killable = {
    ...world.ports,
    db: crashingDatabase(world.ports.db, crash),
    queue: crashingQueue(world.ports.queue, crash),
  };
  crash.revive();
  await ask(world, 'mira@example.org', killable, 'never-killed');
  const steps = crash.passed;
  expect(steps).toBeGreaterThan(6);
  expect(await mailsOf(world)).toHaveLength(3);
  for (let step = 1; step <= steps; step += 1) {
    crash.dieAtStep(step);
    await expect(ask(world, 'mira@example.org', killable, `${step}`), `step ${step}`).rejects.toThrow(Killed);
    crash.revive();
    expect((await mailsOf(world)).length % 3, `killed at step ${step}`).toBe(0);
    await galleryHandlers(killable)['gallery.mail-links']({ submissionId: `${step}` });
    expect(await mailsOf(world), `killed at step ${step}`).toHaveLength(3 * (step + 1));
  }
});
