import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Garments that an operator has hidden: pages do not offer them, and nobody new is dressed in them. */
export const hiddenGarments = pgTable('hidden_garments', {
  id: text('id').primaryKey(),
  hiddenAt: timestamp('hidden_at', { withTimezone: true, mode: 'date' }).notNull(),
});
