import { and, asc, desc, eq, gt, inArray, isNull, lte, not, sql } from 'drizzle-orm';
import type { Language } from '../../../catalog/languages.ts';
import type { Database, Reader, Transaction } from '../../../platform/db/database.ts';
import {
  type Audience,
  campaignClicks,
  campaignRecipients,
  campaigns,
  type RecipientState,
} from '../../../platform/db/tables/campaigns.ts';
import { measurementConsents, subscribers } from '../../../platform/db/tables/subscribers.ts';
import type { MailAnswer } from '../../../platform/mail/mail-answer.ts';
import { isInAudience, isSubscriberSuppressed } from './audience-query.ts';

export type RecipientRow = typeof campaignRecipients.$inferSelect;

/** Fixes the audience of a campaign: whoever belongs to it now gets a row. Returns their number. */
export async function insertRecipients(
  tx: Transaction,
  campaign: { readonly id: string; readonly audience: Audience },
  languages: readonly Language[],
  now: Date,
): Promise<number> {
  const chosen = tx
    .select({
      campaignId: sql<string>`${campaign.id}::text`.as('campaign_id'),
      subscriberId: subscribers.id,
      language: subscribers.language,
      dueAt: sql<Date>`${now.toISOString()}::timestamptz`.as('due_at'),
    })
    .from(subscribers)
    .where(
      and(
        isInAudience(campaign.audience, now),
        inArray(subscribers.language, [...languages]),
        not(isSubscriberSuppressed),
      ),
    );
  const { rowCount } = await tx.execute(
    sql`insert into ${campaignRecipients} (campaign_id, subscriber_id, language, due_at) ${chosen}`,
  );
  return rowCount ?? 0;
}

/** Mails that a sender had claimed when it died. They may have arrived, so they are not sent again by themselves. */
export async function settleAbandoned(session: Database, now: Date): Promise<readonly RecipientRow[]> {
  return session
    .update(campaignRecipients)
    .set({ state: 'unknown', settledAt: now })
    .where(eq(campaignRecipients.state, 'sending'))
    .returning();
}

/**
 * Claims the next mail of a campaign that is still being sent. The claim is committed before a byte of the mail leaves, so that no
 * mail leaves twice however this process ends.
 */
export async function claimNext(
  session: Database,
  campaignId: string,
  now: Date,
): Promise<RecipientRow | undefined> {
  const next = session
    .select({ id: campaignRecipients.id })
    .from(campaignRecipients)
    .where(
      and(
        eq(campaignRecipients.campaignId, campaignId),
        eq(campaignRecipients.state, 'queued'),
        lte(campaignRecipients.dueAt, now),
      ),
    )
    .orderBy(asc(campaignRecipients.dueAt), asc(campaignRecipients.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const isSending = session
    .select({ one: sql`1` })
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.state, 'sending')));
  const [claimed] = await session
    .update(campaignRecipients)
    .set({ state: 'sending', claimedAt: now, attempts: sql`${campaignRecipients.attempts} + 1` })
    .where(and(eq(campaignRecipients.id, sql`(${next})`), sql`exists ${isSending}`))
    .returning();
  return claimed;
}

/** Returns the time of the next try in a campaign; undefined when nothing waits. */
export async function nextDueAt(db: Reader, campaignId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ dueAt: campaignRecipients.dueAt })
    .from(campaignRecipients)
    .where(and(eq(campaignRecipients.campaignId, campaignId), eq(campaignRecipients.state, 'queued')))
    .orderBy(asc(campaignRecipients.dueAt), asc(campaignRecipients.id))
    .limit(1);
  return row?.dueAt;
}

/** The reader of a mail at the moment of sending it. */
export async function findReader(db: Reader, subscriberId: string) {
  const consent = sql<boolean>`exists (select 1 from ${measurementConsents} where ${and(
    eq(measurementConsents.subscriberId, subscribers.id),
    isNull(measurementConsents.withdrawnAt),
  )})`;
  const [reader] = await db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      firstName: subscribers.firstName,
      lastName: subscribers.lastName,
      company: subscribers.company,
      state: subscribers.state,
      confirmedAt: subscribers.confirmedAt,
      isSuppressed: isSubscriberSuppressed,
      isMeasured: consent,
    })
    .from(subscribers)
    .where(eq(subscribers.id, subscriberId));
  return reader;
}

/** The state of a claimed mail after its try. */
export interface Settlement {
  readonly state: Exclude<RecipientState, 'sending'>;
  readonly reason?: RecipientRow['reason'];
  readonly answer?: MailAnswer | undefined;
  readonly isMeasured?: boolean;
  /** The time of the next try, of a mail that is queued again. */
  readonly dueAt?: Date;
}

