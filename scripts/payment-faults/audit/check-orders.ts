import { isDiscountProduct } from '../../../src/catalog/products.ts';
import { type Facts, type Order, paymentKey, type Shoot, type Violation } from './facts.ts';

/** Checks orders and shoots: each has one fate, is rendered once, and no offer was used twice. */
export function checkOrders(facts: Facts): readonly Violation[] {
  return [
    ...facts.orders.flatMap((order) => checkOrder(facts, order)),
    ...checkShoots(facts),
    ...checkOffers(facts),
    ...checkUnmatched(facts),
  ];
}

function checkOrder(facts: Facts, order: Order): readonly Violation[] {
  const violation = (text: string): Violation => ({
    text: `order ${order.id}: ${text}`,
    ids: [order.id, order.paymentId, order.shootId],
  });
  const violations: Violation[] = [];
  if (order.state === 'refund_requested') violations.push(violation('its refund is still not confirmed'));
  if (order.refundRequestedCents !== order.refundedCents) {
    const { refundRequestedCents: wanted, refundedCents: done } = order;
    violations.push(violation(`${done} of ${wanted} cents are refunded`));
  }
  const key = paymentKey(order);
  const isPaid = order.state !== 'open';
  if (isPaid && !facts.payments.some((payment) => paymentKey(payment) === key)) {
    violations.push(violation(`is ${order.state}, but the provider has no such payment`));
  }
  if (order.state === 'paid' && facts.unmatched.some((payment) => paymentKey(payment) === key)) {
    violations.push(violation('is paid with a payment that fits no order and goes back'));
  }
  if (isPaid && facts.orders.some((other) => other !== order && paymentKey(other) === key)) {
    violations.push(violation('shares its payment with another order'));
  }
  return violations;
}

function checkShoots(facts: Facts): readonly Violation[] {
  const ordersByShoot = Map.groupBy(facts.orders, ({ shootId }) => shootId ?? '');
  return [...facts.shoots.values()].flatMap((shoot) => {
    const ordered = ordersByShoot.get(shoot.id) ?? [];
    const paid = ordered.filter(({ state }) => state === 'paid');
    const renders = facts.renders.get(shoot.id) ?? 0;
    const texts: string[] = [];
    if (paid.length > 1) texts.push(`${paid.length} orders are paid`);
    if (renders > 1) texts.push(`was rendered ${renders} times`);
    if (renders > 0 && ordered.every(({ state }) => state === 'open'))
      texts.push('was rendered without payment');
    const begun = ordered.filter(
      ({ state, refundReason }) => state !== 'open' && refundReason !== 'refund-first',
    );
    if (renders > 0 && begun.length === 0) texts.push('was rendered for a payment that was refunded before');
    if (paid.length === 1) texts.push(...checkPaidShoot(shoot, renders));
    return texts.map((text) => ({
      text: `shoot ${shoot.id}: ${text}`,
      ids: [shoot.id, ...ordered.flatMap(({ id, paymentId }) => [id, paymentId])],
    }));
  });
}

/** A shoot with a paid order is delivered, or waits for its selfies or for its customer. */
function checkPaidShoot(shoot: Shoot, renders: number): readonly string[] {
  const { state, startRequestedAt, packageId } = shoot;
  if (state === 'delivered') return renders === 1 ? [] : [`is delivered and was rendered ${renders} times`];
  const isWaiting = state === 'draft' || (state === 'ready_to_pay' && startRequestedAt === null);
  if (isWaiting && renders === 0 && packageId !== null) return [];
  return [`is ${state} although it is paid, rendered ${renders} times`];
}

/** Every person may use an offer once, unless its order was refunded. */
function checkOffers(facts: Facts): readonly Violation[] {
  const uses = facts.orders.filter(
    ({ state, emailKey, discountCode, productId }) =>
      state === 'paid' && emailKey !== null && (discountCode !== null || isDiscountProduct(productId)),
  );
  const byOffer = Map.groupBy(
    uses,
    ({ emailKey, discountCode, productId }) => `${discountCode ?? productId} of ${emailKey ?? ''}`,
  );
  return [...byOffer]
    .filter(([, orders]) => orders.length > 1)
    .map(([offer, orders]) => ({
      text: `${offer} was used ${orders.length} times`,
      ids: orders.flatMap(({ id, paymentId, shootId }) => [id, paymentId, shootId]),
    }));
}

function checkUnmatched(facts: Facts): readonly Violation[] {
  return facts.unmatched
    .filter(({ state }) => state !== 'refunded')
    .map(({ provider, paymentId, orderId }) => ({
      text: `the refund of ${provider} ${paymentId}, which fits no order, is not confirmed`,
      ids: [paymentId, orderId],
    }));
}
