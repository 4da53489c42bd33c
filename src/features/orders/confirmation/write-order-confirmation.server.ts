import { createElement } from 'react';
import { invariant } from '../../../base/invariant.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import {
  type OrderConfirmation,
  OrderConfirmationEmail,
  orderConfirmationSubject,
} from './order-confirmation-email.tsx';
import type { OrderPorts } from '../order-ports.ts';
import { findBuyer } from '../buyer-store.server.ts';
import type { OrderRow } from '../order-store.server.ts';
import { continueOrderLink, orderLink, withdrawalLink } from '../order-urls.ts';
import { isWaiting } from '../waiting/is-waiting.ts';

/**
 * Writes the confirmation on a durable medium, with the terms attached (Art. 8(7) 2011/83/EU, § 312f BGB), once per order. Call it
 * after the payment has moved the shoot on, because the mail tells whether the headshots were begun.
 */
export async function writeOrderConfirmation(
  tx: Transaction,
  ports: Pick<OrderPorts, 'queue' | 'ids' | 'clock' | 'capabilities' | 'contractDocuments' | 'settings'>,
  order: OrderRow & { readonly shootId: string; readonly paidAt: Date },
): Promise<void> {
  const { id, shootId, language } = order;
  const buyer = await findBuyer(tx, shootId);
  invariant(buyer, `order ${id} has paid for the shoot ${shootId}, which does not exist`);
  const recipient = order.email ?? buyer.email;
  if (!recipient) return;
  const { publicUrl, imprint } = ports.settings;
  const key = ports.capabilities.keyFor('order', id);
  const waits = isWaiting(buyer);
  const startConsent = waits ? undefined : buyer.consents.startBeforeWithdrawalEnds;
  const confirmation: OrderConfirmation = {
    ...order,
    orderId: id,
    firstName: buyer.firstName ?? '',
    discountCode: order.discountCode ?? undefined,
    imprint,
    startConsentAt: startConsent ? new Date(startConsent) : undefined,
    continueUrl: waits ? continueOrderLink(publicUrl, language, id, key) : undefined,
    orderUrl: orderLink(publicUrl, language, id, key),
    withdrawalUrl: withdrawalLink(publicUrl, language, id),
  };
  const rendered = await renderMail(createElement(OrderConfirmationEmail, { order: confirmation }));
  await writeMail(ports.queue, tx, {
    id: ports.ids.newId(),
    dedupeKey: `order-confirmation:${id}`,
    kind: 'order-confirmation',
    shootId,
    recipient,
    language,
    subject: orderConfirmationSubject(confirmation),
    ...rendered,
    attachments: ports.contractDocuments[language],
    createdAt: ports.clock.now(),
  });
}
