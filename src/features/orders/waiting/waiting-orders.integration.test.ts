import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { killableWorker, killAtEveryStep } from '../../../../test/kill-at-every-step.ts';
import { createOrderWorld, NOW } from '../../../../test/order-world.ts';
import { pausedDatabase, workDuring } from '../../../../test/paused-database.ts';
import { SECOND } from '../../../../test/second-customer/second-customer.ts';
import {
  BUYER,
  checkOutDraft,
  completeDraft,
  DAY_MS,
  openPaidFirstShop,
  type PaidFirstShop,
  purchase,
} from '../../../../test/paid-first-shop.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { silentLog } from '../../../platform/log/silent-log.ts';
import { forgetBuyer } from '../buyer-store.server.ts';
import { lockOrder, markRefundRequested } from '../order-store.server.ts';
import { remindBuyers } from './remind-buyers.server.ts';
import { listOrdersToRemind, listWaitingOrdersOf } from './waiting-order-store.server.ts';

/** Buys in a browser of its own and pays; nothing is uploaded yet. */
async function buyWaiting(shop: PaidFirstShop, email = BUYER) {
  const visitor = shop.visitor();
  const orderId = await purchase(visitor, { email });
  expect(await shop.pay(orderId)).toBe('paid');
  return { visitor, orderId };
}

const remindersOf = async (shop: PaidFirstShop) =>
  (await shop.mailsOf('order-reminder')).map(({ dedupeKey }) => dedupeKey);

it('reminds the buyer of a waiting order once, after three days, with the link to continue', async () => {
  const shop = await openPaidFirstShop();
  const { orderId } = await buyWaiting(shop);
  shop.wait(LIMITS.orderReminderAfterMs);
  await shop.run('orders.remind');
  expect(await remindersOf(shop)).toEqual([]);
  shop.wait(1);
  await shop.run('orders.remind');
  await shop.run('orders.remind');
  shop.wait(100 * DAY_MS);
  await shop.run('orders.remind');
  const [mail, ...more] = await shop.mailsOf('order-reminder');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    ...{ recipient: BUYER, language: 'en', dedupeKey: `order-reminder:${orderId}` },
    subject: 'Your 12 headshots are waiting for you',
    shootId: (await shop.shootOf(orderId)).shoot.id,
  });
  expect((await shop.shootOf(orderId)).order.remindedAt).toEqual(new Date('2026-11-24T10:00:00.001Z'));
  const key = shop.world.context.capabilities.keyFor('order', orderId);
  const sent = shop.world.mailer.sent().find(({ text }) => text.includes(`key=${key}`));
  expect(sent?.text).toContain(`http://localhost:3000/create-headshot?order=${orderId}&key=${key}`);
  // Until a year after the payment.
  expect(sent?.text.replace(/\s+/g, ' ')).toContain('November 21, 2027');

  const phone = shop.visitor();
  await phone.send('GET', `/create-headshot?order=${orderId}&key=${key}`);
  expect(await (await phone.send('GET', '/api/shoot')).json()).toMatchObject({ paid: true });
});

it('reminds nobody whose order is started, refunded, erased or not paid', async () => {
  const shop = await openPaidFirstShop();
  const { db } = shop.world.database;
  const started = await buyWaiting(shop, 'started@example.org');
  await completeDraft(shop.world, started.visitor);
  await started.visitor.json('POST', '/api/shoot/start', {});
  const early = shop.visitor();
  await completeDraft(shop.world, early);
  await shop.pay(await checkOutDraft(early));
  const refunded = await buyWaiting(shop, 'refunded@example.org');
  await shop.report(shop.provider.giveBack(`fake-of-${refunded.orderId}`));
  const requested = await buyWaiting(shop, 'requested@example.org');
  await db.update(orders).set({ state: 'refund_requested' }).where(eq(orders.id, requested.orderId));
  const erased = await buyWaiting(shop, 'erased@example.org');
  await db
    .update(shoots)
    .set({ erasedAt: shop.world.time.now })
    .where(eq(shoots.id, (await shop.shootOf(erased.orderId)).shoot.id));
  await purchase(shop.visitor(), { email: 'open@example.org' });
  // Asked for before the last selfies were there: it starts by itself.
  const asked = await buyWaiting(shop, 'asked@example.org');
  await db
    .update(shoots)
    .set({ startRequestedAt: shop.world.time.now })
    .where(eq(shoots.id, (await shop.shootOf(asked.orderId)).shoot.id));
  const waiting = await buyWaiting(shop, 'waiting@example.org');
  shop.wait(LIMITS.orderReminderAfterMs + 1);
  await shop.run('orders.remind');
  expect(await remindersOf(shop)).toEqual([`order-reminder:${waiting.orderId}`]);
});

