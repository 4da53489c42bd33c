import { createElement } from 'react';
import type { Language } from '../../../catalog/languages.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { recipientKey } from '../../../platform/mail/email-address.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import type { OrderPorts } from '../order-ports.ts';
import { listPaidOrdersOf } from '../buyer-store.server.ts';
import type { OrderRow } from '../order-store.server.ts';
import { orderLink } from '../order-urls.ts';
import { writeWaitingOrderMail } from '../waiting/remind-buyers.server.ts';
import { listWaitingOrdersOf, lockWaitingOrder } from '../waiting/waiting-order-store.server.ts';
import { OrderLinksEmail, orderLinksSubject } from './order-links-email.tsx';

type Ports = Pick<OrderPorts, 'queue' | 'clock' | 'ids' | 'capabilities'> & {
  readonly settings: { readonly publicUrl: string };
};

interface LinkRequest {
  readonly submissionId: string;
  /** Language of the page on which somebody asked. */
  readonly language: Language;
  readonly email: string;
}

/**
 * Writes a mail for each paid order of this person that waits for selfies, with the link to continue, and one mail with the pages
 * of the other orders. The recipient is the address as written in the order, not as typed. Idempotent by the submission's id.
 * @returns the number of orders
 */
export async function mailOrderLinks(tx: Transaction, ports: Ports, request: LinkRequest): Promise<number> {
  const { submissionId, language } = request;
  const emailKey = recipientKey(request.email);
  const waiting = new Set<string>();
  for (const { id } of await listWaitingOrdersOf(tx, emailKey)) {
    const order = await lockWaitingOrder(tx, id);
    if (!order) continue;
    const mail = { kind: 'order-link', dedupeKey: `order-link:${submissionId}:${id}` } as const;
    await writeWaitingOrderMail(tx, ports, { ...order, language }, mail);
    waiting.add(id);
  }
  const others = (await listPaidOrdersOf(tx, emailKey)).filter(({ id }) => !waiting.has(id));
  // One person may have ordered with several spellings of their address.
  const byRecipient = Map.groupBy(others, ({ email }) => email);
  for (const [recipient, orders] of byRecipient) {
    if (recipient !== null) await writeOrderLinks(tx, ports, request, recipient, orders);
  }
  return waiting.size + others.length;
}

async function writeOrderLinks(
  tx: Transaction,
  ports: Ports,
  { submissionId, language }: LinkRequest,
  recipient: string,
  orders: readonly OrderRow[],
): Promise<void> {
  const { capabilities, settings } = ports;
  // Keys outlive the address, so they name one of the orders instead of it.
  const [firstId] = orders.map(({ id }) => id).toSorted();
  const links = {
    language,
    orders: orders.map(({ id, packageId, paidAt, createdAt }) => ({
      packageId,
      paidAt: paidAt ?? createdAt,
      url: orderLink(settings.publicUrl, language, id, capabilities.keyFor('order', id)),
    })),
  };
  await writeMail(ports.queue, tx, {
    id: ports.ids.newId(),
    dedupeKey: `order-links:${submissionId}:${firstId}`,
    kind: 'order-links',
    // Deliberately has no shoot id, because the orders may belong to several.
    shootId: undefined,
    recipient,
    language,
    subject: orderLinksSubject(links),
    ...(await renderMail(createElement(OrderLinksEmail, { links }))),
    createdAt: ports.clock.now(),
  });
}
