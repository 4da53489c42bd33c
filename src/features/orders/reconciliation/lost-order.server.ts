import type { Currency } from '../../../catalog/packages.ts';
import { PRODUCT_IDS } from '../../../catalog/products.ts';
import { isInLostTime } from '../../../platform/backup/restore-store.ts';
import type { Database } from '../../../platform/db/database.ts';
import { listDeliveredOrdersSince } from '../../../platform/erasures/erasure-store.ts';
import type { ListedPayment } from '../../../platform/payments/payments.ts';
import type { OrderPorts } from '../order-ports.ts';
import { listKnownOrderIds } from '../order-store.server.ts';
import { enqueueUnmatchedRefund } from '../refunds/enqueue-unmatched-refund.server.ts';
import {
  findUnmatchedPayment,
  insertUnmatchedPayment,
  markUnmatchedPaymentRefunded,
} from '../refunds/unmatched-payment-store.server.ts';

interface UnknownPayment {
  readonly provider: string;
  readonly payment: ListedPayment & { readonly currency: Currency };
  /** The order that the provider names. */
  readonly orderId: string | undefined;
}

/**
 * Refunds a payment whose order is not here because a backup was restored: its shoot is lost, and only the payment's time tells that it
 * was ours. Idempotent. Resolves to undefined for any other payment, about which a person decides.
 */
export async function refundLostOrder(
  ports: OrderPorts,
  unknown: UnknownPayment,
): Promise<'requested' | 'refunded' | undefined> {
  const { provider, payment, orderId } = unknown;
  const { paymentId, amountCents, currency, refundedCents, refundedAt } = payment;
  const key = { provider, paymentId };
  const isBack = refundedCents >= amountCents;
  const known = await findUnmatchedPayment(ports.db, key);
  if (known) {
    const now = ports.clock.now();
    if (isBack) {
      await ports.db.transaction((tx) => markUnmatchedPaymentRefunded(tx, key, refundedAt ?? now));
    }
    return isBack ? 'refunded' : 'requested';
  }
  if (isBack || !(await isOfLostOrder(ports, unknown))) return undefined;
  await ports.db.transaction(async (tx) => {
    await insertUnmatchedPayment(tx, {
      ...{ ...key, orderId: orderId ?? `lost:${paymentId}`, amountCents, currency, reason: 'lost-order' },
      ...{ state: 'refund_requested', receivedAt: ports.clock.now() },
    });
    await enqueueUnmatchedRefund(tx, ports.queue, key);
  });
  return 'requested';
}

/**
 * Returns whether a payment was made in the time that a restore has lost, and paid for something of ours that was not delivered and
 * erased since. Of a payment without an order number neither is certain if such an order is missing, so a person decides.
 */
async function isOfLostOrder(
  { db, payments }: Pick<OrderPorts, 'db' | 'payments'>,
  { provider, payment, orderId }: UnknownPayment,
): Promise<boolean> {
  if (!(await isInLostTime(db, payment.paidAt))) return false;
  const delivered = await listMissingDeliveredOrders(db, payment.paidAt);
  if (orderId !== undefined) return !delivered.includes(orderId);
  const products = PRODUCT_IDS.map((product) =>
    payments.find(provider)?.variantId(product, payment.currency),
  );
  return delivered.length === 0 && payment.variantId !== undefined && products.includes(payment.variantId);
}

async function listMissingDeliveredOrders(db: Database, since: Date): Promise<readonly string[]> {
  const delivered = await listDeliveredOrdersSince(db, since);
  const known = await listKnownOrderIds(db, delivered);
  return delivered.filter((orderId) => !known.includes(orderId));
}
