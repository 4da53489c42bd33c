import { LIMITS } from '../../../src/catalog/limits.ts';
import type { ReportedDifference } from '../service/run-log.ts';
import type { RefundAsk } from '../shop.ts';
import { type Facts, type Order, type Payment, paymentKey, type Violation } from './facts.ts';

/** The fate of a payment here. `kept`: it pays for an order, even if parts went back. */
export interface PaymentFate {
  readonly payment: Payment;
  readonly kind: 'kept' | 'refunded' | 'unmatched' | 'reported' | 'lost';
  /** Why all of it was refunded. */
  readonly reason: string | undefined;
  /** The order whose payment it is. */
  readonly order: Order | undefined;
}

export interface PaymentKnowledge {
  readonly asks: readonly RefundAsk[];
  readonly differences: readonly ReportedDifference[];
  readonly persons: ReadonlyMap<string, string>;
  readonly doomed: ReadonlySet<string>;
  readonly paidWhileDown: ReadonlySet<string>;
  /** True if no webhook about the payment was ever accepted. */
  readonly isUnreported: (payment: Payment) => boolean;
}

export function fateOf(
  facts: Facts,
  differences: readonly ReportedDifference[],
  payment: Payment,
): PaymentFate {
  const key = paymentKey(payment);
  const order = facts.orders.find((one) => paymentKey(one) === key);
  const unmatched = facts.unmatched.find((one) => paymentKey(one) === key);
  if (unmatched) return { payment, kind: 'unmatched', reason: unmatched.reason, order };
  if (order?.state === 'paid') return { payment, kind: 'kept', reason: undefined, order };
  if (order) return { payment, kind: 'refunded', reason: order.refundReason ?? undefined, order };
  const isReported = differences.some((one) => paymentKey(one) === key);
  return { payment, kind: isReported ? 'reported' : 'lost', reason: undefined, order };
}

/** Checks each payment of the providers' books: that it is known here, and that exactly what was asked for went back. */
export function checkPayments(facts: Facts, known: PaymentKnowledge): readonly Violation[] {
  const fates = facts.payments.map((payment) => fateOf(facts, known.differences, payment));
  const fatesByShoot = Map.groupBy(fates, (fate) => shootOf(facts, fate));
  return fates.flatMap((fate) => {
    const violation = (text: string): Violation => ({
      text: `${fate.payment.provider} ${fate.payment.paymentId}: ${text}`,
      ids: [fate.payment.orderId, fate.payment.paymentId, fate.order?.id, shootOf(facts, fate)],
    });
    const siblings = (fatesByShoot.get(shootOf(facts, fate)) ?? []).filter((other) => other !== fate);
    return [...checkFate(facts, known, fate, siblings), ...checkRefund(known, fate)].map(violation);
  });
}

function shootOf(facts: Facts, { payment, order }: PaymentFate): string {
  return (order ?? facts.orders.find(({ id }) => id === payment.orderId))?.shootId ?? '';
}

/** Checks that the payment is known, and that the reason of an automatic refund is true. */
function checkFate(
  facts: Facts,
  known: PaymentKnowledge,
  fate: PaymentFate,
  siblings: readonly PaymentFate[],
): readonly string[] {
  const { kind, payment, reason, order } = fate;
  const isAutomatic = ({ kind, reason }: PaymentFate) =>
    kind === 'unmatched' || AUTOMATIC_REASONS.some((one) => one === reason);
  const wasPaidOtherwise = siblings.some((other) => !isAutomatic(other) && other.kind !== 'lost');
  const shoot = facts.shoots.get(shootOf(facts, fate));
  const hasEnded =
    !shoot || shoot.erasedAt !== null || ['failed', 'refunded', 'expired', 'delivered'].includes(shoot.state);
  const isAsked = known.asks.some(
    (ask) => paymentKey(ask) === paymentKey(payment) && ask.totalCents >= payment.amountCents,
  );
  if (kind === 'lost') return ['is in no order here, and no difference reports it'];
  if (kind === 'reported') {
    if (payment.provider !== 'lemonsqueezy' || !known.isUnreported(payment)) {
      return ['is reported as a difference, although a webhook brought it or its order is in the list'];
    }
    const explained = explainReported(facts, known, payment) !== undefined;
    return explained ? [] : ['is reported as a difference, although it fits one order only'];
  }
  if (kind === 'kept') return [];
  const isTrue = (): boolean => {
    switch (reason) {
      case 'duplicate':
        return wasPaidOtherwise;
      case 'late-payment':
      case 'draft-erased':
        return hasEnded && !known.paidWhileDown.has(payment.orderId);
      case 'offer-used':
        return order !== undefined && facts.orders.some((other) => usesSameOffer(known, order, other));
      case 'wrong-amount':
        return facts.orders.find(({ id }) => id === payment.orderId)?.amountCents !== payment.amountCents;
      case 'shoot-failed':
        return known.doomed.has(shootOf(facts, fate));
      case 'operator':
      case 'customer':
      case 'withdrawal':
      case 'taken-back':
      case 'refund-first':
        return isAsked;
      default:
        return false;
    }
  };
  return isTrue() ? [] : [`was refunded because of ${String(reason)}, which is not true`];
}

