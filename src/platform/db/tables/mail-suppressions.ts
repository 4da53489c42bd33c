import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Addresses that get no newsletter, whatever their owners agreed to. Other mails are sent to them. */
export const mailSuppressions = pgTable('mail_suppressions', {
  /** The address in lower case. */
  addressKey: text('address_key').primaryKey(),
  reason: text('reason').$type<'bounce' | 'complaint' | 'manual'>().notNull(),
  /** The mail server's answer, without the address. */
  answerCode: integer('answer_code'),
  answer: text('answer'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});
