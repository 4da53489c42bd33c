import { createElement } from 'react';
import { LIMITS } from '../../../catalog/limits.ts';
import { type Imprint, operatorOf } from '../../../catalog/imprint.ts';
import type { Language } from '../../../catalog/languages.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { recipientKey } from '../../../platform/mail/email-address.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import { BRAND } from '../../../catalog/brand.ts';
import type { OrderPorts } from '../order-ports.ts';
import { lockOrder, type OrderRow } from '../order-store.server.ts';
import { checkoutLink } from '../order-urls.ts';
import { listWaitingOrdersOf } from '../waiting/waiting-order-store.server.ts';
import { AbandonedOrderEmail, abandonedOrderSubject } from './abandoned-order-email.tsx';
import { decideReminder, REMINDABLE_MS } from './abandoned-order.ts';
import {
  dropReminder,
  erasePastReminders,
  findLatestReminder,
  hasOpenedLater,
  hasPaidSince,
  isErasedByOwner,
  isListReadUntil,
  isShootPaid,
  isUndecided,
  linkOrder,
  listDue,
  listUnlinkedOrders,
  lockReminders,
  markReminded,
} from './reminder-store.server.ts';

/** A person who agreed to offers by email, and how they end that. */
export interface ReminderRecipient {
  readonly email: string;
  readonly language: Language;
  readonly confirmedAt: Date;
  /** List-Unsubscribe and its companion (RFC 8058). */
  readonly headers: Readonly<Record<string, string>>;
  readonly unsubscribeUrl: string;
  readonly preferencesUrl: string;
}

/** The newsletter feature implements these; worker/ connects the two. */
export interface NewsletterOfBuyers {
  /** Finds the subscriber with an address, confirmed or still asked to confirm. */
  findSubscriberId(email: string): Promise<string | undefined>;
  /** Finds a confirmed subscriber who wants offers, and locks the subscription until the transaction ends. */
  findRecipient(tx: Transaction, subscriberId: string): Promise<ReminderRecipient | undefined>;
}

type Ports = Pick<OrderPorts, 'db' | 'queue' | 'clock' | 'ids' | 'log'> & {
  readonly settings: { readonly publicUrl: string; readonly imprint: Imprint | undefined };
};

/**
 * Reminds subscribers who agreed of orders that they opened a day ago and did not pay. An order's address is erased with its draft,
 * often before that, so each run first remembers which subscribers have opened the new orders. Runs hourly.
 */
export async function remindAbandonedOrders(ports: Ports, newsletter: NewsletterOfBuyers): Promise<void> {
  const { db, clock, log } = ports;
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  for (const { id, email } of await listUnlinkedOrders(db, ago(REMINDABLE_MS))) {
    const subscriberId = await newsletter.findSubscriberId(email);
    if (subscriberId !== undefined) await db.transaction((tx) => linkOrder(tx, id, subscriberId));
  }
  let reminded = 0;
  for (const due of await listDue(db, ago(LIMITS.abandonedReminderAfterMs))) {
    const decision = await db.transaction((tx) => decide(tx, ports, newsletter, due));
    if (decision === 'send') reminded += 1;
  }
  await erasePastReminders(db, ago(LIMITS.abandonedReminderPauseMs));
  if (reminded > 0) log.info({ reminded }, 'reminded subscribers of their open orders');
}

async function decide(
  tx: Transaction,
  ports: Ports,
  newsletter: NewsletterOfBuyers,
  { orderId, subscriberId }: { readonly orderId: string; readonly subscriberId: string },
): Promise<'wait' | 'send' | 'drop'> {
  await lockReminders(tx, subscriberId);
  if (!(await isUndecided(tx, orderId))) return 'wait';
  const order = await lockOrder(tx, orderId);
  const recipient = await newsletter.findRecipient(tx, subscriberId);
  const now = ports.clock.now();
  const facts = order && (await factsAbout(tx, order, subscriberId, recipient));
  const decision = facts ? decideReminder(facts, now) : 'drop';
  if (decision === 'drop') await dropReminder(tx, orderId);
  if (decision === 'send' && order && recipient) {
    await markReminded(tx, orderId, now);
    await writeReminder(tx, ports, order, recipient);
  }
  return decision;
}

async function factsAbout(
  tx: Transaction,
  order: OrderRow,
  subscriberId: string,
  recipient: ReminderRecipient | undefined,
) {
  const { shootId, createdAt, provider, state } = order;
  const openedAt = order.checkoutReopenedAt ?? createdAt;
  const checkoutClosedAt = new Date(openedAt.getTime() + LIMITS.checkoutLifetimeMs);
  const emailKey = recipient && recipientKey(recipient.email);
  const hasBought =
    (shootId !== null && (await isShootPaid(tx, shootId))) ||
    (emailKey !== undefined && (await hasPaidSince(tx, emailKey, createdAt))) ||
    (emailKey !== undefined && (await listWaitingOrdersOf(tx, emailKey)).length > 0);
  return {
    ...{ state, openedAt, hasBought, hasAgreed: recipient !== undefined },
    isPaymentListRead: await isListReadUntil(tx, provider, checkoutClosedAt),
    isErasedByOwner: shootId !== null && (await isErasedByOwner(tx, shootId)),
    hasLaterOrder: await hasOpenedLater(tx, subscriberId, { orderId: order.id, openedAt }),
    remindedAt: await findLatestReminder(tx, subscriberId),
  };
}

/** Writes the mail, once for each order. */
export async function writeReminder(
  tx: Transaction,
  ports: Pick<Ports, 'queue' | 'clock' | 'ids' | 'settings'>,
  { id, packageId, productId, createdAt }: OrderRow,
  { email, headers, ...recipient }: ReminderRecipient,
): Promise<void> {
  const { publicUrl, imprint } = ports.settings;
  const sender = imprint && operatorOf(imprint);
  const { language } = recipient;
  const url = checkoutLink(publicUrl, language, productId);
  const reminder = { ...recipient, packageId, openedAt: createdAt, publicUrl, url, sender };
  await writeMail(ports.queue, tx, {
    ...{ id: ports.ids.newId(), dedupeKey: `abandoned-order:${id}`, kind: 'abandoned-order' },
    // Deliberately without a shoot: then the outbox erases the content once the mail is sent.
    ...{ shootId: undefined, recipient: email, replyTo: BRAND.contactEmail, headers, language },
    subject: abandonedOrderSubject(reminder),
    ...(await renderMail(createElement(AbandonedOrderEmail, { reminder }))),
    createdAt: ports.clock.now(),
  });
}
