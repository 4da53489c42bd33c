import type { JobPayload } from '../../jobs.ts';
import { applyWaitingEvents } from './apply-payment-event.server.ts';
import type { OrderPorts, ShootOfOrder } from './order-ports.ts';
import { listPaidOrdersOfEndedShoots } from './order-shoot-store.server.ts';
import { listUnconfirmedPartialRefunds, listUnconfirmedRefunds } from './order-store.server.ts';
import { listOrdersWithUnappliedEvents } from './payment-event-store.server.ts';
import { enqueueUnmatchedRefund } from './refunds/enqueue-unmatched-refund.server.ts';
import { refundNeverStarted } from './waiting/refund-never-started.server.ts';
import { listUnconfirmedUnmatchedPayments } from './refunds/unmatched-payment-store.server.ts';

type OrderRefundReason = JobPayload<'orders.refund'>['reason'];

/** An unconfirmed refund is requested again once its payment is older than this. */
const REFUND_CONFIRMATION_TIMEOUT_MS = 30 * 60_000;

export interface Reconciliation {
  readonly appliedEvents: number;
  readonly refundsRetried: number;
  /** Number of paid orders whose shoot gave no headshots and whose refund had not been requested. */
  readonly refundsMissed: number;
}

/**
 * Applies events that arrived before their order, and requests refunds that were missed or not confirmed, and those of orders that
 * were never started. Runs regularly.
 */
export async function reconcileOrders(
  ports: Omit<OrderPorts, 'payments'>,
  shoot: ShootOfOrder,
): Promise<Reconciliation> {
  let appliedEvents = 0;
  for (const orderId of await listOrdersWithUnappliedEvents(ports.db)) {
    appliedEvents += await ports.db.transaction((tx) => applyWaitingEvents(tx, ports, shoot, orderId));
  }
  const before = new Date(ports.clock.now().getTime() - REFUND_CONFIRMATION_TIMEOUT_MS);
  const unconfirmed = await listUnconfirmedRefunds(ports.db, before);
  for (const { id, refundReason } of unconfirmed) {
    await enqueueRefund(ports, id, (refundReason ?? 'operator') as OrderRefundReason);
  }
  const unmatched = await listUnconfirmedUnmatchedPayments(ports.db, before);
  await ports.db.transaction(async (tx) => {
    for (const payment of unmatched) await enqueueUnmatchedRefund(tx, ports.queue, payment);
  });
  const missed = await listPaidOrdersOfEndedShoots(ports.db);
  for (const { id, shootState, consents } of missed) {
    const lacksConsent = shootState === 'failed' && !consents.likeness;
    await enqueueRefund(ports, id, lacksConsent ? 'likeness-withdrawn' : 'shoot-failed');
  }
  await refundPartially(ports);
  await refundNeverStarted(ports);
  const refundsRetried = unconfirmed.length + unmatched.length;
  const result = { appliedEvents, refundsRetried, refundsMissed: missed.length };
  if (appliedEvents + refundsRetried + missed.length > 0) ports.log.info(result, 'orders reconciled');
  return result;
}

/** Requests partial refunds again that the provider has not confirmed. */
async function refundPartially(ports: Pick<OrderPorts, 'db' | 'queue'>): Promise<void> {
  const partial = await listUnconfirmedPartialRefunds(ports.db);
  await ports.db.transaction(async (tx) => {
    for (const { id, refundRequestedCents: totalCents } of partial) {
      const job = { orderId: id, reason: 'operator', totalCents } as const;
      await ports.queue.enqueue(tx, 'orders.refund', job, { singletonKey: `${id}:${totalCents}` });
    }
  });
}

async function enqueueRefund(
  ports: Pick<OrderPorts, 'db' | 'queue'>,
  orderId: string,
  reason: OrderRefundReason,
): Promise<void> {
  await ports.db.transaction((tx) =>
    ports.queue.enqueue(tx, 'orders.refund', { orderId, reason }, { singletonKey: orderId }),
  );
}
