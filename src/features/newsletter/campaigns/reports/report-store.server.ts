import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import { campaignRecipients } from '../../../../platform/db/tables/campaigns.ts';
import { subscribers } from '../../../../platform/db/tables/subscribers.ts';
import type { MailAnswer } from '../../../../platform/mail/mail-answer.ts';

/** Finds the mail that a report is about, with the address it was sent to; null once the subscriber is erased. */
export async function lockReportedMail(tx: Transaction, recipientId: number) {
  const [found] = await tx
    .select({
      id: campaignRecipients.id,
      campaignId: campaignRecipients.campaignId,
      state: campaignRecipients.state,
      email: subscribers.email,
    })
    .from(campaignRecipients)
    .leftJoin(subscribers, eq(subscribers.id, campaignRecipients.subscriberId))
    .where(eq(campaignRecipients.id, recipientId))
    .for('update', { of: campaignRecipients });
  return found;
}

/** Marks a mail that was sent as not delivered. Returns false when that was known. */
export async function markUndelivered(
  tx: Transaction,
  recipientId: number,
  { state, answer }: { readonly state: 'bounced' | 'failed'; readonly answer: MailAnswer },
  now: Date,
): Promise<boolean> {
  const marked = await tx
    .update(campaignRecipients)
    .set({ state, reason: 'reported', answerCode: answer.code, answer: answer.text, settledAt: now })
    .where(
      and(eq(campaignRecipients.id, recipientId), inArray(campaignRecipients.state, ['sent', 'unknown'])),
    )
    .returning({ id: campaignRecipients.id });
  return marked.length === 1;
}

/** Returns false when somebody had complained about this mail before. */
export async function markComplaint(tx: Transaction, recipientId: number, now: Date): Promise<boolean> {
  const marked = await tx
    .update(campaignRecipients)
    .set({ complainedAt: now })
    .where(and(eq(campaignRecipients.id, recipientId), isNull(campaignRecipients.complainedAt)))
    .returning({ id: campaignRecipients.id });
  return marked.length === 1;
}
