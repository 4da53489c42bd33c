import type { Database } from '../../src/platform/db/database.ts';
import { campaignRecipients, campaigns } from '../../src/platform/db/tables/campaigns.ts';
import { leads } from '../../src/platform/db/tables/leads.ts';
import { mailSuppressions } from '../../src/platform/db/tables/mail-suppressions.ts';
import { mails } from '../../src/platform/db/tables/mails.ts';
import {
  ledgerEntries,
  orderReminders,
  orders,
  paymentCandidates,
  paymentEvents,
  reportedDifferences,
  unmatchedPayments,
  withdrawals,
} from '../../src/platform/db/tables/orders.ts';
import { sandboxEvents, sandboxPayments } from '../../src/platform/db/tables/sandbox.ts';
import {
  forwardedSubscribers,
  measurementConsents,
  subscriberConsents,
  subscribers,
  subscriberTags,
} from '../../src/platform/db/tables/subscribers.ts';
import { MARK, SECOND, PAST, FUTURE } from './second-customer.ts';

const RECEIVED = { provider: 'sandbox', currency: 'EUR' } as const;
/** With a code that the tests' own customers use, too. */
const PAID = { ...RECEIVED, paymentId: `${MARK}-payment`, orderId: SECOND.orderId, amountCents: 1520 };
const WAITING = {
  ...{ ...RECEIVED, paymentId: `${MARK}-waiting-payment` },
  ...{ orderId: SECOND.waitingOrderId, amountCents: 999 },
};
const OPERATOR = `${MARK}-operator@example.net`;
const CHANGED = { changedAt: PAST, changedBy: OPERATOR, version: 2 } as const;
/** The columns of a request that an operator has answered. */
const ANSWERED = {
  ...{ answeredAt: PAST, answeredBy: OPERATOR, note: MARK, notedAt: PAST, notedBy: OPERATOR },
  ...CHANGED,
} as const;
/** The part of the first payment that was refunded. */
const BACK_CENTS = 500;

export async function insertOrders(db: Database): Promise<void> {
  const buyer = { email: SECOND.email, emailKey: SECOND.email, language: 'en' as const };
  const order = { ...buyer, packageId: 'basic' as const, provider: 'sandbox', currency: 'EUR' as const };
  await db.insert(orders).values([
    {
      ...{ ...order, id: SECOND.orderId, shootId: SECOND.shootId, state: 'paid', productId: 'basic' },
      ...{ amountCents: PAID.amountCents, discountCode: 'WELCOME20', paymentId: PAID.paymentId },
      ...{ createdAt: PAST, paidAt: PAST, refundRequestedCents: BACK_CENTS, refundedCents: BACK_CENTS },
    },
    {
      ...{ ...order, id: `${MARK}-open`, shootId: SECOND.draftId, state: 'open', productId: 'basic' },
      ...{ amountCents: 1900, createdAt: PAST },
    },
    {
      ...{ ...order, id: SECOND.waitingOrderId, shootId: SECOND.waitingId, state: 'paid' },
      ...{ productId: 'basic-999', amountCents: WAITING.amountCents, paymentId: WAITING.paymentId },
      ...{ createdAt: PAST, paidAt: FUTURE },
    },
  ]);
  await db.insert(paymentEvents).values([
    {
      ...{ ...PAID, eventId: `${MARK}-paid`, kind: 'paid' },
      ...{ occurredAt: PAST, receivedAt: PAST, outcome: 'paid' },
    },
    {
      ...{ ...PAID, eventId: `${MARK}-back`, kind: 'refunded', amountCents: BACK_CENTS },
      ...{ occurredAt: PAST, receivedAt: PAST, outcome: 'partial-refund' },
    },
    {
      ...{ ...WAITING, eventId: `${MARK}-waiting-paid`, kind: 'paid' },
      ...{ occurredAt: FUTURE, receivedAt: PAST, outcome: 'paid' },
    },
  ]);
  await db.insert(orderReminders).values({
    ...{ orderId: SECOND.orderId, subscriberId: SECOND.subscriberId, sentAt: FUTURE },
  });
  await insertLedger(db);
  await db.insert(unmatchedPayments).values({
    ...{ ...RECEIVED, paymentId: `${MARK}-unmatched`, orderId: SECOND.orderId, amountCents: 1900 },
    ...{ reason: 'duplicate', state: 'refunded', receivedAt: PAST, refundedAt: PAST },
  });
  const unclear = { provider: 'sandbox', paymentId: `${MARK}-unclear` };
  await db.insert(paymentCandidates).values([
    { ...unclear, orderId: `${MARK}-open` },
    { ...unclear, orderId: SECOND.orderId },
  ]);
  await db.insert(reportedDifferences).values({
    ...{ ...unclear, kind: 'several-orders-fit', reportedAt: PAST, mailedAt: PAST },
    ...{ settledAt: PAST, settledBy: OPERATOR, settledReason: MARK, ...CHANGED },
  });
  await db.insert(sandboxPayments).values([
    {
      ...{ id: PAID.paymentId, orderId: SECOND.orderId, amountCents: PAID.amountCents, currency: 'EUR' },
      ...{ state: 'paid', createdAt: PAST, refundedCents: BACK_CENTS },
    },
    {
      ...{ id: WAITING.paymentId, orderId: SECOND.waitingOrderId, amountCents: WAITING.amountCents },
      ...{ currency: 'EUR', state: 'paid', createdAt: PAST },
    },
  ]);
  await db.insert(sandboxEvents).values({
    ...{ id: `${MARK}-event`, body: { id: MARK }, createdAt: PAST, deliveredAt: PAST },
  });
  await db.insert(withdrawals).values({
    ...{ id: `${MARK}-withdrawal`, submissionId: `${MARK}-withdrawal`, name: MARK, email: SECOND.email },
    ...{ orderNumber: SECOND.orderId, language: 'en', orderId: SECOND.orderId, receivedAt: FUTURE },
    ...{ orderMatch: 'number-and-email', ...ANSWERED },
  });
}

