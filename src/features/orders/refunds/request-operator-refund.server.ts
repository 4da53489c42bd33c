import { err, ok, type Result } from '../../../base/result.ts';
import type { Claim } from '../../../platform/db/claim.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { listJobsAbout } from '../../../platform/queue/jobs-about.ts';
import { isLive } from '../../../platform/queue/stored-job.ts';
import type { OrderPorts } from '../order-ports.ts';
import { lockOrder, type OrderRow } from '../order-store.server.ts';

/** A refund that was enqueued. */
export interface OperatorRefund extends Pick<OrderRow, 'provider' | 'currency'> {
  readonly priceCents: number;
  /** The total that was requested before, and the one that is requested now. */
  readonly earlierCents: number;
  readonly totalCents: number;
}

export type OperatorRefundError =
  | 'order-unknown'
  | 'order-unpaid'
  | 'order-refunded'
  | 'refund-requested'
  | 'provider-missing'
  | 'amount-over-price'
  /** Earlier requests add up to this total already. */
  | 'amount-requested';

/** An operator of the dashboard refunds an order as they saw it, and claims it so that two of them do not do it at once. */
export interface RefundClaim {
  readonly seen: Pick<OrderRow, 'state' | 'refundRequestedCents'>;
  readonly claim: Claim;
}

/** `order-changed`: the operator saw another state. `changed-meanwhile`: another operator was faster. */
export type ClaimedRefundError =
  OperatorRefundError | 'order-changed' | 'changed-meanwhile' | 'refund-under-way';

type Ports = Pick<OrderPorts, 'db' | 'queue' | 'payments'>;

/**
 * Enqueues the refund of a paid order on behalf of the operator.
 * @param totalCents the total of the payment that shall be refunded afterwards; all of it by default
 */
export async function requestOperatorRefund(
  ports: Ports,
  orderId: string,
  totalCents?: number,
): Promise<Result<OperatorRefund, OperatorRefundError>> {
  return ports.db.transaction(async (tx) => {
    const refund = decideRefund(ports, await lockOrder(tx, orderId), totalCents);
    if (refund.ok) await enqueueRefund(tx, ports, orderId, refund.value);
    return refund;
  });
}

/** Does the same for an operator of the dashboard, unless the order is not as they saw it any more. */
export async function requestClaimedRefund(
  ports: Ports,
  orderId: string,
  totalCents: number | undefined,
  { seen, claim }: RefundClaim,
): Promise<Result<OperatorRefund, ClaimedRefundError>> {
  return ports.db.transaction(async (tx): Promise<Result<OperatorRefund, ClaimedRefundError>> => {
    const order = await lockOrder(tx, orderId);
    const isChanged = order?.state !== seen.state || order.refundRequestedCents !== seen.refundRequestedCents;
    if (order && isChanged) return err('order-changed');
    const refund = decideRefund(ports, order, totalCents);
    if (!refund.ok) return refund;
    const { totalCents: total, earlierCents, priceCents } = refund.value;
    if (await isRefundEnqueued(tx, orderId, earlierCents, priceCents)) return err('refund-under-way');
    const { currency } = refund.value;
    if (!(await claim(tx, { orderId, totalCents: total, earlierCents, currency }))) {
      return err('changed-meanwhile');
    }
    await enqueueRefund(tx, ports, orderId, refund.value);
    return refund;
  });
}

function decideRefund(
  { payments }: Pick<Ports, 'payments'>,
  order: OrderRow | undefined,
  totalCents: number | undefined,
): Result<OperatorRefund, OperatorRefundError> {
  if (!order) return err('order-unknown');
  if (order.state === 'open') return err('order-unpaid');
  if (order.state === 'refunded') return err('order-refunded');
  if (order.state === 'refund_requested') return err('refund-requested');
  if (!payments.find(order.provider)) return err('provider-missing');
  const { provider, currency, amountCents: priceCents, refundRequestedCents: earlierCents } = order;
  const total = totalCents ?? priceCents;
  if (total > priceCents) return err('amount-over-price');
  if (total <= earlierCents) return err('amount-requested');
  return ok({ provider, currency, priceCents, earlierCents, totalCents: total });
}

/** Returns whether a refund waits in the queue of which the order does not know yet. */
async function isRefundEnqueued(
  tx: Transaction,
  orderId: string,
  earlierCents: number,
  priceCents: number,
): Promise<boolean> {
  const jobs = await listJobsAbout(tx, [orderId]);
  return jobs.some(
    (job) =>
      job.name === 'orders.refund' &&
      isLive(job) &&
      Number(job.payload['totalCents'] ?? priceCents) > earlierCents,
  );
}

async function enqueueRefund(
  tx: Transaction,
  { queue }: Pick<Ports, 'queue'>,
  orderId: string,
  { totalCents, priceCents }: OperatorRefund,
): Promise<void> {
  // The same keys as those of the regular repetition, so that a refund is not enqueued beside its repetition.
  const [job, singletonKey] =
    totalCents < priceCents ? [{ totalCents }, `${orderId}:${totalCents}`] : [{}, orderId];
  await queue.enqueue(tx, 'orders.refund', { orderId, reason: 'operator', ...job }, { singletonKey });
}
