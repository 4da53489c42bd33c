import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/db/database.ts';
import {
  campaignClicks,
  campaignRecipients,
  campaigns,
  type RecipientState,
} from '../../../../platform/db/tables/campaigns.ts';

/** The numbers of a campaign. Live progress asks for them every few seconds. */
export interface CampaignResults {
  readonly byState: Readonly<Record<RecipientState, number>>;
  /** Readers who unsubscribed after this campaign and before another one. */
  readonly unsubscribed: number;
  readonly complaints: number;
  /** The readers who agreed to be measured, and those of them who opened the mail or followed a link. */
  readonly measured: {
    readonly readers: number;
    readonly opened: number;
    readonly clicked: number;
  };
}

const NO_RECIPIENTS: CampaignResults['byState'] = {
  ...{ queued: 0, sending: 0, sent: 0, unknown: 0, bounced: 0, failed: 0, skipped: 0 },
};

export async function loadResults(db: Reader, campaignId: string): Promise<CampaignResults> {
  const { state, unsubscribedAt, complainedAt, isMeasured, openedAt, id } = campaignRecipients;
  const clicked = sql`exists (select 1 from ${campaignClicks} where ${eq(campaignClicks.recipientId, id)})`;
  const rows = await db
    .select({
      state,
      count: sql<number>`count(*)::int`,
      unsubscribed: sql<number>`count(${unsubscribedAt})::int`,
      complaints: sql<number>`count(${complainedAt})::int`,
      measured: sql<number>`count(*) filter (where ${isMeasured})::int`,
      opened: sql<number>`count(*) filter (where ${isMeasured} and ${openedAt} is not null)::int`,
      clicked: sql<number>`count(*) filter (where ${isMeasured} and ${clicked})::int`,
    })
    .from(campaignRecipients)
    .where(eq(campaignRecipients.campaignId, campaignId))
    .groupBy(state);
  const sum = (of: Exclude<keyof (typeof rows)[number], 'state'>) =>
    rows.reduce((total, row) => total + row[of], 0);
  return {
    byState: {
      ...NO_RECIPIENTS,
      ...Object.fromEntries(rows.map((row) => [row.state, row.count])),
    },
    unsubscribed: sum('unsubscribed'),
    complaints: sum('complaints'),
    measured: { readers: sum('measured'), opened: sum('opened'), clicked: sum('clicked') },
  };
}

/** Counts the mails of a campaign by their state, which is enough for live progress and cheaper than all results. */
export async function countByState(db: Reader, campaignId: string): Promise<CampaignResults['byState']> {
  const { state } = campaignRecipients;
  const rows = await db
    .select({ state, count: sql<number>`count(*)::int` })
    .from(campaignRecipients)
    .where(eq(campaignRecipients.campaignId, campaignId))
    .groupBy(state);
  return { ...NO_RECIPIENTS, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) };
}

/** Counts for each link of each language how many readers who agreed have followed it, and how often. */
export async function countClicks(db: Reader, campaignId: string) {
  return db
    .select({
      language: campaignRecipients.language,
      link: campaignClicks.link,
      readers: sql<number>`count(*)::int`,
      clicks: sql<number>`sum(${campaignClicks.clicks})::int`,
    })
    .from(campaignClicks)
    .innerJoin(campaignRecipients, eq(campaignRecipients.id, campaignClicks.recipientId))
    .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
    .where(and(eq(campaigns.id, campaignId), eq(campaignRecipients.isMeasured, true)))
    .groupBy(campaignRecipients.language, campaignClicks.link)
    .orderBy(campaignRecipients.language, campaignClicks.link);
}