/** Returns the ports of a run, and what it logs. */
function loggedRun({ world }: PaidFirstShop) {
  const told: unknown[] = [];
  const log = { ...silentLog, info: (fields: object) => void told.push(fields) };
  return { told, ports: { ...world.context, log } };
}

it('logs how many buyers were reminded, and nothing when there were none', async () => {
  const shop = await openPaidFirstShop();
  const { told, ports } = loggedRun(shop);
  await buyWaiting(shop, 'first@example.org');
  await buyWaiting(shop, 'second@example.org');
  await remindBuyers(ports);
  expect(told).toEqual([]);
  shop.wait(LIMITS.orderReminderAfterMs + 1);
  await remindBuyers(ports);
  await remindBuyers(ports);
  expect(told).toEqual([{ reminded: 2 }]);
});

it('lists an order to remind until its buyer is reminded', async () => {
  const shop = await openPaidFirstShop();
  const { orderId } = await buyWaiting(shop);
  shop.wait(LIMITS.orderReminderAfterMs + 1);
  const { context, time } = shop.world;
  const due = async () => (await listOrdersToRemind(context.db, time.now)).map(({ id }) => id);
  expect(await due()).toEqual([orderId]);
  await remindBuyers(context);
  expect(await due()).toEqual([]);
});

it('reminds once when two runs find the same order', async () => {
  const shop = await openPaidFirstShop();
  const { orderId } = await buyWaiting(shop);
  shop.wait(LIMITS.orderReminderAfterMs + 1);
  const { told, ports } = loggedRun(shop);
  const paused = pausedDatabase(ports.db);
  const first = remindBuyers({ ...ports, db: paused.db });
  await paused.reached;
  const remindedAt = shop.world.time.now;
  shop.wait(1);
  const second = remindBuyers(ports);
  expect(await Promise.race([second, delay(300, 'waits')])).toBe('waits');
  paused.resume();
  await Promise.all([first, second]);
  expect(await remindersOf(shop)).toEqual([`order-reminder:${orderId}`]);
  expect(told).toEqual([{ reminded: 1 }]);
  expect((await shop.shootOf(orderId)).order.remindedAt).toEqual(remindedAt);
});

it('reminds nobody whose refund is requested at the same moment', async () => {
  const shop = await openPaidFirstShop();
  const { orderId } = await buyWaiting(shop);
  shop.wait(LIMITS.orderReminderAfterMs + 1);
  const { context, time } = shop.world;
  const request = async (tx: Transaction) =>
    markRefundRequested(tx, (await lockOrder(tx, orderId))!, 'operator', time.now);
  await workDuring(context.db, request, () => remindBuyers(context));
  expect(await remindersOf(shop)).toEqual([]);
  expect((await shop.shootOf(orderId)).order).toMatchObject({ state: 'refund_requested', remindedAt: null });
});

it.each<[string, (tx: Transaction, shootId: string) => PromiseLike<unknown>]>([
  ['is erased', (tx, shootId) => forgetBuyer(tx, shootId)],
  [
    'starts',
    (tx, shootId) => tx.update(shoots).set({ startRequestedAt: new Date() }).where(eq(shoots.id, shootId)),
  ],
])('sends no reminder to a buyer who %s at the same moment', async (_, change) => {
  const shop = await openPaidFirstShop();
  const { orderId } = await buyWaiting(shop);
  const { shoot } = await shop.shootOf(orderId);
  shop.wait(LIMITS.orderReminderAfterMs + 1);
  const { context } = shop.world;
  await workDuring(
    context.db,
    (tx) => change(tx, shoot.id),
    () => remindBuyers(context),
  );
  expect(await remindersOf(shop)).toEqual([]);
});

it('reminds the other buyers when an order has no address any more', async () => {
  const shop = await openPaidFirstShop();
  const forgotten = await buyWaiting(shop, 'forgotten@example.org');
  shop.wait(1);
  const other = await buyWaiting(shop, 'other@example.org');
  await shop.world.database.db
    .update(orders)
    .set({ email: null, emailKey: null })
    .where(eq(orders.id, forgotten.orderId));
  shop.wait(LIMITS.orderReminderAfterMs + 1);
  await remindBuyers(shop.world.context);
  expect(await remindersOf(shop)).toEqual([`order-reminder:${other.orderId}`]);
});

