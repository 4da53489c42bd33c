import type { Currency } from '../../../catalog/packages.ts';
import { PRODUCT_IDS } from '../../../catalog/products.ts';
import { isInLostTime } from '../../../platform/backup/restore-store.ts';
import { isDeliveredAndErased } from '../../../platform/erasures/erasure-store.ts';
import type { ListedPayment } from '../../../platform/payments/payments.ts';
import type { OrderPorts } from '../order-ports.ts';
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
 * was ours. One that was delivered and then erased is settled without a refund. Idempotent. Resolves to undefined for any other payment,
 * about which a person decides.
 */
export async function refundLostOrder(
  ports: OrderPorts,
  unknown: UnknownPayment,
): Promise<'requested' | 'settled' | undefined> {
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
    return isBack ? 'settled' : 'requested';
  }
  if (await isDeliveredAndErased(ports.db, key)) return 'settled';
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

/** Returns whether a payment was made in the time that a restore has lost, for something of ours. */
async function isOfLostOrder(
  { db, payments, clock }: Pick<OrderPorts, 'db' | 'payments' | 'clock'>,
  { provider, payment, orderId }: UnknownPayment,
): Promise<boolean> {
  if (!(await isInLostTime(db, payment.paidAt, clock.now()))) return false;
  if (orderId !== undefined) return true;
  const products = PRODUCT_IDS.map((product) =>
    payments.find(provider)?.variantId(product, payment.currency),
  );
  return payment.variantId !== undefined && products.includes(payment.variantId);
}
