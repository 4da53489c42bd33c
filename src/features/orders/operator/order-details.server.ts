import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import {
  ledgerEntries,
  paymentEvents,
  reportedDifferences,
  unmatchedPayments,
  withdrawals,
} from '../../../platform/db/tables/orders.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { orderStage, type OrderStage } from '../order-page/order-view.ts';
import { findShootOfOrder } from '../order-shoot-store.server.ts';
import { findOrder, type OrderRow } from '../order-store.server.ts';
import type { UnmatchedPayment } from '../refunds/unmatched-payment-store.server.ts';

export interface OrderDetails {
  readonly order: OrderRow;
  readonly stage: OrderStage;
  readonly events: readonly (typeof paymentEvents.$inferSelect)[];
  /** Every movement of the order's payments, oldest first. */
  readonly ledger: readonly LedgerEntry[];
  readonly unmatched: readonly UnmatchedPayment[];
  readonly differences: readonly Pick<
    typeof reportedDifferences.$inferSelect,
    'id' | 'kind' | 'reportedAt' | 'settledAt'
  >[];
  readonly withdrawals: readonly Pick<
    typeof withdrawals.$inferSelect,
    'id' | 'receivedAt' | 'orderMatch' | 'answeredAt'
  >[];
}

/** Loads everything about an order that is in the tables of orders; undefined when there is none. */
export async function loadOrderDetails(
  db: Reader,
  orderId: string,
  now: Date,
): Promise<OrderDetails | undefined> {
  const order = await findOrder(db, orderId);
  if (!order) return undefined;
  const { provider, paymentId, shootId } = order;
  const ofPayment = (table: typeof ledgerEntries | typeof reportedDifferences) =>
    paymentId === null ? undefined : and(eq(table.provider, provider), eq(table.paymentId, paymentId));
  const [shoot, events, ledger, unmatched, differences, declared] = await Promise.all([
    shootId === null ? undefined : findShootOfOrder(db, shootId),
    db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.orderId, orderId))
      .orderBy(asc(paymentEvents.receivedAt)),
    db
      .select()
      .from(ledgerEntries)
      .where(or(eq(ledgerEntries.orderId, orderId), ofPayment(ledgerEntries)))
      .orderBy(asc(ledgerEntries.occurredAt), asc(ledgerEntries.id)),
    db
      .select()
      .from(unmatchedPayments)
      .where(eq(unmatchedPayments.orderId, orderId))
      .orderBy(asc(unmatchedPayments.receivedAt)),
    paymentId === null
      ? []
      : db
          .select({
            ...{ id: reportedDifferences.id, kind: reportedDifferences.kind },
            ...{ reportedAt: reportedDifferences.reportedAt, settledAt: reportedDifferences.settledAt },
          })
          .from(reportedDifferences)
          .where(ofPayment(reportedDifferences))
          .orderBy(desc(reportedDifferences.id)),
    db
      .select({
        ...{ id: withdrawals.id, receivedAt: withdrawals.receivedAt },
        ...{ orderMatch: withdrawals.orderMatch, answeredAt: withdrawals.answeredAt },
      })
      .from(withdrawals)
      .where(eq(withdrawals.orderId, orderId))
      .orderBy(desc(withdrawals.receivedAt)),
  ]);
  const stage = orderStage(order.state, shoot, now);
  return { order, stage, events, ledger, unmatched, differences, withdrawals: declared };
}

/** Returns how the keys of the mails about an order begin. */
export function mailKeysOfOrder({
  order,
  unmatched,
  withdrawals: declared,
}: OrderDetails): readonly string[] {
  const { id } = order;
  return [
    ...['order-confirmation', 'order-reminder', 'start-confirmation', 'refund', 'abandoned-order'].map(
      (kind) => `${kind}:${id}`,
    ),
    ...unmatched.map(({ provider, paymentId }) => `refund-unmatched:${provider}:${paymentId}`),
    ...declared.flatMap(({ id: withdrawalId }) => [
      `withdrawal-receipt:${withdrawalId}`,
      `withdrawal-notice:${withdrawalId}`,
    ]),
  ];
}
