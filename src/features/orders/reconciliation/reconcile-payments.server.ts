import { LIMITS } from '../../../catalog/limits.ts';
import type { Currency } from '../../../catalog/packages.ts';
import {
  AMOUNT_MAX_CENTS,
  type ListedPayment,
  PaymentError,
  type PaymentEvent,
  type Payments,
} from '../../../platform/payments/payments.ts';
import { applyPaymentEvent } from '../apply-payment-event.server.ts';
import {
  type BookedPayment,
  findBookedPayment,
  listBookedPaymentIds,
  recordMovement,
} from '../ledger/ledger-store.server.ts';
import type { OrderPorts, ShootOfOrder } from '../order-ports.ts';
import { findOrder } from '../order-store.server.ts';
import { findAppliedPayment } from './applied-payment.server.ts';
import { findFittingOrders } from './fitting-orders.server.ts';
import { findReadingProgress, recordReading } from './reading-progress.server.ts';
import { reconciliationStart } from './reconciliation-start.ts';

/** A younger payment may still have its webhook on the way. */
const WEBHOOK_MARGIN_MS = 10 * 60_000;
/** A list may name the time of the checkout, and our books the later time of the payment. */
const LIST_MARGIN_MS = LIMITS.checkoutLifetimeMs;

/** A contradiction between the provider's list and our books, for a person to decide. */
export type DifferenceKind =
  /** Paid at the provider, and no order of ours fits. */
  | 'paid-there-unknown-here'
  /** Paid at the provider, and several orders of ours fit equally well. */
  | 'several-orders-fit'
  /** The list shows another amount, currency or size than our books can hold. */
  | 'amount-differs'
  /** Refunded at the provider without a request of ours although the headshots were delivered; applied here. */
  | 'refunded-after-delivery'
  /** In our books, but not in the provider's list. */
  | 'paid-here-unknown-there';

export interface Difference {
  readonly kind: DifferenceKind;
  readonly provider: string;
  readonly paymentId: string;
  readonly orderId: string | undefined;
  readonly amountCents: number;
  readonly currency: string;
}

export interface ProviderReconciliation {
  readonly provider: string;
  /** Number of payments in the provider's list. */
  readonly checked: number;
  /** Number of payments and refunds that no webhook had brought. */
  readonly applied: number;
  readonly differences: readonly Difference[];
  /** Why the list could not be read to its end; undefined when it was. */
  readonly failure: string | undefined;
}

/**
 * Compares our books with each provider's own list: applies payments and refunds that no webhook brought, and reports what
 * differs. Idempotent. A provider that does not answer is reported and does not stop the others.
 *
 * @param since the moment from which the lists are read; by default each continues where it was read before
 */
export async function reconcilePayments(
  ports: OrderPorts,
  shoot: ShootOfOrder,
  since?: Date,
): Promise<readonly ProviderReconciliation[]> {
  const results: ProviderReconciliation[] = [];
  for (const provider of ports.payments.all) {
    const result = await reconcileProvider(ports, shoot, provider, since);
    results.push(result);
    const { differences, ...counts } = result;
    const fields = {
      ...counts,
      differences: differences.map(({ kind, paymentId }) => ({ kind, paymentId })),
    };
    if (differences.length > 0 || result.failure)
      ports.log.warn(fields, 'payments differ from the provider’s list');
    else if (result.applied > 0) ports.log.info(fields, 'payments reconciled');
  }
  return results;
}

async function reconcileProvider(
  ports: OrderPorts,
  shoot: ShootOfOrder,
  provider: Payments,
  wantedSince: Date | undefined,
): Promise<ProviderReconciliation> {
  const startedAt = ports.clock.now();
  const before = new Date(startedAt.getTime() - WEBHOOK_MARGIN_MS);
  const since =
    wantedSince ?? reconciliationStart(await findReadingProgress(ports.db, provider.name), startedAt);
  const listed = new Set<string>();
  const differences: Difference[] = [];
  let applied = 0;
  let failure: string | undefined;
  try {
    for await (const payment of provider.listPayments(since)) {
      listed.add(payment.paymentId);
      if (payment.paidAt > before) continue;
      const outcome = await reconcilePayment(ports, shoot, provider.name, payment);
      applied += outcome.applied;
      const { paymentId, amountCents, currency } = payment;
      for (const kind of outcome.differences) {
        differences.push({
          kind,
          provider: provider.name,
          paymentId,
          orderId: outcome.orderId,
          amountCents,
          currency,
        });
      }
    }
    const listedSince = new Date(since.getTime() + LIST_MARGIN_MS);
    for (const booked of await listBookedPaymentIds(ports.db, provider.name, listedSince, before)) {
      if (listed.has(booked.paymentId)) continue;
      const { paymentId, orderId, amountCents, currency } = booked;
      const kind = 'paid-here-unknown-there';
      differences.push({
        kind,
        provider: provider.name,
        paymentId,
        orderId: orderId ?? undefined,
        amountCents,
        currency,
      });
    }
    await recordReading(ports.db, { provider: provider.name, startedAt, since, readUntil: before });
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    failure = error.message;
  }
  return { provider: provider.name, checked: listed.size, applied, differences, failure };
}

