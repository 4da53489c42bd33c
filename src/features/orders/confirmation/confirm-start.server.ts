import { createElement } from 'react';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import type { OrderPorts } from '../order-ports.ts';
import { findBuyer } from '../buyer-store.server.ts';
import { listOrdersOfShoot } from '../order-shoot-store.server.ts';
import { orderLink } from '../order-urls.ts';
import { StartConfirmationEmail, startConfirmationSubject } from './start-confirmation-email.tsx';

type Ports = Pick<OrderPorts, 'db' | 'queue' | 'ids' | 'clock' | 'capabilities'> & {
  readonly settings: { readonly publicUrl: string };
};

/**
 * Confirms to the buyer of an order that was paid before its headshots were asked for that they are begun, and the consent to that.
 * For other orders the order's confirmation has done so. Idempotent: once per order.
 */
export async function confirmStart(ports: Ports, shootId: string): Promise<void> {
  await ports.db.transaction(async (tx) => {
    const order = (await listOrdersOfShoot(tx, shootId)).find(({ state }) => state === 'paid');
    const buyer = await findBuyer(tx, shootId);
    const consent = buyer?.consents.startBeforeWithdrawalEnds;
    const recipient = order?.email ?? buyer?.email;
    if (!order?.paidAt || !buyer?.startRequestedAt || !consent || !recipient) return;
    if (buyer.startRequestedAt <= order.paidAt) return;
    const { id, language, packageId } = order;
    const key = ports.capabilities.keyFor('order', id);
    const start = {
      ...{ language, packageId, orderId: id, firstName: buyer.firstName ?? '' },
      startConsentAt: new Date(consent),
      orderUrl: orderLink(ports.settings.publicUrl, language, id, key),
    };
    await writeMail(ports.queue, tx, {
      id: ports.ids.newId(),
      dedupeKey: `start-confirmation:${id}`,
      kind: 'start-confirmation',
      shootId,
      recipient,
      language,
      subject: startConfirmationSubject(start),
      ...(await renderMail(createElement(StartConfirmationEmail, { start }))),
      createdAt: ports.clock.now(),
    });
  });
}
