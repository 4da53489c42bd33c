import type { Transaction } from '../../platform/db/database.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';
import { carryOutDecision, type KnownPayment } from './carry-out-decision.server.ts';
import type { OrderPorts, ShootOfOrder } from './order-ports.ts';
import { decideEvent, type EventOutcome } from './order-state.ts';
import {
  findOrder,
  holdOrdersOfShoot,
  insertEvent,
  isAnotherOrderPaid,
  lockOrder,
  lockUnappliedEvents,
  setEventOutcome,
} from './order-store.server.ts';
import { findRefundOf, findStrayPayment } from './stray-payment-store.server.ts';

export type ApplyPorts = Pick<OrderPorts, 'db' | 'queue' | 'clock' | 'ids' | 'log'>;

/** The money goes back by itself, but somebody may want to know why it came. */
const CURIOUS: ReadonlySet<string> = new Set<EventOutcome>(['amount-mismatch', 'second-payment']);

/**
 * Stores a verified event and does what it says, in one transaction: the order, the shoot's render job, the
 * mails and the way back of a payment too many all happen with it or not at all. `repeat`: it was stored before, nothing happens.
 */
export async function applyPaymentEvent(
  ports: ApplyPorts,
  shoot: ShootOfOrder,
  event: PaymentEvent,
): Promise<EventOutcome | 'repeat'> {
  const applied = await ports.db.transaction(async (tx): Promise<AppliedEvent<'repeat'>> => {
    if (await insertEvent(tx, event, ports.clock.now(), 'unknown-order')) {
      return applyStoredEvent(tx, ports, shoot, event);
    }
    return { outcome: 'repeat', shootId: (await findOrder(tx, event.orderId))?.shootId };
  });
  tellEvent(ports, event, applied);
  return applied.outcome;
}

/** Events that came before their order, now that it is there. Returns how many were applied. */
export async function applyWaitingEvents(
  tx: Transaction,
  ports: ApplyPorts,
  shoot: ShootOfOrder,
  orderId: string,
): Promise<number> {
  const waiting = await lockUnappliedEvents(tx, orderId);
  let applied = 0;
  for (const event of waiting) {
    const { outcome, shootId } = await applyStoredEvent(tx, ports, shoot, event);
    if (outcome === 'unknown-order') continue;
    tellEvent(ports, event, { outcome, shootId });
    applied += 1;
  }
  return applied;
}

interface AppliedEvent<Besides = never> {
  readonly outcome: EventOutcome | Besides;
  readonly shootId?: string | null | undefined;
}

function tellEvent(
  { log }: Pick<ApplyPorts, 'log'>,
  { orderId, paymentId, eventId, kind }: PaymentEvent,
  { outcome, shootId }: AppliedEvent<'repeat'>,
): void {
  const fields = { shootId, orderId, paymentId, eventId, kind, outcome };
  if (outcome === 'unknown-order') log.warn(fields, 'a payment event needs a look');
  else if (CURIOUS.has(outcome)) log.warn(fields, 'a payment is not what its order wants');
  else log.info(fields, 'payment event applied');
}

async function applyStoredEvent(
  tx: Transaction,
  ports: ApplyPorts,
  shoot: ShootOfOrder,
  event: PaymentEvent,
): Promise<AppliedEvent> {
  const order = await lockOrder(tx, event.orderId);
  if (!order || order.provider !== event.provider) return { outcome: 'unknown-order' };
  if (order.shootId) await holdOrdersOfShoot(tx, order.shootId);
  const known: KnownPayment = {
    anotherOrderIsPaid: await isAnotherOrderPaid(tx, order),
    stray: await findStrayPayment(tx, event),
    refund: event.kind === 'paid' ? await findRefundOf(tx, event) : undefined,
  };
  const decision = decideEvent({ ...order, paymentId: order.paymentId ?? undefined }, event, {
    anotherOrderIsPaid: known.anotherOrderIsPaid,
    isStray: known.stray !== undefined,
    refundedCents: known.refund?.amountCents ?? 0,
  });
  await setEventOutcome(tx, event, decision.outcome);
  await carryOutDecision(tx, ports, shoot, { order, event, decision, known });
  return { outcome: decision.outcome, shootId: order.shootId };
}
