import { and, desc, eq, getTableColumns, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../platform/db/database.ts';
import {
  type Audience,
  type CampaignChange,
  campaignRecipients,
  campaigns,
  type CampaignState,
  type PauseReason,
  type TypedMessages,
} from '../../../platform/db/tables/campaigns.ts';
import type { MailAnswer } from '../../../platform/mail/mail-answer.ts';
import type { MailFailureKind } from '../../../platform/mail/mailer.ts';

export type CampaignRow = typeof campaigns.$inferSelect;

const NO_FAILURE = {
  ...{ failureKind: null, failuresInARow: 0, retryAt: null, answerCode: null, answer: null },
} as const;
/** The number of changes that a campaign remembers. */
const CHANGES_MAX = 50;

export async function insertCampaign(
  tx: Transaction,
  campaign: Pick<CampaignRow, 'id' | 'name' | 'messages' | 'audience'> & { readonly change: CampaignChange },
): Promise<CampaignRow> {
  const { change, ...row } = campaign;
  const at = new Date(change.at);
  const [inserted] = await tx
    .insert(campaigns)
    .values({ ...row, state: 'draft', changes: [change], createdAt: at, updatedAt: at })
    .returning();
  return inserted!;
}

export async function findCampaign(db: Reader, id: string): Promise<CampaignRow | undefined> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  return row;
}

/** Finds a campaign and locks it until the transaction ends. */
export async function lockCampaign(tx: Transaction, id: string): Promise<CampaignRow | undefined> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
  return row;
}

/** The last row of a page, after which the next one begins. */
export type CampaignKey = Pick<CampaignRow, 'createdAt' | 'id'>;

/** Lists campaigns without their texts, newest first, one page at a time. */
export async function listCampaigns(
  db: Reader,
  page: { readonly after?: CampaignKey | undefined; readonly limit: number },
) {
  const {
    messages: _messages,
    audience: _audience,
    changes: _changes,
    ...listed
  } = getTableColumns(campaigns);
  const { createdAt, id } = campaigns;
  const { after } = page;
  return db
    .select(listed)
    .from(campaigns)
    .where(after && or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), lt(id, after.id))))
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit);
}

/** Stores what was typed into a draft that the caller has locked. */
export async function saveDraft(
  tx: Transaction,
  draft: CampaignRow,
  typed: { readonly name: string; readonly messages: TypedMessages; readonly audience: Audience },
  change: CampaignChange,
): Promise<CampaignRow> {
  const [saved] = await tx
    .update(campaigns)
    .set({ ...typed, ...recorded(draft, change) })
    .where(and(eq(campaigns.id, draft.id), eq(campaigns.state, 'draft')))
    .returning();
  return saved!;
}

export async function deleteDraft(tx: Transaction, id: string): Promise<void> {
  await tx.delete(campaigns).where(and(eq(campaigns.id, id), eq(campaigns.state, 'draft')));
}

export async function markScheduled(
  tx: Transaction,
  draft: CampaignRow,
  time: { readonly scheduledAt: Date; readonly timeZone: string },
  change: CampaignChange,
): Promise<void> {
  await move(tx, draft, ['draft', 'scheduled'], { state: 'scheduled', ...time }, change);
}

export async function markUnscheduled(
  tx: Transaction,
  campaign: CampaignRow,
  change: CampaignChange,
): Promise<void> {
  await move(tx, campaign, ['scheduled'], { state: 'draft', scheduledAt: null, timeZone: null }, change);
}

export async function markStarted(
  tx: Transaction,
  campaign: CampaignRow,
  recipients: number,
  change: CampaignChange,
): Promise<void> {
  const startedAt = new Date(change.at);
  await move(tx, campaign, ['draft', 'scheduled'], { state: 'sending', startedAt, recipients }, change);
}

export async function markPaused(
  tx: Transaction,
  campaign: CampaignRow,
  change: CampaignChange,
): Promise<void> {
  await move(tx, campaign, ['sending'], { state: 'paused', pauseReason: 'operator' }, change);
}

/** Pauses a campaign of a restored backup. */
export async function markHeld(
  tx: Transaction,
  campaign: CampaignRow,
  change: CampaignChange,
): Promise<void> {
  await move(tx, campaign, ['sending'], { state: 'paused', pauseReason: 'restored', retryAt: null }, change);
}

