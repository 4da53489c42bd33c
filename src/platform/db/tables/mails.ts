import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../../catalog/languages.ts';
import type { MailAttachment } from '../../mail/mailer.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The outbox. A mail is written in the transaction of the change that causes it, and a job sends it. */
export const mails = pgTable('mails', {
  id: text('id').primaryKey(),
  /** The subject of the mail, such as `gallery-ready:<shootId>`. It is unique, so no subject is mailed twice. */
  dedupeKey: text('dedupe_key').notNull().unique(),
  /** The shoot with which the mail is erased; null for mails without one. */
  shootId: text('shoot_id'),
  kind: text('kind').notNull(),
  recipient: text('recipient').notNull(),
  /** The address for replies; null for the sender. */
  replyTo: text('reply_to'),
  language: text('language').$type<Language>().notNull(),
  /** Headers beside the usual ones, such as List-Unsubscribe. */
  headers: jsonb('headers').$type<Readonly<Record<string, string>>>(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  /** The files sent with the mail; null without any. */
  attachments: jsonb('attachments').$type<readonly MailAttachment[]>(),
  attempts: integer('attempts').notNull().default(0),
  /** The mail server's answer to the latest try, without the address; null before the first. */
  answerCode: integer('answer_code'),
  answer: text('answer'),
  triedAt: moment('tried_at'),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
});
