import { bigint, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Language } from '../../../catalog/languages.ts';
import type { Currency, PackageId } from '../../../catalog/packages.ts';
import type { ProductId } from '../../../catalog/products.ts';
import { answerColumns } from '../answer-columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export type OrderState = 'open' | 'paid' | 'refund_requested' | 'refunded';

/** Accounting records. They stay when the shoot is erased, but without name and address. */
export const orders = pgTable('orders', {
  id: text('id').primaryKey(),
  /** Null for an order that is not attached to a shoot yet. There is no foreign key, because the order outlives the shoot. */
  shootId: text('shoot_id'),
  state: text('state').$type<OrderState>().notNull().default('open'),
  packageId: text('package_id').$type<PackageId>().notNull(),
  productId: text('product_id').$type<ProductId>().notNull(),
  /** The provider's own id of the product; null for a provider without products. */
  variantId: text('variant_id'),
  amountCents: integer('amount_cents').notNull(),
  /** The tax within the amount; null until the payment reports it. */
  taxCents: integer('tax_cents'),
  currency: text('currency').$type<Currency>().notNull(),
  discountCode: text('discount_code'),
  email: text('email'),
  /** The address in the spelling by which one person is recognized (`recipientKey`); erased with the address. */
  emailKey: text('email_key'),
  language: text('language').$type<Language>().notNull(),
  provider: text('provider').notNull(),
  /** The provider's id of the checkout, to open the same one again. */
  checkoutReference: text('checkout_reference'),
  /** The provider's id of the payment, known after the first event. */
  paymentId: text('payment_id'),
  refundReason: text('refund_reason'),
  /** The total of the payment that was requested to be refunded, and the total that the provider has confirmed. */
  refundRequestedCents: integer('refund_requested_cents').notNull().default(0),
  refundedCents: integer('refunded_cents').notNull().default(0),
  /** The total whose refund was requested here, without what the provider refunded by itself. */
  ownRefundCents: integer('own_refund_cents').notNull().default(0),
  /** The time of the latest request of a refund; null without any. */
  refundRequestedAt: moment('refund_requested_at'),
  /** The time at which a partial refund was sent to the provider, until it answers. */
  refundAttemptedAt: moment('refund_attempted_at'),
  /** The provider's page with its own invoice. */
  invoiceUrl: text('invoice_url'),
  /** The time at which the buyer was reminded that the paid order waits for selfies. */
  remindedAt: moment('reminded_at'),
  createdAt: moment('created_at').notNull(),
  /** The latest time at which the checkout was opened again; null when it was opened once. */
  checkoutReopenedAt: moment('checkout_reopened_at'),
  paidAt: moment('paid_at'),
  refundedAt: moment('refunded_at'),
});

/** Orders of newsletter subscribers that were opened and not paid, until it is decided whether they are reminded, and after it. */
export const orderReminders = pgTable('order_reminders', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** The subscriber with the order's address, which may be erased before the reminder is due. */
  subscriberId: text('subscriber_id').notNull(),
  /** The time of the reminder; null while it is not decided. */
  sentAt: moment('sent_at'),
});