/** Also begins the sending of a finished campaign again, some of whose mails are tried once more. */
export async function markResumed(
  tx: Transaction,
  campaign: CampaignRow,
  change: CampaignChange,
): Promise<void> {
  const cleared = { ...NO_FAILURE, pauseReason: null };
  await move(tx, campaign, ['paused', 'sent'], { state: 'sending', finishedAt: null, ...cleared }, change);
}

export async function markCancelled(
  tx: Transaction,
  campaign: CampaignRow,
  change: CampaignChange,
): Promise<void> {
  const finishedAt = new Date(change.at);
  await move(tx, campaign, ['scheduled', 'sending', 'paused'], { state: 'cancelled', finishedAt }, change);
}

/** Lists the campaigns that have to be started. */
export async function listDueCampaigns(db: Reader, now: Date): Promise<readonly string[]> {
  const due = and(eq(campaigns.state, 'scheduled'), lte(campaigns.scheduledAt, now));
  const rows = await db.select({ id: campaigns.id }).from(campaigns).where(due);
  return rows.map(({ id }) => id);
}

/** Lists the campaigns that are being sent, the oldest first. */
export async function listSending(db: Reader): Promise<readonly CampaignRow[]> {
  return db
    .select()
    .from(campaigns)
    .where(eq(campaigns.state, 'sending'))
    .orderBy(campaigns.startedAt, campaigns.id);
}

/** Marks a campaign as sent if no mail of it is left to send. */
export async function markSent(db: Database, id: string, now: Date): Promise<boolean> {
  const open = db
    .select({ one: sql`1` })
    .from(campaignRecipients)
    .where(
      and(
        eq(campaignRecipients.campaignId, campaigns.id),
        inArray(campaignRecipients.state, ['queued', 'sending']),
      ),
    );
  const sent = await db
    .update(campaigns)
    .set({ state: 'sent', finishedAt: now, retryAt: null })
    .where(and(eq(campaigns.id, id), eq(campaigns.state, 'sending'), sql`not exists ${open}`))
    .returning({ id: campaigns.id });
  return sent.length === 1;
}

/**
 * Notes a failure that was not about a recipient. The mail server is the same for all campaigns, so none of them tries it before
 * `retryAt`; with `pause`, the campaign stops until an operator resumes it.
 */
export async function noteServerFailure(
  db: Database,
  campaign: Pick<CampaignRow, 'id'>,
  failure: {
    readonly failureKind: MailFailureKind;
    readonly failuresInARow: number;
    readonly retryAt: Date | null;
    readonly pause: Exclude<PauseReason, 'operator'> | undefined;
    readonly answer: MailAnswer | undefined;
  },
): Promise<void> {
  const { failureKind, failuresInARow, retryAt, pause, answer } = failure;
  if (retryAt) await db.update(campaigns).set({ retryAt }).where(eq(campaigns.state, 'sending'));
  await db
    .update(campaigns)
    .set({
      ...{ failureKind, failuresInARow, answerCode: answer?.code ?? null, answer: answer?.text ?? null },
      ...(pause ? { state: 'paused' as const, pauseReason: pause, retryAt: null } : {}),
    })
    .where(and(eq(campaigns.id, campaign.id), eq(campaigns.state, 'sending')));
}

/** Forgets failures once a mail was answered. */
export async function clearFailures(db: Database, id: string): Promise<void> {
  await db
    .update(campaigns)
    .set(NO_FAILURE)
    .where(and(eq(campaigns.id, id), isNull(campaigns.pauseReason)));
}

async function move(
  tx: Transaction,
  campaign: CampaignRow,
  from: readonly CampaignState[],
  to: Partial<CampaignRow>,
  change: CampaignChange,
): Promise<void> {
  await tx
    .update(campaigns)
    .set({ ...to, ...recorded(campaign, change) })
    .where(and(eq(campaigns.id, campaign.id), inArray(campaigns.state, [...from])));
}

function recorded({ changes }: CampaignRow, change: CampaignChange) {
  return {
    version: change.version,
    changes: [...changes, change].slice(-CHANGES_MAX),
    updatedAt: new Date(change.at),
  };
}