/** In the future, so that no reconciliation misses these payments in its provider's list. */
async function insertLedger(db: Database): Promise<void> {
  const booked = { source: 'webhook' as const, occurredAt: FUTURE, recordedAt: PAST };
  await db.insert(ledgerEntries).values([
    { ...PAID, ...booked, kind: 'payment', totalCents: 0, taxCents: 243 },
    { ...PAID, ...booked, kind: 'refund', totalCents: BACK_CENTS, amountCents: -BACK_CENTS, taxCents: -80 },
    { ...WAITING, ...booked, kind: 'payment', totalCents: 0 },
  ]);
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
    ...{ firstName: MARK, lastName: MARK, headshots: 12, createdAt: FUTURE, ...ANSWERED },
  });
  await db.insert(subscribers).values({
    ...{ id: SECOND.subscriberId, email: SECOND.email, language: 'en', state: 'confirmed', source: 'blog' },
    ...{
      utmSource: 'none',
      utmMedium: 'none',
      utmCampaign: 'none',
      discountCode: 'NONE',
      discountPercent: 10,
    },
    ...{ requestedAt: FUTURE, confirmedAt: FUTURE },
  });
  await db.insert(subscriberTags).values([
    { subscriberId: SECOND.subscriberId, tag: 'tips', createdAt: PAST },
    { subscriberId: SECOND.subscriberId, tag: 'team', createdAt: PAST },
  ]);
  await db.insert(forwardedSubscribers).values({
    ...{ subscriberId: SECOND.subscriberId, remoteId: `${MARK}-remote`, isSubscribed: true },
  });
  await db.insert(subscriberConsents).values({
    ...{ id: `${MARK}-consent`, subscriberId: SECOND.subscriberId, submissionId: `${MARK}-consent` },
    ...{
      tokenHash: MARK,
      formVersion: '1',
      textShown: MARK,
      origin: MARK,
      language: 'en',
      source: 'blog',
      addressHash: MARK,
    },
    ...{ requestedAt: FUTURE, expiresAt: FUTURE, confirmedAt: FUTURE },
  });
  await insertCampaign(db);
}

/** Inserts a campaign that was sent to the second customer, who had agreed to measuring. */
async function insertCampaign(db: Database): Promise<void> {
  const audience = {
    ...{ languages: [], anyOfTags: [], noneOfTags: [], behaviour: 'everyone' as const },
    ...{ confirmedWithinDays: null, confirmedBeforeDays: null },
  };
  const message = { subject: MARK, preview: '', message: MARK, button: null };
  const subscriberId = `${MARK}-subscriber`;
  await db.insert(campaigns).values({
    ...{ id: `${MARK}-campaign`, name: MARK, state: 'sent', messages: { en: message }, audience },
    ...{ createdAt: PAST, updatedAt: PAST, startedAt: PAST, finishedAt: PAST },
  });
  await db.insert(campaignRecipients).values({
    ...{ campaignId: `${MARK}-campaign`, subscriberId, language: 'en', state: 'sent', attempts: 1 },
    ...{ dueAt: PAST, claimedAt: PAST, settledAt: PAST, answerCode: 250, answer: MARK },
    ...{ isMeasured: true, openedAt: PAST },
  });
  await db.insert(measurementConsents).values({
    ...{ id: `${MARK}-measurement`, subscriberId, formVersion: '1', textShown: MARK, language: 'en' },
    grantedAt: PAST,
  });
  await db.insert(mailSuppressions).values({
    ...{ addressKey: `bounced-${SECOND.email}`, reason: 'bounce', answerCode: 550, answer: MARK },
    createdAt: FUTURE,
  });
}
