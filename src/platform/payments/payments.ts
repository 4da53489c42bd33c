import type { Language } from '../../catalog/languages.ts';
import type { Currency } from '../../catalog/packages.ts';
import type { ProductId } from '../../catalog/products.ts';
import type { CheckoutSession } from './checkout-session.ts';

export class PaymentError extends Error {
  override readonly name = 'PaymentError';
}

/** The buyer has completed this order's checkout already, and the provider's event is on its way. */
export class CheckoutCompletedError extends PaymentError {}

export interface CheckoutRequest {
  readonly orderId: string;
  readonly product: ProductId;
  /** The total that the buyer pays, taxes included. */
  readonly amountCents: number;
  readonly currency: Currency;
  readonly email: string;
  /** Language of the checkout. */
  readonly language: Language;
  /** The page of ours, with its origin, to which a checkout on the provider's own page returns after the payment. */
  readonly returnUrl: string;
  /** The page of ours for a buyer who gives up there, or who continues later; default `returnUrl`. */
  readonly cancelUrl?: string | undefined;
  /** True when the overlay's script did not load, and the buyer wants the provider's own page; default false. */
  readonly hosted?: boolean;
  /** The `reference` of this order's checkout that was opened before, so that the same one is opened again. */
  readonly reference?: string | undefined;
  /** Payments of this buyer that are accounted for, so that none of them is mistaken for one of this order; default none. */
  readonly knownPaymentIds?: readonly string[] | undefined;
}

export interface OpenedCheckout {
  readonly session: CheckoutSession;
  /** The provider's id of the checkout; undefined when reopening needs none. */
  readonly reference: string | undefined;
}

/** The greatest amount that a PostgreSQL integer can store. */
export const AMOUNT_MAX_CENTS = 2_147_483_647;

/** An event that a provider reports, in our own terms. */
export interface PaymentEvent {
  /** The name of the provider that signed it. */
  readonly provider: string;
  /** The provider's own id of the event, which makes repeated deliveries idempotent. */
  readonly eventId: string;
  readonly kind: 'paid' | 'refunded' | 'declined';
  readonly orderId: string;
  /** The provider's id of the payment, needed for a refund. */
  readonly paymentId: string;
  /**
   * An amount from 0 to `AMOUNT_MAX_CENTS`, taxes included. For a refund it is the total refunded of this payment so far, so
   * that partial refunds never count twice.
   */
  readonly amountCents: number;
  readonly currency: Currency;
  /** The tax within `amountCents`; undefined when the provider does not report it. */
  readonly taxCents?: number | undefined;
  /** The provider's id of what was sold, compared with that of the order; undefined when the event does not name it. */
  readonly variantId?: string | undefined;
  /** The page or file of the provider with its own invoice or receipt. */
  readonly invoiceUrl?: string | undefined;
  readonly occurredAt: Date;
}

/**
 * The result of reading a webhook. `undefined`: the signature is wrong or missing. `ignored`: the kind of event has no effect
 * here. `other-mode`: a test payment at a service that takes real money, or the reverse. `unreadable`: the event should have an effect, but
 * its content differs from the provider's documentation or cannot be stored.
 */
export type WebhookReading = PaymentEvent | 'ignored' | 'other-mode' | 'unreadable' | undefined;

/** A payment in the provider's own list, for the reconciliation. */
export interface ListedPayment {
  readonly paymentId: string;
  /** Undefined when the list does not contain it. */
  readonly orderId: string | undefined;
  /** The buyer's address as the provider has it. */
  readonly email: string | undefined;
  readonly amountCents: number;
  readonly taxCents: number | undefined;
  /** The total refunded so far, taxes included. */
  readonly refundedCents: number;
  /** The tax within `refundedCents`; undefined when the provider does not report it. */
  readonly refundedTaxCents?: number | undefined;
  /** ISO 4217; possibly one in which we sell nothing. */
  readonly currency: string;
  readonly variantId: string | undefined;
  readonly invoiceUrl: string | undefined;
  readonly paidAt: Date;
  /** The time of the latest refund; undefined without one, or when the provider does not tell. */
  readonly refundedAt: Date | undefined;
}

