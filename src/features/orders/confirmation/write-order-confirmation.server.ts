import { createElement } from 'react';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import {
  type OrderConfirmation,
  OrderConfirmationEmail,
  orderConfirmationSubject,
} from './order-confirmation-email.tsx';
import type { OrderPorts } from '../order-ports.ts';
import { findBuyer, type OrderRow } from '../order-store.server.ts';

/** Writes the confirmation on a durable medium (Art. 8(7) 2011/83/EU, § 312f BGB), once per order. */
export async function writeOrderConfirmation(
  tx: Transaction,
  ports: Pick<OrderPorts, 'queue' | 'ids' | 'clock'>,
  order: OrderRow & { readonly paidAt: Date },
): Promise<void> {
  const buyer = order.shootId ? await findBuyer(tx, order.shootId) : undefined;
  const recipient = order.email ?? buyer?.email;
  if (!recipient) return;
  const startConsent = buyer?.consents.startBeforeWithdrawalEnds;
  const confirmation: OrderConfirmation = {
    language: order.language,
    firstName: buyer?.firstName ?? '',
    orderId: order.id,
    packageId: order.packageId,
    amountCents: order.amountCents,
    currency: order.currency,
    discountCode: order.discountCode ?? undefined,
    paidAt: order.paidAt,
    startConsentAt: startConsent ? new Date(startConsent) : undefined,
  };
  const rendered = await renderMail(createElement(OrderConfirmationEmail, { order: confirmation }));
  await writeMail(ports.queue, tx, {
    id: ports.ids.newId(),
    dedupeKey: `order-confirmation:${order.id}`,
    kind: 'order-confirmation',
    shootId: order.shootId ?? undefined,
    recipient,
    language: order.language,
    subject: orderConfirmationSubject(confirmation),
    ...rendered,
    createdAt: ports.clock.now(),
  });
}
