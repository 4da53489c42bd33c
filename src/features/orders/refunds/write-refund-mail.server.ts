import { createElement } from 'react';
import type { Transaction } from '../../../platform/db/database.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { PaymentEvent } from '../../../platform/payments/payments.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import type { OrderPorts } from '../order-ports.ts';
import type { OrderRow } from '../order-store.server.ts';
import { RefundEmail, refundSubject } from './refund-email.tsx';
import type { RefundReason, UnmatchedReason } from './refund-reason.ts';

type Ports = Pick<OrderPorts, 'queue' | 'clock' | 'ids'>;

/**
 * Writes the mail that tells the buyer why the order's payment is refunded, once per order, and once for each total of a partial
 * refund.
 */
export function writeRefundMail(
  tx: Transaction,
  ports: Ports,
  order: OrderRow,
  reason: RefundReason,
  totalCents: number = order.amountCents,
): Promise<void> {
  const { currency, refundRequestedCents, refundedCents, state } = order;
  const isPartial = totalCents < order.amountCents;
  // An earlier partial refund has returned its part already.
  const amountCents = totalCents - (state === 'paid' ? refundRequestedCents : refundedCents);
  const dedupeKey = isPartial ? `refund:${order.id}:${totalCents}` : `refund:${order.id}`;
  return writeNotice(tx, ports, order, { amountCents, currency, reason, isPartial, dedupeKey });
}

/** Writes the same mail for a payment that is refunded without its order, once per payment. */
export function writeUnmatchedRefundMail(
  tx: Transaction,
  ports: Ports,
  order: OrderRow,
  payment: PaymentEvent,
  reason: Exclude<UnmatchedReason, 'lost-order'>,
): Promise<void> {
  const dedupeKey = `refund-unmatched:${payment.provider}:${payment.paymentId}`;
  return writeNotice(tx, ports, order, { ...payment, reason, dedupeKey });
}

interface Refund extends Pick<OrderRow, 'amountCents' | 'currency'> {
  readonly reason: RefundReason;
  readonly isPartial?: boolean;
  readonly dedupeKey: string;
}

async function writeNotice(tx: Transaction, ports: Ports, order: OrderRow, refund: Refund): Promise<void> {
  // The address was erased with the shoot, so there is nobody to write to.
  if (!order.email) return;
  const { amountCents, currency, reason, isPartial = false, dedupeKey } = refund;
  const notice = { language: order.language, orderId: order.id, amountCents, currency, reason, isPartial };
  const rendered = await renderMail(createElement(RefundEmail, { notice }));
  await writeMail(ports.queue, tx, {
    id: ports.ids.newId(),
    dedupeKey,
    kind: 'refund',
    // Deliberately has no shoot id, because erasing the draft must not delete the unsent mail about it.
    shootId: reason === 'draft-erased' ? undefined : (order.shootId ?? undefined),
    recipient: order.email,
    language: order.language,
    subject: refundSubject(notice),
    ...rendered,
    createdAt: ports.clock.now(),
  });
}
