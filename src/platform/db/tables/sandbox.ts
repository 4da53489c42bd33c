import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Currency } from '../../../catalog/packages.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The sandbox provider's own records, which a real provider would have on its side. */
export const sandboxPayments = pgTable('sandbox_payments', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull().unique(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  state: text('state').$type<'open' | 'paid' | 'declined' | 'refunded'>().notNull(),
  /** The total refunded so far. */
  refundedCents: integer('refunded_cents').notNull().default(0),
  /** The time when its checkout was last opened. */
  createdAt: moment('created_at').notNull(),
});

/** The events of the sandbox, with the time of their delivery to the webhook. */
export const sandboxEvents = pgTable('sandbox_events', {
  id: text('id').primaryKey(),
  body: jsonb('body').notNull(),
  createdAt: moment('created_at').notNull(),
  deliveredAt: moment('delivered_at'),
});
