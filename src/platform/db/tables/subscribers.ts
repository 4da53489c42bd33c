import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../../catalog/languages.ts';
import type { SubscriptionSource } from '../../../catalog/newsletter.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who gets the newsletter, who is asked to confirm, and who does not want it any more. */
export const subscribers = pgTable('subscribers', {
  id: text('id').primaryKey(),
  /** As typed by the latest sign-up. */
  email: text('email').notNull(),
  /** One row for an address, whatever its capitals. */
  emailKey: text('email_key')
    .notNull()
    .unique()
    .generatedAlwaysAs(sql`lower(email)`),
  language: text('language').$type<Language>().notNull(),
  state: text('state').$type<'pending' | 'confirmed' | 'unsubscribed'>().notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  company: text('company'),
  source: text('source').$type<SubscriptionSource>().notNull(),
  utmSource: text('utm_source').notNull(),
  utmMedium: text('utm_medium').notNull(),
  utmCampaign: text('utm_campaign').notNull(),
  /** What the welcome mail promises. */
  discountCode: text('discount_code').notNull(),
  discountPercent: integer('discount_percent').notNull(),
  /** The latest sign-up: the sweep goes by it. */
  requestedAt: moment('requested_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** Of a pending row: it was subscribed once, and goes back to that end when it is not confirmed. */
  unsubscribedAt: moment('unsubscribed_at'),
});

/** One row for a sign-up: the proof of consent once it is confirmed, erased with its token when it is not. */
export const subscriberConsents = pgTable('subscriber_consents', {
  id: text('id').primaryKey(),
  subscriberId: text('subscriber_id')
    .notNull()
    .references(() => subscribers.id, { onDelete: 'cascade' }),
  /** Made by the browser: a form that is sent twice is one sign-up. */
  submissionId: text('submission_id').notNull().unique(),
  /** SHA-256 of the secret in the confirmation mail's link. */
  tokenHash: text('token_hash').notNull().unique(),
  formVersion: text('form_version').notNull(),
  textShown: text('text_shown').notNull(),
  language: text('language').$type<Language>().notNull(),
  source: text('source').$type<SubscriptionSource>().notNull(),
  /** Of the network address that signed up, under the service's secret. */
  addressHash: text('address_hash').notNull(),
  requestedAt: moment('requested_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  withdrawnAt: moment('withdrawn_at'),
});
