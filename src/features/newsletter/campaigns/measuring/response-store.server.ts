import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../../platform/db/database.ts';
import { campaignClicks, campaignRecipients, campaigns } from '../../../../platform/db/tables/campaigns.ts';

/** Finds the mail that a link is in, with the texts of its campaign. */
export async function findAnsweredMail(db: Reader, recipientId: number) {
  const [found] = await db
    .select({
      language: campaignRecipients.language,
      isMeasured: campaignRecipients.isMeasured,
      messages: campaigns.messages,
    })
    .from(campaignRecipients)
    .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
    .where(eq(campaignRecipients.id, recipientId));
  return found;
}

/** Stores the first open of a mail whose reader agreed. */
export async function recordOpen(db: Database | Transaction, recipientId: number, now: Date): Promise<void> {
  await db
    .update(campaignRecipients)
    .set({ openedAt: now })
    .where(and(isMeasuredMail(recipientId), isNull(campaignRecipients.openedAt)));
}

/** Counts a click of a reader who agreed. It proves that the mail was opened, too. */
export async function recordClick(
  tx: Transaction,
  recipientId: number,
  link: number,
  now: Date,
): Promise<void> {
  // Locked, because somebody who unsubscribes at this moment must not leave a click behind.
  const [measured] = await tx
    .select({ id: campaignRecipients.id })
    .from(campaignRecipients)
    .where(isMeasuredMail(recipientId))
    .for('update');
  if (!measured) return;
  await recordOpen(tx, recipientId, now);
  await tx
    .insert(campaignClicks)
    .values({ recipientId, link, firstAt: now })
    .onConflictDoUpdate({
      target: [campaignClicks.recipientId, campaignClicks.link],
      set: { clicks: sql`${campaignClicks.clicks} + 1` },
    });
}

function isMeasuredMail(recipientId: number) {
  return and(
    eq(campaignRecipients.id, recipientId),
    eq(campaignRecipients.isMeasured, true),
    isNotNull(campaignRecipients.subscriberId),
  );
}