it('reminds once, wherever the process is killed', async () => {
  const shop = await openPaidFirstShop();
  const { crash, context } = killableWorker(shop.world);
  let number = 0;
  const steps = await killAtEveryStep(
    crash,
    async () => {
      const { orderId } = await buyWaiting(shop, `buyer-${(number += 1)}@example.org`);
      shop.wait(LIMITS.orderReminderAfterMs + 1);
      return orderId;
    },
    () => remindBuyers(context),
    async (orderId, killedAt) =>
      expect(
        (await remindersOf(shop)).filter((key) => key.endsWith(orderId)),
        killedAt,
      ).toHaveLength(1),
  );
  expect(steps).toBeGreaterThan(3);
});

it('refunds an order that nobody started within a year, and says so', async () => {
  const shop = await openPaidFirstShop();
  const { orderId } = await buyWaiting(shop);
  shop.wait(LIMITS.waitingOrderLifetimeMs);
  await shop.run('orders.reconcile');
  await shop.run('shoots.sweep');
  expect((await shop.shootOf(orderId)).order.state).toBe('paid');
  shop.wait(1);
  await shop.run('orders.reconcile');
  expect((await shop.shootOf(orderId)).order).toMatchObject({
    ...{ state: 'refund_requested', refundReason: 'never-started', refundRequestedCents: 1900 },
  });
  expect(shop.provider.refundRequests).toEqual([{ paymentId: `fake-of-${orderId}`, orderId }]);
  await shop.report(shop.provider.giveBack(`fake-of-${orderId}`));
  await shop.run('orders.reconcile');
  const { order, shoot } = await shop.shootOf(orderId);
  expect(order).toMatchObject({ state: 'refunded', refundReason: 'never-started', refundedCents: 1900 });
  expect(shoot.state).toBe('refunded');
  expect(shop.provider.refundRequests).toHaveLength(1);
  const [mail, ...more] = await shop.mailsOf('refund');
  expect(mail).toMatchObject({
    recipient: BUYER,
    subject: 'You never started your headshots: you’ll get your money back',
  });
  expect(more).toEqual([]);
});

it('refunds no order after a year that was started', async () => {
  const shop = await openPaidFirstShop();
  const { visitor, orderId } = await buyWaiting(shop);
  await completeDraft(shop.world, visitor);
  shop.wait(LIMITS.waitingOrderLifetimeMs - 60_000);
  // The first selfies were erased long ago.
  await shop.run('shoots.sweep');
  await completeDraft(shop.world, visitor);
  expect((await visitor.json('POST', '/api/shoot/start', {})).status).toBe(200);
  shop.wait(2 * 60_000);
  await shop.run('orders.reconcile');
  expect((await shop.shootOf(orderId)).order.state).toBe('paid');
  expect((await shop.shootOf(orderId)).shoot.state).toBe('delivered');
  expect(shop.provider.refundRequests).toEqual([]);
});

it('refuses to start once the refund of the waiting order is requested', async () => {
  const shop = await openPaidFirstShop();
  const { visitor, orderId } = await buyWaiting(shop);
  await completeDraft(shop.world, visitor);
  shop.wait(LIMITS.waitingOrderLifetimeMs + 1);
  await shop.run('orders.reconcile');
  await completeDraft(shop.world, visitor);
  const refused = await visitor.json('POST', '/api/shoot/start', {});
  expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([422, 'not-paid']);
  expect((await shop.shootOf(orderId)).shoot.startRequestedAt).toBeNull();
});

it('finds the waiting orders of one person, oldest first', async () => {
  const shop = await openPaidFirstShop();
  const second = await buyWaiting(shop, 'Jo+2@example.com');
  shop.wait(-60_000);
  const first = await buyWaiting(shop, 'jo@example.com');
  await buyWaiting(shop, 'joe@example.com');
  const { db } = shop.world.context;
  const ids = async (key: string) => (await listWaitingOrdersOf(db, key)).map(({ id }) => id);
  expect(await ids('jo@example.com')).toEqual([first.orderId, second.orderId]);
  expect(await ids(SECOND.email)).toEqual([SECOND.waitingOrderId]);
});

it('lists many waiting orders by the time of their payment, whatever order they were stored in', async () => {
  const world = await createOrderWorld();
  for (const day of [3, 1, 5, 2, 4]) {
    // Neither the ids nor the order of the rows tell the time.
    const shootId = await world.insertShoot({ id: `shoot-${(day * 2) % 5}` });
    const paidAt = new Date(NOW.getTime() + day * DAY_MS);
    await world.insertOrder({ id: `order-${(day * 3) % 5}-of-day-${day}`, shootId, paidAt });
  }
  const listed = await listWaitingOrdersOf(world.ports.db, 'mira@example.org');
  expect(listed.map(({ id }) => id.at(-1))).toEqual(['1', '2', '3', '4', '5']);
});
