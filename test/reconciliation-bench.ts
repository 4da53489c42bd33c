import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { NOW, openOrderBench, openShoot, SHOOT_ID } from './order-bench.ts';
import type { ProductId } from '../src/catalog/products.ts';
import { applyPaymentEvent } from '../src/features/orders/apply-payment-event.server.ts';
import { openCheckout } from '../src/features/orders/checkout/open-checkout.server.ts';
import {
  type ProviderReconciliation,
  reconcilePayments,
} from '../src/features/orders/reconciliation/reconcile-payments.server.ts';
import { mails } from '../src/platform/db/tables/mails.ts';
import { ledgerEntries, orders, unmatchedPayments } from '../src/platform/db/tables/orders.ts';
import { shoots } from '../src/platform/db/tables/shoots.ts';
import type { Log } from '../src/platform/log/log.ts';
import { silentLog } from '../src/platform/log/silent-log.ts';
import { createPaymentProviders } from '../src/platform/payments/payment-providers.ts';
import type { PaymentEvent } from '../src/platform/payments/payments.ts';

const MINUTE_MS = 60_000;

export type ReconciliationBench = Awaited<ReturnType<typeof openReconciliationBench>>;

/** An order bench whose orders two fake providers take, `north` the new ones, with a clock that can be set. */
export async function openReconciliationBench() {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const time = { now: NOW };
  const clock = { now: () => time.now };
  const [north, south] = [createFakeProvider('north', clock), createFakeProvider('south', clock)];
  const ports = { ...bench.ports, clock, payments: createPaymentProviders([north, south], 'north') };
  const hour = (hours: number) => new Date(NOW.getTime() + hours * 60 * MINUTE_MS);

  return {
    ...{ bench, db, ports, time, north, south, hour },
    wait: (minutes: number) => {
      time.now = new Date(time.now.getTime() + minutes * MINUTE_MS);
    },
    /** Opens the checkout of a shoot, which is added unless it is the bench's own, at this provider. */
    async order(
      options: { shootId?: string; email?: string; productId?: ProductId; provider?: FakeProvider } = {},
    ): Promise<string> {
      const {
        shootId = SHOOT_ID,
        email = 'mira@example.org',
        productId = 'basic',
        provider = north,
      } = options;
      if (shootId !== SHOOT_ID) await openShoot(bench, shootId, email);
      const opened = await openCheckout(
        { ...ports, payments: createPaymentProviders([provider], provider.name) },
        bench.shootOfOrder,
        { shootId, productId, email, language: 'de', startsWhenPaid: true },
        { discountCode: undefined, pageLanguage: 'de', returnUrl: 'http://localhost:3000/' },
      );
      if (!opened.ok) throw new Error(opened.error);
      return opened.value.orderId;
    },
    /** Applies an event as the webhook does. */
    report: (event: PaymentEvent) => applyPaymentEvent(ports, bench.shootOfOrder, event),
    /** @param since default: three days ago */
    reconcile: (since: Date = new Date(time.now.getTime() - 72 * 60 * MINUTE_MS), log: Log = silentLog) =>
      reconcilePayments({ ...ports, log }, bench.shootOfOrder, since),
    async orderRow(orderId: string) {
      const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
      expect(row).toBeDefined();
      return row!;
    },
    ledger: () => db.select().from(ledgerEntries).orderBy(asc(ledgerEntries.id)),
    /** Everything that an event may change. */
    async everything() {
      const [allShoots, allMails] = [await db.select().from(shoots), await db.select().from(mails)];
      const [allOrders, entries] = [await db.select().from(orders), await db.select().from(ledgerEntries)];
      const jobs = await bench.queue.counts();
      return {
        allShoots,
        allMails,
        allOrders,
        entries,
        jobs,
        other: await db.select().from(unmatchedPayments),
      };
    },
  };
}

/** The result for `north` when it found this, and nothing at `south`. */
export const found = (more: Partial<ProviderReconciliation>): ProviderReconciliation[] => [
  { provider: 'north', checked: 1, applied: 0, differences: [], failure: undefined, ...more },
  { provider: 'south', checked: 0, applied: 0, differences: [], failure: undefined },
];

export const difference = (
  kind: string,
  orderId: string | undefined,
  paymentId: string,
  amountCents = 1900,
) => ({ kind, provider: 'north', paymentId, orderId, amountCents, currency: 'EUR' }) as never;
