import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Example pictures that an operator has hidden from the pages. */
export const hiddenExamples = pgTable('hidden_examples', {
  id: text('id').primaryKey(),
  hiddenAt: timestamp('hidden_at', { withTimezone: true, mode: 'date' }).notNull(),
});
