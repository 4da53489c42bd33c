import { createElement } from 'react';
import { LIMITS } from '../../../catalog/limits.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import type { OrderPorts } from '../order-ports.ts';
import type { OrderRow } from '../order-store.server.ts';
import { continueOrderLink } from '../order-urls.ts';
import { WaitingOrderEmail, waitingOrderSubject } from './waiting-order-email.tsx';
import { listOrdersToRemind, lockWaitingOrder, markReminded } from './waiting-order-store.server.ts';

type Ports = Pick<OrderPorts, 'db' | 'queue' | 'clock' | 'ids' | 'log' | 'capabilities'> & {
  readonly settings: { readonly publicUrl: string };
};

/** Reminds the buyers whose paid orders have waited for their selfies for three days, once. */
export async function remindBuyers(ports: Ports): Promise<void> {
  const paidBefore = new Date(ports.clock.now().getTime() - LIMITS.orderReminderAfterMs);
  let reminded = 0;
  for (const { id } of await listOrdersToRemind(ports.db, paidBefore)) {
    await ports.db.transaction(async (tx) => {
      const order = await lockWaitingOrder(tx, id);
      if (!order || order.remindedAt) return;
      await markReminded(tx, id, ports.clock.now());
      await writeWaitingOrderMail(tx, ports, order, {
        kind: 'order-reminder',
        dedupeKey: `order-reminder:${id}`,
      });
      reminded += 1;
    });
  }
  if (reminded > 0) ports.log.info({ reminded }, 'reminded buyers of their waiting orders');
}

/** Writes the mail with the link of a waiting order, as a reminder or because somebody asked for it. */
export async function writeWaitingOrderMail(
  tx: Transaction,
  ports: Omit<Ports, 'db' | 'log'>,
  order: OrderRow,
  mail: { readonly kind: 'order-reminder' | 'order-link'; readonly dedupeKey: string },
): Promise<void> {
  if (!order.email || !order.paidAt) return;
  const { language, packageId, paidAt } = order;
  const key = ports.capabilities.keyFor('order', order.id);
  const url = continueOrderLink(ports.settings.publicUrl, language, order.id, key);
  const waiting = { language, packageId, paidAt, url, isReminder: mail.kind === 'order-reminder' };
  await writeMail(ports.queue, tx, {
    ...mail,
    id: ports.ids.newId(),
    shootId: order.shootId ?? undefined,
    recipient: order.email,
    language,
    subject: waitingOrderSubject(waiting),
    ...(await renderMail(createElement(WaitingOrderEmail, { order: waiting }))),
    createdAt: ports.clock.now(),
  });
}
