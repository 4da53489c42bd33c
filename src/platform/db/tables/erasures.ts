import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Kinds of what must not come back from a backup. A new one needs a way to repeat it (worker/restore/repeat-erasures.ts). */
export const ERASURE_KINDS = [
  /** A shoot that was never delivered. */
  'shoot',
  /** A shoot whose headshots had been delivered. */
  'delivered-shoot',
  /** A paid order whose headshots were delivered, and whose buyer was erased: order, provider and payment. */
  'delivered-order',
  /** A selfie that was removed from a draft: shoot and selfie. */
  'selfie',
  /** A public link that was revoked: shoot and share. */
  'share',
  /** A newsletter subscription that ended: the subscriber. */
  'subscription',
  /** A topic that a subscriber gave up: subscriber and topic. */
  'subscriber-topic',
  /** A subscriber whom an operator erased. */
  'subscriber',
  /** A consent to measuring that was withdrawn: the subscriber. */
  'measuring-consent',
  /** An address that newsletters no longer go to: its subscriber and the reason. */
  'suppression',
  /** A permission to publish a rating that was withdrawn or narrowed: the shoot. */
  'rating-permission',
  /** A rating that an operator took off the pages: the shoot. */
  'published-rating',
] as const;

export type ErasureKind = (typeof ERASURE_KINDS)[number];

/** Records of what was erased, without personal data, for the restore of an earlier backup. */
export const erasures = pgTable('erasures', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').$type<ErasureKind>().notNull(),
  /** The id of what was erased; of a part of something, both ids with a slash between. */
  subject: text('subject').notNull(),
  recordedAt: moment('recorded_at').notNull(),
  /** Null until the target of BACKUP_TO has the record. */
  copiedAt: moment('copied_at'),
});
