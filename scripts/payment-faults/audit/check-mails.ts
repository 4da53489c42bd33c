import type { RefundAsk } from '../shop.ts';
import { type Facts, paymentKey, type Violation } from './facts.ts';

/**
 * Checks that each order that was ever paid has one confirmation, and each refund one mail. Mails are erased with their shoot, and
 * none is written to an erased address.
 */
export function checkMails(facts: Facts, asks: readonly RefundAsk[]): readonly Violation[] {
  const written = new Set(facts.mails.map(({ dedupeKey }) => dedupeKey));
  const isErased = (shootId: string | null) =>
    shootId === null || facts.shoots.get(shootId)?.erasedAt !== null;
  const wanted = new Map<string, readonly (string | null)[]>();
  const allowed = new Set<string>();
  for (const order of facts.orders) {
    const ids = [order.id, order.paymentId, order.shootId];
    const wasAccepted = facts.events.some(
      ({ orderId, outcome }) => orderId === order.id && outcome === 'paid',
    );
    if (wasAccepted) {
      allowed.add(`order-confirmation:${order.id}`);
      if (!isErased(order.shootId)) wanted.set(`order-confirmation:${order.id}`, ids);
    }
    if (order.state === 'refunded') {
      allowed.add(`refund:${order.id}`);
      if (!isErased(order.shootId)) wanted.set(`refund:${order.id}`, ids);
    }
    const operatorAsks = asks.filter((ask) => ask.by === 'operator' && ask.orderId === order.id);
    for (const { totalCents } of operatorAsks) allowed.add(`refund:${order.id}:${totalCents}`);
    const isPartial = order.state === 'paid' && operatorAsks.length > 0;
    const largest = Math.max(0, ...operatorAsks.map(({ totalCents }) => totalCents));
    const isOvertaken = asks.some(
      (ask) => ask.by === 'dashboard' && ask.orderId === order.id && ask.totalCents >= largest,
    );
    if (isPartial && !isOvertaken && !isErased(order.shootId))
      wanted.set(`refund:${order.id}:${largest}`, ids);
  }
  for (const one of facts.unmatched) {
    const key = `refund-unmatched:${one.provider}:${one.paymentId}`;
    const order = facts.orders.find(({ id }) => id === one.orderId);
    allowed.add(key);
    if (order && !isErased(order.shootId)) wanted.set(key, [one.orderId, paymentKey(one), one.paymentId]);
  }
  const missing = [...wanted]
    .filter(([key]) => !written.has(key))
    .map(([key, ids]) => ({ text: `the mail ${key} was not written`, ids }));
  const kinds = ['order-confirmation:', 'refund:', 'refund-unmatched:'];
  const tooMany = facts.mails
    .filter(({ dedupeKey }) => kinds.some((kind) => dedupeKey.startsWith(kind)) && !allowed.has(dedupeKey))
    .map(({ dedupeKey, shootId }) => ({
      text: `the mail ${dedupeKey} has no reason`,
      ids: [shootId, ...dedupeKey.split(':').slice(1)],
    }));
  const unsent = facts.mails
    .filter(({ sentAt, recipient }) => sentAt === null && recipient !== '')
    .map(({ dedupeKey, shootId }) => ({ text: `the mail ${dedupeKey} was not sent`, ids: [shootId] }));
  return [...missing, ...tooMany, ...unsent];
}
