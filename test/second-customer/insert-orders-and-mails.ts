import type { Database } from '../../src/platform/db/database.ts';
import { leads } from '../../src/platform/db/tables/leads.ts';
import { mails } from '../../src/platform/db/tables/mails.ts';
import {
  orders,
  paymentEvents,
  unmatchedPayments,
  withdrawals,
} from '../../src/platform/db/tables/orders.ts';
import { sandboxEvents, sandboxPayments } from '../../src/platform/db/tables/sandbox.ts';
import { subscriberConsents, subscribers } from '../../src/platform/db/tables/subscribers.ts';
import { MARK, SECOND, PAST, FUTURE } from './second-customer.ts';

export async function insertOrders(db: Database): Promise<void> {
  const price = { amountCents: 1900, currency: 'EUR' as const };
  const order = { ...price, packageId: 'basic' as const, email: SECOND.email, language: 'en' as const };
  const paymentId = `${MARK}-payment`;
  await db.insert(orders).values([
    {
      ...{
        ...order,
        id: SECOND.orderId,
        shootId: SECOND.shootId,
        state: 'paid',
        provider: 'sandbox',
        paymentId,
      },
      ...{ createdAt: PAST, paidAt: PAST },
    },
    {
      ...{ ...order, id: `${MARK}-open`, shootId: SECOND.draftId, state: 'open', provider: 'sandbox' },
      createdAt: PAST,
    },
  ]);
  await db.insert(paymentEvents).values({
    ...{
      ...price,
      provider: 'sandbox',
      eventId: `${MARK}-paid`,
      orderId: SECOND.orderId,
      kind: 'paid',
      paymentId,
    },
    ...{ occurredAt: PAST, receivedAt: PAST, outcome: 'paid' },
  });
  await db.insert(unmatchedPayments).values({
    ...{
      ...price,
      provider: 'sandbox',
      paymentId: `${MARK}-unmatched`,
      orderId: SECOND.orderId,
      reason: 'duplicate',
    },
    ...{ state: 'refunded', receivedAt: PAST, refundedAt: PAST },
  });
  await db.insert(sandboxPayments).values({
    ...{ ...price, id: paymentId, orderId: SECOND.orderId, state: 'paid', createdAt: PAST },
  });
  await db.insert(sandboxEvents).values({
    ...{ id: `${MARK}-event`, body: { id: MARK }, createdAt: PAST, deliveredAt: PAST },
  });
  await db.insert(withdrawals).values({
    ...{ id: `${MARK}-withdrawal`, submissionId: `${MARK}-withdrawal`, name: MARK, email: SECOND.email },
    ...{ orderNumber: SECOND.orderId, language: 'en', orderId: SECOND.orderId, receivedAt: FUTURE },
    orderMatch: 'number-and-email',
  });
}

/** Inserts a sent mail, one still waiting for its job and one that belongs to no shoot. */
export async function insertMails(db: Database): Promise<void> {
  const mail = { recipient: SECOND.email, language: 'en' as const, subject: MARK, html: MARK, text: MARK };
  const write = (id: string, more: Partial<typeof mails.$inferInsert>) => ({
    ...{ ...mail, id: `${MARK}-${id}`, dedupeKey: `${MARK}-${id}`, kind: id, createdAt: FUTURE, attempts: 1 },
    ...more,
  });
  await db
    .insert(mails)
    .values([
      write('gallery-ready', { shootId: SECOND.shootId, createdAt: PAST, sentAt: PAST }),
      write('waiting', { shootId: SECOND.shootId }),
      write('of-no-shoot', { headers: { 'X-Mark': MARK }, replyTo: SECOND.email }),
    ]);
}

export async function insertLeadAndSubscriber(db: Database): Promise<void> {
  await db.insert(leads).values({
    ...{
      id: `${MARK}-lead`,
      submissionId: `${MARK}-lead`,
      kind: 'team',
      language: 'en',
      email: SECOND.email,
    },
    ...{ firstName: MARK, lastName: MARK, headshots: 12, createdAt: FUTURE },
  });
  await db.insert(subscribers).values({
    ...{ id: `${MARK}-subscriber`, email: SECOND.email, language: 'en', state: 'confirmed', source: 'blog' },
    ...{
      utmSource: 'none',
      utmMedium: 'none',
      utmCampaign: 'none',
      discountCode: 'NONE',
      discountPercent: 10,
    },
    ...{ requestedAt: FUTURE, confirmedAt: FUTURE },
  });
  await db.insert(subscriberConsents).values({
    ...{ id: `${MARK}-consent`, subscriberId: `${MARK}-subscriber`, submissionId: `${MARK}-consent` },
    ...{
      tokenHash: MARK,
      formVersion: '1',
      textShown: MARK,
      language: 'en',
      source: 'blog',
      addressHash: MARK,
    },
    ...{ requestedAt: FUTURE, expiresAt: FUTURE, confirmedAt: FUTURE },
  });
}
