import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../../catalog/languages.ts';
import type { Currency, PackageId } from '../../../catalog/packages.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export type OrderState = 'open' | 'paid' | 'refund_requested' | 'refunded';

/** The accounting row: stays when the shoot is erased, and then without name and address. */
export const orders = pgTable('orders', {
  id: text('id').primaryKey(),
  /** Null while paid first and not yet attached to a shoot. No foreign key: the order outlives the shoot. */
  shootId: text('shoot_id'),
  state: text('state').$type<OrderState>().notNull().default('open'),
  packageId: text('package_id').$type<PackageId>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  discountCode: text('discount_code'),
  email: text('email'),
  language: text('language').$type<Language>().notNull(),
  provider: text('provider').notNull(),
  /** The provider's payment id, known after the first event. */
  paymentId: text('payment_id'),
  refundReason: text('refund_reason'),
  createdAt: moment('created_at').notNull(),
  paidAt: moment('paid_at'),
  refundedAt: moment('refunded_at'),
});

/** Every webhook event once: the primary key is what makes a repeat harmless. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    /** No foreign key: an event may come before its order is known here. */
    orderId: text('order_id').notNull(),
    kind: text('kind').$type<'paid' | 'refunded' | 'declined'>().notNull(),
    paymentId: text('payment_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    outcome: text('outcome').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/**
 * Payments that match no order, because the order is already paid, has ended or has another price. Each is refunded without its
 * order. The table keeps its old name, because applied migrations are immutable.
 */
export const unmatchedPayments = pgTable(
  'stray_payments',
  {
    provider: text('provider').notNull(),
    paymentId: text('payment_id').notNull(),
    orderId: text('order_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    reason: text('reason').$type<'duplicate' | 'late-payment' | 'wrong-amount'>().notNull(),
    state: text('state').$type<'refund_requested' | 'refunded'>().notNull(),
    receivedAt: moment('received_at').notNull(),
    refundedAt: moment('refunded_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.paymentId] })],
);

/** How a declaration of withdrawal fits an order. `number-only`: another address, or it is erased by now. */
export type OrderMatch = 'number-and-email' | 'number-only' | 'email-only' | 'none';

/** The proof of what was declared and when, erased by its age (`LIMITS.withdrawalProofYears`). */
export const withdrawals = pgTable('withdrawals', {
  id: text('id').primaryKey(),
  /** Made by the browser: a declaration that is sent twice is one. */
  submissionId: text('submission_id').notNull().unique(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** As it was typed. */
  orderNumber: text('order_number'),
  message: text('message'),
  language: text('language').$type<Language>().notNull(),
  /** The order it fitted when it came. */
  orderId: text('order_id'),
  orderMatch: text('order_match').$type<OrderMatch>().notNull(),
  receivedAt: moment('received_at').notNull(),
});