/** Returns why only a person can assign a payment whose webhooks were all lost; undefined if the service could have done it. */
export function explainReported(
  facts: Facts,
  { persons }: Pick<PaymentKnowledge, 'persons'>,
  payment: Payment,
): string | undefined {
  const order = facts.orders.find(({ id }) => id === payment.orderId);
  if (!order) return undefined;
  if (order.paymentId !== null) return 'its order is paid with another payment';
  if (order.amountCents !== payment.amountCents) return 'its order has another amount';
  const person = persons.get(order.id);
  const opened = openingOf(order);
  const twins = facts.orders.filter(
    (other) =>
      other.provider === order.provider &&
      other.variantId === order.variantId &&
      other.amountCents === order.amountCents &&
      persons.get(other.id) === person &&
      openingOf(other).from <= opened.until &&
      opened.from <= openingOf(other).until,
  );
  return twins.length > 1 ? 'several orders of one buyer fit' : undefined;
}

/** The time within which an order may have been paid. */
function openingOf({ createdAt, checkoutReopenedAt }: Order) {
  const lastMs = (checkoutReopenedAt ?? createdAt).getTime();
  return { from: createdAt.getTime(), until: lastMs + LIMITS.checkoutLifetimeMs + MARGIN_MS };
}

/** The clocks of both sides, and the time at which the reconciliation runs. */
const MARGIN_MS = 60 * 60_000;

const AUTOMATIC_REASONS = ['duplicate', 'late-payment', 'draft-erased', 'offer-used'] as const;

/** True if the other order has used the offer and was really paid. */
function usesSameOffer({ persons }: PaymentKnowledge, order: Order, other: Order): boolean {
  const isSameOffer = order.discountCode
    ? order.discountCode === other.discountCode
    : order.productId === other.productId;
  const isSamePerson = persons.get(order.id) === persons.get(other.id);
  const wasPaid = other.state === 'paid' || (other.paidAt !== null && other.refundReason !== 'offer-used');
  return order.id !== other.id && isSameOffer && isSamePerson && wasPaid;
}

function checkRefund(known: PaymentKnowledge, fate: PaymentFate): readonly string[] {
  const { payment, kind, order } = fate;
  const asked = known.asks
    .filter((ask) => paymentKey(ask) === paymentKey(payment))
    .map((ask) => ask.totalCents);
  const isWhole = kind === 'refunded' || kind === 'unmatched';
  const wanted = isWhole ? payment.amountCents : Math.max(0, ...asked);
  const problems: string[] = [];
  if (payment.refundedCents > payment.amountCents) problems.push('more was refunded than paid');
  if (payment.refundedCents !== wanted) {
    problems.push(`${payment.refundedCents} cents were refunded there, and ${wanted} were asked for`);
  }
  if (order && order.refundedCents !== payment.refundedCents && kind !== 'unmatched') {
    problems.push(
      `its order has ${order.refundedCents} refunded cents, the provider ${payment.refundedCents}`,
    );
  }
  const taxCents = payment.taxCents ?? null;
  if (order && kind !== 'unmatched' && order.taxCents !== taxCents) {
    problems.push(`its order has ${String(order.taxCents)} cents of tax, the provider ${String(taxCents)}`);
  }
  return problems;
}
