import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import type { ListedPayment } from '../../../platform/payments/payments.ts';
import type { BookedPayment } from '../ledger/ledger-store.server.ts';
import type { Difference } from './difference.ts';

type RefundDifference = Pick<Difference, 'kind' | 'refundCents'>;

/** A provider's list may show a refund later than its webhook reports it. */
const LIST_DELAY_MS = 3_600_000;

/**
 * Compares the refunds of a listed payment with what is stored here, after the list was applied. Found by the stored state alone,
 * so that every run finds them and not only the one that applied a refund.
 */
export async function findRefundDifferences(
  db: Database,
  provider: string,
  payment: ListedPayment,
  { booked, now }: { readonly booked: BookedPayment | undefined; readonly now: Date },
): Promise<readonly RefundDifference[]> {
  const found: RefundDifference[] = [];
  if (await isRefundedAlthoughDelivered(db, provider, payment)) {
    found.push({ kind: 'refunded-there-delivered-here', refundCents: payment.refundedCents });
  }
  if (booked && isRefundUndone(booked, payment, now)) {
    found.push({ kind: 'refunded-here-not-there', refundCents: booked.refundedCents });
  }
  return found;
}

function isRefundUndone(
  { refundedCents, refundRecordedAt }: BookedPayment,
  payment: ListedPayment,
  now: Date,
): boolean {
  if (!refundRecordedAt || refundedCents <= payment.refundedCents) return false;
  return now.getTime() - refundRecordedAt.getTime() > LIST_DELAY_MS;
}

async function isRefundedAlthoughDelivered(
  db: Database,
  provider: string,
  { paymentId, refundedCents }: ListedPayment,
): Promise<boolean> {
  if (refundedCents === 0) return false;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(shoots, eq(shoots.id, orders.shootId))
    .where(
      and(
        eq(orders.provider, provider),
        eq(orders.paymentId, paymentId),
        lt(orders.ownRefundCents, refundedCents),
        isNotNull(shoots.deliveredAt),
      ),
    );
  return rows.length > 0;
}
