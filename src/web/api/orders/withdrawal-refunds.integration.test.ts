import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { crashingDatabase, crashingQueue, CrashPoints, Killed } from '../../../../test/crash-points.ts';
import {
  createOrderWorld,
  DAY_MS,
  NOW,
  type OrderWorld,
  paymentEvent,
} from '../../../../test/order-world.ts';
import { applyPaymentEvent } from '../../../features/orders/apply-payment-event.server.ts';
import { declareWithdrawal } from '../../../features/orders/withdrawal/declare-withdrawal.server.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { orders, withdrawals } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';

const GERMAN = { referer: 'http://localhost:3000/de/withdraw', 'content-type': 'application/json' };

/** Declares a withdrawal by the form and returns the response. */
async function declare(world: OrderWorld, orderNumber: string, more: Record<string, string> = {}) {
  const body = {
    submissionId: `withdrawal-of-${orderNumber}`,
    name: 'Mira Sol',
    email: 'mira@example.org',
    orderNumber,
  };
  const response = await world.fetch('/api/withdrawals', {
    ...{ method: 'POST', headers: GERMAN },
    body: JSON.stringify({ ...body, ...more }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as object;
}

async function orderOf(world: OrderWorld, orderId: string) {
  const [row] = await world.db.select().from(orders).where(eq(orders.id, orderId));
  return row!;
}

async function textOf(world: OrderWorld, kind: string): Promise<string> {
  const [mail] = await world.db.select().from(mails).where(eq(mails.kind, kind));
  return mail!.text.replace(/\s+/g, ' ');
}

const insertWaiting = async (world: OrderWorld, more: Parameters<OrderWorld['insertOrder']>[0] = {}) =>
  world.insertOrder({ shootId: await world.insertShoot(), ...more });

it('refunds an order that was not begun, and says so on the page and in both mails', async () => {
  const world = await createOrderWorld();
  const orderId = await insertWaiting(world);
  const received = { receivedAt: NOW.toISOString(), withReceipt: true, isRefunded: true };
  expect(await declare(world, orderId)).toEqual(received);
  expect(await orderOf(world, orderId)).toMatchObject({
    state: 'refund_requested',
    refundReason: 'withdrawal',
  });
  expect(await textOf(world, 'withdrawal-receipt')).toMatch(
    /noch nicht gestartet.* erstatten wir den vollen Preis/,
  );
  expect(await textOf(world, 'withdrawal-receipt')).not.toContain('Wir prüfen Ihre Bestellung');
  expect(await textOf(world, 'withdrawal-notice')).toContain('automatisch veranlasst; zu tun bleibt nichts');
  expect(await textOf(world, 'withdrawal-notice')).not.toContain('Erstattet wurde noch nichts');

  expect(await world.drain()).toEqual(['orders.refund']);
  expect(world.refunds).toEqual([{ paymentId: `pay-${orderId}`, orderId }]);
  expect(await textOf(world, 'refund')).toMatch(/Sie haben Ihre Bestellung widerrufen.*29 €/);
  const back = paymentEvent(orderId, { kind: 'refunded' });
  expect(await applyPaymentEvent(world.ports, world.shootOfOrder, back)).toBe('refunded');
  expect((await world.db.select().from(shoots))[0]?.state).toBe('refunded');
});

it('refunds once, however often the declaration is sent, and says the same each time', async () => {
  const world = await createOrderWorld();
  const orderId = await insertWaiting(world);
  const answers = await Promise.all(Array.from({ length: 6 }, () => declare(world, orderId)));
  expect(answers).toEqual(
    Array(6).fill({ receivedAt: NOW.toISOString(), withReceipt: true, isRefunded: true }),
  );
  await world.drain();
  expect(world.refunds).toHaveLength(1);
  // A second declaration about the same order changes nothing, and is not told that somebody still decides.
  expect(await declare(world, orderId, { submissionId: 'another-withdrawal' })).toMatchObject({
    isRefunded: true,
  });
  await applyPaymentEvent(world.ports, world.shootOfOrder, paymentEvent(orderId, { kind: 'refunded' }));
  expect(await declare(world, orderId)).toMatchObject({ isRefunded: true });
  expect(await world.drain()).toEqual([]);
  expect((await world.db.select().from(mails)).filter(({ kind }) => kind === 'refund')).toHaveLength(1);
});

it.each([
  ['was begun', {}, { state: 'paid' as const }],
  ['was asked for', {}, { startRequestedAt: NOW }],
  ['was paid too long ago', { paidAt: new Date(NOW.getTime() - 31 * DAY_MS) }, {}],
  ['was ordered with another address', { email: 'jo@example.org', emailKey: 'jo@example.org' }, {}],
])(
  'leaves an order that %s to a person, with the response that everybody gets',
  async (_what, order, shoot) => {
    const world = await createOrderWorld();
    const orderId = await world.insertOrder({ shootId: await world.insertShoot(shoot), ...order });
    expect(await declare(world, orderId)).toEqual({ receivedAt: NOW.toISOString(), withReceipt: true });
    expect(await declare(world, 'none')).toEqual({ receivedAt: NOW.toISOString(), withReceipt: true });
    expect(await orderOf(world, orderId)).toMatchObject({ state: 'paid', refundReason: null });
    expect(await world.drain()).toEqual([]);
    expect(await textOf(world, 'withdrawal-receipt')).toContain('Wir prüfen Ihre Bestellung');
  },
);

it('refunds what an earlier partial refund has left, and names that amount in the mail', async () => {
  const world = await createOrderWorld();
  const orderId = await insertWaiting(world, { refundRequestedCents: 900, refundedCents: 900 });
  await declare(world, orderId);
  await world.drain();
  expect(await textOf(world, 'refund')).toMatch(/Erstattung 20 €/);
});

it('cannot overtake a start: either the headshots are begun or the order is refunded', async () => {
  const world = await createOrderWorld();
  const shootId = await world.insertShoot();
  const orderId = await world.insertOrder({ shootId });
  let declared: Promise<object> | undefined;
  await world.ports.db.transaction(async (tx) => {
    await tx.select().from(shoots).where(eq(shoots.id, shootId)).for('update');
    declared = declare(world, orderId);
    // Long enough for the declaration to reach the lock.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await tx.update(shoots).set({ startRequestedAt: NOW }).where(eq(shoots.id, shootId));
  });
  expect(await declared).toEqual({ receivedAt: NOW.toISOString(), withReceipt: true });
  expect(await orderOf(world, orderId)).toMatchObject({ state: 'paid' });
});

it('is stored with its refund and its mails or not at all, wherever the process is killed', async () => {
  const world = await createOrderWorld();
  const crash = new CrashPoints();
  const killable = {
    ...world.ports,
    db: crashingDatabase(world.ports.db, crash),
    queue: crashingQueue(world.ports.queue, crash),
  };
  const run = (orderId: string) =>
    declareWithdrawal(
      killable,
      { submissionId: `withdrawal-of-${orderId}`, language: 'en', withReceipt: true },
      { name: 'Mira Sol', email: 'mira@example.org', orderNumber: orderId, message: undefined },
    );
  const first = await insertWaiting(world);
  crash.revive();
  await run(first);
  const steps = crash.passed;
  expect(steps).toBeGreaterThan(8);
  for (let step = 1; step <= steps; step += 1) {
    const orderId = await insertWaiting(world);
    crash.dieAtStep(step);
    await expect(run(orderId), `step ${step}`).rejects.toThrow(Killed);
    crash.revive();
    const stored = await world.db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
    const { state } = await orderOf(world, orderId);
    expect(state, `killed at step ${step}`).toBe(stored.length === 1 ? 'refund_requested' : 'paid');
    expect(await run(orderId), `killed at step ${step}`).toMatchObject({ isRefunded: true });
  }
  await world.drain();
  expect(new Set(world.refunds.map(({ orderId }) => orderId)).size).toBe(steps + 1);
  expect(world.refunds).toHaveLength(steps + 1);
});
