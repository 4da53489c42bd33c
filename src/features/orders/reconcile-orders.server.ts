import type { JobPayload } from '../../jobs.ts';
import { applyWaitingEvents } from './apply-payment-event.server.ts';
import type { OrderPorts, ShootOfOrder } from './order-ports.ts';
import {
  listOrdersWithUnappliedEvents,
  listPaidOrdersOfEndedShoots,
  listUnconfirmedRefunds,
} from './order-store.server.ts';
import { enqueueStrayRefund } from './enqueue-stray-refund.server.ts';
import { listUnconfirmedStrays } from './stray-payment-store.server.ts';

type OrderRefundReason = JobPayload<'orders.refund'>['reason'];

/** A refund that was requested and not confirmed is requested again once its payment is older than this. */
const REFUND_PATIENCE_MS = 30 * 60_000;

export interface Reconciliation {
  readonly appliedEvents: number;
  readonly refundsAskedAgain: number;
  /** Paid for a shoot that gave no pictures, and not yet on the way back. */
  readonly refundsMissed: number;
}

/** Regularly: does what was missed when an event came before its order, or a refund was never asked or confirmed. */
export async function reconcileOrders(
  ports: Omit<OrderPorts, 'payments'>,
  shoot: ShootOfOrder,
): Promise<Reconciliation> {
  let appliedEvents = 0;
  for (const orderId of await listOrdersWithUnappliedEvents(ports.db)) {
    appliedEvents += await ports.db.transaction((tx) => applyWaitingEvents(tx, ports, shoot, orderId));
  }
  const before = new Date(ports.clock.now().getTime() - REFUND_PATIENCE_MS);
  const unconfirmed = await listUnconfirmedRefunds(ports.db, before);
  for (const { id, refundReason } of unconfirmed) {
    await askRefund(ports, id, (refundReason ?? 'operator') as OrderRefundReason);
  }
  const strays = await listUnconfirmedStrays(ports.db, before);
  await ports.db.transaction(async (tx) => {
    for (const stray of strays) await enqueueStrayRefund(tx, ports.queue, stray);
  });
  const missed = await listPaidOrdersOfEndedShoots(ports.db);
  for (const { id, shootState, consents } of missed) {
    const lacksConsent = shootState === 'failed' && !consents.likeness;
    await askRefund(ports, id, lacksConsent ? 'likeness-withdrawn' : 'shoot-failed');
  }
  const refundsAskedAgain = unconfirmed.length + strays.length;
  const result = { appliedEvents, refundsAskedAgain, refundsMissed: missed.length };
  if (appliedEvents + refundsAskedAgain + missed.length > 0) ports.log.info(result, 'orders reconciled');
  return result;
}

async function askRefund(
  ports: Pick<OrderPorts, 'db' | 'queue'>,
  orderId: string,
  reason: OrderRefundReason,
): Promise<void> {
  await ports.db.transaction((tx) =>
    ports.queue.enqueue(tx, 'orders.refund', { orderId, reason }, { singletonKey: orderId }),
  );
}
