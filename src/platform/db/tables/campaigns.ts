import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../../catalog/languages.ts';
import type { SubscriberTag } from '../../../catalog/newsletter.ts';
import type { MailFailureKind } from '../../mail/mailer.ts';
import { subscribers } from './subscribers.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export type CampaignState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled';

/** `operator`, or the failure that would meet every mail. */
export type PauseReason = 'operator' | 'restored' | 'not-allowed' | 'mail-refused' | 'unknown';

/** `unknown` may have arrived: its sender died, or the server's answer is missing. */
export type RecipientState = 'queued' | 'sending' | 'sent' | 'unknown' | 'bounced' | 'failed' | 'skipped';

/** A message as it is typed. */
export interface TypedMessage {
  readonly subject: string;
  /** The line beside the subject; empty for the beginning of the message. */
  readonly preview: string;
  /** Markdown. */
  readonly message: string;
  readonly button: { readonly text: string; readonly url: string } | null;
}

/** The messages of a campaign. A language without one is not sent to. */
export type TypedMessages = { readonly [language in Language]?: TypedMessage | undefined };

export type AudienceBehaviour = 'everyone' | 'has-bought' | 'has-not-bought' | 'left-order-unpaid';

/** The choice of readers among the confirmed subscribers. */
export interface Audience {
  /** Empty for all languages. */
  readonly languages: readonly Language[];
  /** Empty for all; otherwise at least one of these tags is needed. */
  readonly anyOfTags: readonly SubscriberTag[];
  readonly noneOfTags: readonly SubscriberTag[];
  readonly behaviour: AudienceBehaviour;
  /** Confirmed at most this number of days ago; null for any time. */
  readonly confirmedWithinDays: number | null;
  /** Confirmed at least this number of days ago; null for any time. */
  readonly confirmedBeforeDays: number | null;
}

/** A saved change of an operator. */
export interface CampaignChange {
  /** The version that the change made. */
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  /** The operator's address. */
  readonly by: string;
  /** The changed fields, such as `name` or `messages.de.subject`, or what was done, such as `scheduled`. */
  readonly fields: readonly string[];
}

export const campaigns = pgTable('campaigns', {
  id: text('id').primaryKey(),
  /** The operators' own name for it, which no reader sees. */
  name: text('name').notNull(),
  /** Raised by every change of an operator. */
  version: integer('version').notNull().default(1),
  state: text('state').$type<CampaignState>().notNull(),
  messages: jsonb('messages').$type<TypedMessages>().notNull(),
  audience: jsonb('audience').$type<Audience>().notNull(),
  changes: jsonb('changes').$type<readonly CampaignChange[]>().notNull().default([]),
  scheduledAt: moment('scheduled_at'),
  /** The IANA time zone in which the time was typed. */
  timeZone: text('time_zone'),
  startedAt: moment('started_at'),
  finishedAt: moment('finished_at'),
  /** The number of people that it was started for. */
  recipients: integer('recipients').notNull().default(0),
  pauseReason: text('pause_reason').$type<PauseReason>(),
  /** The kind of the latest failure that was not about a recipient, and how often it has happened in a row. */
  failureKind: text('failure_kind').$type<MailFailureKind>(),
  failuresInARow: integer('failures_in_a_row').notNull().default(0),
  /** The time before which no mail is tried, because the server was unavailable; null without a failure. */
  retryAt: moment('retry_at'),
  /** The server's answer to the latest of these failures. */
  answerCode: integer('answer_code'),
  answer: text('answer'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** One mail of a campaign. The row outlives its subscriber, and is then about nobody. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    subscriberId: text('subscriber_id').references(() => subscribers.id, { onDelete: 'set null' }),
    /** The subscriber's language at the start, in which the mail is written. */
    language: text('language').$type<Language>().notNull(),
    state: text('state').$type<RecipientState>().notNull().default('queued'),
    /** Why it was skipped or given up. */
    reason: text('reason').$type<
      'unsubscribed' | 'erased' | 'suppressed' | 'refused' | 'unreachable' | 'reported'
    >(),
    attempts: integer('attempts').notNull().default(0),
    /** The time before which it is not tried. */
    dueAt: moment('due_at').notNull(),
    claimedAt: moment('claimed_at'),
    settledAt: moment('settled_at'),
    answerCode: integer('answer_code'),
    answer: text('answer'),
    /** True if its reader agreed that opens and clicks are measured. */
    isMeasured: boolean('is_measured').notNull().default(false),
    openedAt: moment('opened_at'),
    /** The time at which its reader unsubscribed, if this was the last campaign before. */
    unsubscribedAt: moment('unsubscribed_at'),
    complainedAt: moment('complained_at'),
  },
  (table) => [
    unique('campaign_recipients_campaign_id_subscriber_id_key').on(table.campaignId, table.subscriberId),
  ],
);

/** The links that a reader who agreed has followed. */
export const campaignClicks = pgTable(
  'campaign_clicks',
  {
    recipientId: bigint('recipient_id', { mode: 'number' })
      .notNull()
      .references(() => campaignRecipients.id, { onDelete: 'cascade' }),
    /** The number of the link in the campaign's message of this language. */
    link: integer('link').notNull(),
    clicks: integer('clicks').notNull().default(1),
    firstAt: moment('first_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipientId, table.link] })],
);