interface PaymentOutcome {
  readonly orderId: string | undefined;
  readonly applied: number;
  readonly differences: readonly DifferenceKind[];
}

async function reconcilePayment(
  ports: OrderPorts,
  shoot: ShootOfOrder,
  provider: string,
  payment: ListedPayment,
): Promise<PaymentOutcome> {
  const booked = await findBookedPayment(ports.db, provider, payment.paymentId);
  if (!isSellable(payment)) {
    return { orderId: booked?.orderId ?? payment.orderId, applied: 0, differences: ['amount-differs'] };
  }
  const fitting =
    payment.orderId === undefined && !booked?.orderId
      ? await findFittingOrders(ports.db, provider, payment)
      : [];
  const orderId = payment.orderId ?? booked?.orderId ?? (fitting.length === 1 ? fitting[0] : undefined);
  const order = orderId === undefined ? undefined : await findOrder(ports.db, orderId);
  if (!order || order.provider !== provider) {
    const applied = await bookWithoutOrder(ports, provider, payment, orderId);
    return {
      orderId,
      applied,
      differences: [fitting.length > 1 ? 'several-orders-fit' : 'paid-there-unknown-here'],
    };
  }

  let applied = 0;
  const differences: DifferenceKind[] = [];
  const event = eventOf(provider, payment, order.id);
  const known = await findAppliedPayment(ports.db, provider, payment.paymentId);
  // A refund that is known before its payment lets the payment begin nothing.
  if (payment.refundedCents > known.refundedCents) {
    const outcome = await applyPaymentEvent(ports, shoot, refundOf(event, payment), 'reconciliation');
    applied += 1;
    const wasRequested = order.state !== 'paid';
    if (outcome === 'refunded' && booked?.wasDelivered && !wasRequested)
      differences.push('refunded-after-delivery');
  }
  if (booked?.isPaymentBooked && isOtherAmount(booked, payment)) differences.push('amount-differs');
  else if (!known.isPaid) {
    await applyPaymentEvent(
      ports,
      shoot,
      { ...event, eventId: `reconciled:${payment.paymentId}:paid` },
      'reconciliation',
    );
    applied += 1;
  }
  return { orderId: order.id, applied, differences };
}

function isOtherAmount(booked: BookedPayment, { amountCents, currency }: ListedPayment): boolean {
  return booked.paidCents !== amountCents || booked.currency !== currency;
}

/** Books the movements of a payment that belongs to no order, so that the ledger still equals the provider's books. */
function bookWithoutOrder(
  ports: Pick<OrderPorts, 'db' | 'clock'>,
  provider: string,
  payment: ListedPayment & { readonly currency: Currency },
  orderId: string | undefined,
): Promise<number> {
  const now = ports.clock.now();
  const movement = { provider, paymentId: payment.paymentId, orderId, currency: payment.currency };
  const { amountCents, taxCents, refundedCents, refundedTaxCents, paidAt, refundedAt = now } = payment;
  return ports.db.transaction(async (tx) => {
    const paid = { ...movement, kind: 'paid', amountCents, taxCents, occurredAt: paidAt } as const;
    const isNew = await recordMovement(tx, paid, 'reconciliation', now);
    const refunded = { kind: 'refunded', amountCents: refundedCents, taxCents: refundedTaxCents } as const;
    const back = { ...movement, ...refunded, occurredAt: refundedAt };
    const isBack = await recordMovement(tx, back, 'reconciliation', now);
    return Number(isNew) + Number(isBack);
  });
}

function eventOf(
  provider: string,
  payment: ListedPayment & { readonly currency: Currency },
  orderId: string,
): Omit<PaymentEvent, 'eventId'> {
  const { paymentId, amountCents, currency, taxCents, variantId, invoiceUrl, paidAt } = payment;
  return {
    ...{ provider, kind: 'paid', orderId, paymentId, amountCents, currency },
    ...{ taxCents, variantId, invoiceUrl, occurredAt: paidAt },
  };
}

function refundOf(
  event: Omit<PaymentEvent, 'eventId'>,
  { paymentId, refundedCents, refundedTaxCents, refundedAt, paidAt }: ListedPayment,
): PaymentEvent {
  return {
    ...event,
    eventId: `reconciled:${paymentId}:refunded:${refundedCents}`,
    ...{
      kind: 'refunded',
      amountCents: refundedCents,
      taxCents: refundedTaxCents,
      occurredAt: refundedAt ?? paidAt,
    },
  };
}

function isSellable(payment: ListedPayment): payment is ListedPayment & { readonly currency: Currency } {
  const { amountCents, refundedCents, currency } = payment;
  const areStorable = [amountCents, refundedCents].every(
    (cents) => Number.isInteger(cents) && cents >= 0 && cents <= AMOUNT_MAX_CENTS,
  );
  return areStorable && (currency === 'USD' || currency === 'EUR');
}
