import { createElement } from 'react';
import type { Transaction } from '../../platform/db/database.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';
import { renderMail } from '../../ui/mail/render-mail.ts';
import type { OrderPorts } from './order-ports.ts';
import type { OrderRow } from './order-store.server.ts';
import { RefundEmail, refundSubject } from './refund-email.tsx';
import type { RefundReason, StrayReason } from './refund-reason.ts';

type Ports = Pick<OrderPorts, 'queue' | 'clock' | 'ids'>;

/** Tells the buyer that the order's payment goes back, and why; once an order. */
export function writeRefundMail(
  tx: Transaction,
  ports: Ports,
  order: OrderRow,
  reason: RefundReason,
): Promise<void> {
  return write(tx, ports, order, { ...order, reason, dedupeKey: `refund:${order.id}` });
}

/** The same for a payment that goes back without its order; once a payment. */
export function writeStrayRefundMail(
  tx: Transaction,
  ports: Ports,
  order: OrderRow,
  payment: PaymentEvent,
  reason: StrayReason,
): Promise<void> {
  const dedupeKey = `refund-stray:${payment.provider}:${payment.paymentId}`;
  return write(tx, ports, order, { ...payment, reason, dedupeKey });
}

interface Refund extends Pick<OrderRow, 'amountCents' | 'currency'> {
  readonly reason: RefundReason;
  readonly dedupeKey: string;
}

async function write(tx: Transaction, ports: Ports, order: OrderRow, refund: Refund): Promise<void> {
  // Erased with the shoot: there is nobody left to write to.
  if (!order.email) return;
  const { amountCents, currency, reason, dedupeKey } = refund;
  const notice = { language: order.language, orderId: order.id, amountCents, currency, reason };
  const rendered = await renderMail(createElement(RefundEmail, { notice }));
  await writeMail(ports.queue, tx, {
    id: ports.ids.newId(),
    dedupeKey,
    kind: 'refund',
    // The erasure of the draft must not take the unsent mail with it that tells of it.
    shootId: reason === 'draft-erased' ? undefined : (order.shootId ?? undefined),
    recipient: order.email,
    language: order.language,
    subject: refundSubject(notice),
    ...rendered,
    createdAt: ports.clock.now(),
  });
}
