import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../../catalog/languages.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The outbox: a mail is written in the transaction of the change it tells about, and sent by a job. */
export const mails = pgTable('mails', {
  id: text('id').primaryKey(),
  /** What the mail is about, e.g. `gallery-ready:<shootId>`: the same thing is never told twice. */
  dedupeKey: text('dedupe_key').notNull().unique(),
  /** Erased with the shoot. No foreign key: some mails belong to none. */
  shootId: text('shoot_id'),
  kind: text('kind').notNull(),
  recipient: text('recipient').notNull(),
  /** Where an answer goes; null: to the sender. */
  replyTo: text('reply_to'),
  language: text('language').$type<Language>().notNull(),
  /** Beside the usual ones: List-Unsubscribe. */
  headers: jsonb('headers').$type<Readonly<Record<string, string>>>(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  attempts: integer('attempts').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
});