/** An entry of the provider's list that concerns us, and that differs from the provider's documentation. */
export interface UnreadablePayment {
  /** The provider's id of the entry; `?` when not even that can be read. */
  readonly paymentId: string;
  readonly isUnreadable: true;
}

export function unreadablePayment(id: unknown): UnreadablePayment {
  const isId = typeof id === 'string' && /^[\w-]{1,255}$/.test(id);
  return { paymentId: isId ? id : '?', isUnreadable: true };
}

export function isUnreadable(payment: ListedPayment | UnreadablePayment): payment is UnreadablePayment {
  return 'isUnreadable' in payment;
}

export interface RefundRequest {
  readonly paymentId: string;
  readonly orderId: string;
  /**
   * The total, taxes included, that shall be refunded of this payment afterwards; undefined for all of it. Naming the total
   * instead of a step makes a repeated request harmless.
   */
  readonly totalCents?: number | undefined;
}

/** The part of a payment that the provider reports as refunded when it answers a request for a refund. */
export interface ConfirmedRefund {
  /** The total refunded of the payment so far, taxes included. */
  readonly totalCents: number;
  /** The tax within the total; undefined when the provider does not report it. */
  readonly taxCents: number | undefined;
  /** The time of the latest refund; undefined when the provider does not report it. */
  readonly refundedAt: Date | undefined;
}

/** A fault of the setup, for the operator. */
export interface SetupProblem {
  readonly problem: string;
  readonly fix: string;
}

/** One payment provider. */
export interface Payments {
  /**
   * Consists of lower-case letters, digits and hyphens. It must never change, because it is part of the webhook's URL and
   * stored with orders.
   */
  readonly name: string;
  /**
   * Returns the provider's id of a product, which an order stores to compare it with the payment's; undefined when the provider
   * has no products of its own.
   * @throws {PaymentError} when the product has none
   */
  variantId(product: ProductId, currency: Currency): string | undefined;
  /**
   * Opens or reopens the checkout of an order. The checkout closes by itself after `LIMITS.checkoutLifetimeMs`, because the
   * draft may be erased later, and a payment would then have no purpose.
   *
   * @throws {CheckoutCompletedError} when the checkout was completed, so that nobody pays twice
   * @throws {PaymentError} when the provider does not answer
   */
  openCheckout(request: CheckoutRequest): Promise<OpenedCheckout>;
  /**
   * Verifies the signature over the raw bytes in constant time and parses the event. May ask the provider for what the event
   * does not contain.
   * @throws {PaymentError} when the provider does not answer; the provider then sends the event again
   */
  readWebhook(rawBody: Uint8Array, headers: Headers): Promise<WebhookReading>;
  /**
   * Refunds exactly this payment, because an order may have been charged more than once. Idempotent: what is already refunded,
   * or requested, counts. Resolves to what the provider reports as refunded so far; undefined when nothing is, because the
   * refund was only requested. A `refunded` event reports the same later, unless it is lost.
   * @throws {PaymentError}
   */
  refund(request: RefundRequest): Promise<ConfirmedRefund | undefined>;
  /**
   * Lists the payments that were made since a moment, and those refunded since then where the provider can list them. Follows all
   * pages; payments of the other mode (test or live) are left out. An entry that cannot be read does not end the list.
   * @throws {PaymentError}
   */
  listPayments(since: Date): AsyncIterable<ListedPayment | UnreadablePayment>;
  /**
   * Checks at the provider that keys, mode and products are usable for every product and currency. Changes nothing there.
   * Reports a provider that does not answer as a problem, too.
   */
  checkSetup(): Promise<readonly SetupProblem[]>;
}