/** Every webhook event once. The primary key makes repeated deliveries idempotent. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    /** Not a foreign key, because an event may arrive before its order is known here. */
    orderId: text('order_id').notNull(),
    kind: text('kind').$type<'paid' | 'refunded' | 'declined'>().notNull(),
    paymentId: text('payment_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    taxCents: integer('tax_cents'),
    variantId: text('variant_id'),
    invoiceUrl: text('invoice_url'),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    outcome: text('outcome').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/**
 * Payments that match no order, because the order is already paid, has ended, has another price, or was lost before a backup was
 * restored. Each is refunded without its order.
 */
export const unmatchedPayments = pgTable(
  'unmatched_payments',
  {
    provider: text('provider').notNull(),
    paymentId: text('payment_id').notNull(),
    orderId: text('order_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    reason: text('reason')
      .$type<'duplicate' | 'late-payment' | 'wrong-amount' | 'wrong-product' | 'offer-used' | 'lost-order'>()
      .notNull(),
    state: text('state').$type<'refund_requested' | 'refunded'>().notNull(),
    receivedAt: moment('received_at').notNull(),
    refundedAt: moment('refunded_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.paymentId] })],
);

/**
 * Every movement of money that a provider reported, in the order in which they became known. Rows never change, except that a
 * refund gets its missing tax once that of its payment is known. The sum of a payment's rows is what is left of it.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    paymentId: text('payment_id').notNull(),
    kind: text('kind').$type<'payment' | 'refund'>().notNull(),
    /** The total refunded of this payment so far, which makes a repeated report one row; 0 for a payment. */
    totalCents: integer('total_cents').notNull(),
    /** Null when the provider's list names no order of ours. */
    orderId: text('order_id'),
    /** The amount that this movement added, taxes included; negative for a refund. */
    amountCents: integer('amount_cents').notNull(),
    /** The tax within the amount, with its sign; null when it is not known. */
    taxCents: integer('tax_cents'),
    /** ISO 4217. */
    currency: text('currency').notNull(),
    /** `refund-answer`: the provider's answer to our request for the refund. */
    source: text('source').$type<'webhook' | 'reconciliation' | 'refund-answer'>().notNull(),
    occurredAt: moment('occurred_at').notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    unique('ledger_entries_once').on(table.provider, table.paymentId, table.kind, table.totalCents),
  ],
);

/** The progress of reading each provider's list. */
export const reconciliations = pgTable('reconciliations', {
  provider: text('provider').primaryKey(),
  /** Every payment until this time was compared with our books, without a gap since the first run. */
  readUntil: moment('read_until').notNull(),
  /** The start of the latest run that read a long way back; null before the first one. */
  longReadAt: moment('long_read_at'),
});

/** The orders that a payment without an order number fitted equally well when it was first seen. Rows never change. */
export const paymentCandidates = pgTable(
  'payment_candidates',
  {
    provider: text('provider').notNull(),
    paymentId: text('payment_id').notNull(),
    orderId: text('order_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.paymentId, table.orderId] })],
);

/** The differences that reconciliation has found, each once, and what an operator has decided about them. */
export const reportedDifferences = pgTable(
  'reported_differences',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().unique(),
    provider: text('provider').notNull(),
    paymentId: text('payment_id').notNull(),
    kind: text('kind').notNull(),
    /** The total of the refund that the difference is about; 0 for other kinds. */
    refundCents: integer('refund_cents').notNull().default(0),
    /** The time at which it was found first. */
    reportedAt: moment('reported_at').notNull(),
    /** Null while there is nobody to whom it can be mailed. */
    mailedAt: moment('mailed_at'),
    /** The time, the operator and the reason with which it was settled; null while it is open. */
    settledAt: moment('settled_at'),
    settledBy: text('settled_by'),
    settledReason: text('settled_reason'),
    /** The latest decision of an operator; null before the first. */
    changedAt: moment('changed_at'),
    changedBy: text('changed_by'),
    /** Raised by every decision, so that nobody overwrites what they have not seen. */
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.provider, table.paymentId, table.kind, table.refundCents] })],
);

/**
 * The match between a declaration of withdrawal and an order. With `number-only` the email address differs or is already
 * erased.
 */
export type OrderMatch = 'number-and-email' | 'number-only' | 'email-only' | 'none';

/** The proof of what was declared and when, erased after `LIMITS.withdrawalProofYears`. */
export const withdrawals = pgTable('withdrawals', {
  id: text('id').primaryKey(),
  /** Generated by the browser, so that a declaration that is sent twice becomes one. */
  submissionId: text('submission_id').notNull().unique(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** The number as it was typed. */
  orderNumber: text('order_number'),
  message: text('message'),
  language: text('language').$type<Language>().notNull(),
  /** The order that the declaration matched when it arrived. */
  orderId: text('order_id'),
  orderMatch: text('order_match').$type<OrderMatch>().notNull(),
  receivedAt: moment('received_at').notNull(),
  ...answerColumns(),
});