/**
 * Stores what became of a claimed mail. Also corrects `unknown`, which another process has stored because this one had lost its
 * lock, but nothing that belongs to a later try.
 */
export async function settle(
  db: Database | Transaction,
  claimed: Pick<RecipientRow, 'id' | 'attempts'>,
  { state, reason, answer, isMeasured, dueAt }: Settlement,
  now: Date,
): Promise<void> {
  await db
    .update(campaignRecipients)
    .set({
      state,
      reason: reason ?? null,
      settledAt: state === 'queued' ? null : now,
      ...(answer ? { answerCode: answer.code, answer: answer.text } : {}),
      ...(isMeasured === undefined ? {} : { isMeasured }),
      ...(dueAt ? { dueAt } : {}),
    })
    .where(
      and(
        eq(campaignRecipients.id, claimed.id),
        eq(campaignRecipients.attempts, claimed.attempts),
        inArray(campaignRecipients.state, ['sending', 'unknown']),
      ),
    );
}

/** Queues the mails of a campaign again whose fate is unknown. Returns their number. */
export async function requeueUnknown(tx: Transaction, campaignId: string, now: Date): Promise<number> {
  const queued = await tx
    .update(campaignRecipients)
    .set({ state: 'queued', dueAt: now, settledAt: null })
    .where(and(eq(campaignRecipients.campaignId, campaignId), eq(campaignRecipients.state, 'unknown')))
    .returning({ id: campaignRecipients.id });
  return queued.length;
}

/** Returns whether a sender left a mail behind. */
export async function hasClaimed(db: Reader): Promise<boolean> {
  const [row] = await db
    .select({ id: campaignRecipients.id })
    .from(campaignRecipients)
    .where(eq(campaignRecipients.state, 'sending'))
    .limit(1);
  return row !== undefined;
}

/** Lists the mails of a campaign, one page at a time, with the subscribers' addresses; null once they are erased. */
export async function listRecipients(
  db: Reader,
  campaignId: string,
  page: {
    readonly state?: RecipientState | undefined;
    /** The id of the last row of the page before. */
    readonly after?: number | undefined;
    readonly limit: number;
  },
) {
  return db
    .select({ recipient: campaignRecipients, email: subscribers.email })
    .from(campaignRecipients)
    .leftJoin(subscribers, eq(subscribers.id, campaignRecipients.subscriberId))
    .where(
      and(
        eq(campaignRecipients.campaignId, campaignId),
        page.state && eq(campaignRecipients.state, page.state),
        page.after === undefined ? undefined : gt(campaignRecipients.id, page.after),
      ),
    )
    .orderBy(asc(campaignRecipients.id))
    .limit(page.limit);
}

/** Makes the mails of erased subscribers be about nobody. */
export async function forgetRecipients(tx: Transaction, subscriberIds: readonly string[]): Promise<void> {
  if (subscriberIds.length === 0) return;
  await eraseMeasurements(tx, subscriberIds);
  await tx
    .update(campaignRecipients)
    .set({ subscriberId: null, answer: null })
    .where(inArray(campaignRecipients.subscriberId, [...subscriberIds]));
}

/** Erases what was measured of these subscribers, and ends the measuring of mails that they have. */
export async function eraseMeasurements(tx: Transaction, subscriberIds: readonly string[]): Promise<void> {
  if (subscriberIds.length === 0) return;
  const measured = await tx
    .update(campaignRecipients)
    .set({ isMeasured: false, openedAt: null })
    .where(
      and(
        inArray(campaignRecipients.subscriberId, [...subscriberIds]),
        eq(campaignRecipients.isMeasured, true),
      ),
    )
    .returning({ id: campaignRecipients.id });
  const ids = measured.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(campaignClicks).where(inArray(campaignClicks.recipientId, ids));
}

/** A campaign counts as the reason for unsubscribing for this long. */
const UNSUBSCRIBE_WITHIN_MS = 30 * 86_400_000;

/** Notes that a reader has unsubscribed, in the latest campaign that they got. */
export async function recordUnsubscribe(tx: Transaction, subscriberId: string, now: Date): Promise<void> {
  const { id, state, settledAt } = campaignRecipients;
  const latest = tx
    .select({ id })
    .from(campaignRecipients)
    .where(
      and(
        eq(campaignRecipients.subscriberId, subscriberId),
        inArray(state, ['sent', 'unknown']),
        gt(settledAt, new Date(now.getTime() - UNSUBSCRIBE_WITHIN_MS)),
      ),
    )
    .orderBy(desc(settledAt), desc(id))
    .limit(1);
  await tx
    .update(campaignRecipients)
    .set({ unsubscribedAt: now })
    .where(and(eq(id, sql`(${latest})`), isNull(campaignRecipients.unsubscribedAt)));
}
