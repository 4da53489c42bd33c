import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { event, openOrderBench } from '../../../../test/order-bench.ts';
import { openShop } from '../../../../test/payment-stand-ins/lemonsqueezy/open-shop.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { silentLog } from '../../../platform/log/silent-log.ts';
import { createLemonSqueezyPayments } from '../../../platform/payments/lemonsqueezy/lemon-squeezy-payments.ts';
import { createPaymentProviders } from '../../../platform/payments/payment-providers.ts';
import { PaymentError } from '../../../platform/payments/payments.ts';
import { QUEUE_POLICIES } from '../../../platform/queue/queue-policies.ts';
import { applyPaymentEvent } from '../apply-payment-event.server.ts';
import { REFUND_REQUEST_ENDS_AFTER_MS } from './refund-attempt-store.server.ts';
import { requestRefund } from './request-refund.server.ts';

const TIMEOUT_MS = 300;

/** An order that was paid at Lemon Squeezy, which has no idempotency keys and executes requests after we gave them up. */
async function openSlowShop() {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const { standIn, time, options } = await openShop();
  const callLimits = { timeoutMs: TIMEOUT_MS, rateLimitWaitsMs: [] };
  const payments = createLemonSqueezyPayments({ ...options, callLimits });
  const error = vi.fn();
  const ports = {
    ...bench.ports,
    clock: options.clock,
    payments: createPaymentProviders([payments], payments.name),
    log: { ...silentLog, error },
  };
  const orderId = 'slow-order';
  const checkout = {
    orderId,
    product: 'basic',
    amountCents: 1_900,
    currency: 'EUR',
    language: 'de',
  } as const;
  await payments.openCheckout({
    ...checkout,
    email: 'mira@example.org',
    returnUrl: 'https://lichtbild.example/',
  });
  standIn.pay(orderId);
  const { paymentId } = standIn.books()[0]!;
  await db.insert(orders).values({
    ...{ id: orderId, packageId: 'basic', productId: 'basic', amountCents: 1_900, currency: 'EUR' },
    ...{ email: 'mira@example.org', language: 'de', provider: payments.name, createdAt: time.now },
  });
  const report = (more: Parameters<typeof event>[1]) =>
    applyPaymentEvent(
      ports,
      bench.shootOfOrder,
      event(orderId, { provider: payments.name, paymentId, ...more }),
    );
  await report({});
  return {
    ...{ standIn, time, error, report, orderId, paymentId },
    refund: (totalCents: number) => requestRefund(ports, bench.shootOfOrder, orderId, 'operator', totalCents),
    refundedCents: () => standIn.books()[0]!.refundedCents,
    order: async () => (await db.select().from(orders).where(eq(orders.id, orderId)))[0],
  };
}

it('refunds a part once when its request is executed after the client gave up', async () => {
  const shop = await openSlowShop();
  shop.standIn.api.executesAfterMs = TIMEOUT_MS * 3;
  await expect(shop.refund(500)).rejects.toThrow(PaymentError);
  expect(shop.refundedCents(), 'not executed yet').toBe(0);
  // A job for the same or another total, which no delay of the queue holds back.
  for (const totalCents of [500, 700]) {
    await expect(shop.refund(totalCents)).rejects.toThrow('may still be executed');
  }
  await delay(TIMEOUT_MS * 4);
  expect(shop.refundedCents()).toBe(500);

  shop.time.now = new Date(shop.time.now.getTime() + REFUND_REQUEST_ENDS_AFTER_MS + 1);
  shop.standIn.api.executesAfterMs = 0;
  await shop.refund(500);
  expect(shop.refundedCents()).toBe(500);
  await shop.refund(700);
  expect(shop.refundedCents()).toBe(700);
  expect(await shop.order()).toMatchObject({ refundedCents: 700, refundAttemptedAt: null });
  expect(shop.error).not.toHaveBeenCalled();
});

it('lets no job repeat a refund before its request has certainly ended', () => {
  for (const name of ['orders.refund', 'orders.refund-unmatched'] as const) {
    const { retryDelaySeconds } = QUEUE_POLICIES[name];
    expect(retryDelaySeconds * 1_000, name).toBeGreaterThanOrEqual(REFUND_REQUEST_ENDS_AFTER_MS);
  }
});

it('logs an error, without personal data, when more is refunded than was requested', async () => {
  const shop = await openSlowShop();
  await shop.refund(500);
  shop.standIn.refundFromDashboard(shop.paymentId, 1_000);
  await shop.report({ kind: 'refunded', eventId: 'doubled', amountCents: 1_000 });
  expect(shop.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ orderId: shop.orderId, excessCents: 500 }),
    'more of a payment was refunded than requested',
  );
  expect(JSON.stringify(shop.error.mock.calls)).not.toContain('@');
});
