import type { Currency, PackageId } from '../../catalog/packages.ts';
import type { Language } from '../../catalog/languages.ts';

export class PaymentError extends Error {
  override readonly name = 'PaymentError';
}

export interface CheckoutRequest {
  readonly orderId: string;
  readonly package: PackageId;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly email: string;
  /** Language of the overlay. */
  readonly language: Language;
}

/** The data with which the browser opens the provider's overlay. */
export interface CheckoutSession {
  /** The provider's name. */
  readonly provider: string;
  /** The page shown inside the overlay. */
  readonly url: string;
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
   * An amount from 0 to `AMOUNT_MAX_CENTS`. For a refund it is the total refunded of this payment so far, so that partial
   * refunds never count twice.
   */
  readonly amountCents: number;
  readonly currency: Currency;
  readonly occurredAt: Date;
}

/** One payment provider. */
export interface Payments {
  /**
   * Consists of lower-case letters, digits and hyphens. It must never change, because it is part of the webhook's URL and
   * stored with orders.
   */
  readonly name: string;
  /**
   * Opens or reopens the checkout of an order. The checkout closes by itself after `LIMITS.checkoutLifetimeMs`, because the
   * draft may be erased later, and a payment would then have no purpose.
   *
   * @throws {PaymentError} when the provider does not answer
   */
  openCheckout(request: CheckoutRequest): Promise<CheckoutSession>;
  /**
   * Verifies the signature over the raw bytes in constant time and parses the event.
   * @returns undefined for a wrong or missing signature; 'ignored' for an event kind that has no effect here; 'unreadable' for
   * one that should have an effect, but whose content differs from the provider's documentation or cannot be stored
   */
  readWebhook(rawBody: Uint8Array, headers: Headers): PaymentEvent | 'ignored' | 'unreadable' | undefined;
  /**
   * Refunds the remaining amount of exactly this payment, because an order may have been charged more than once. Idempotent by
   * payment id. The provider confirms with a `refunded` event.
   * @throws {PaymentError}
   */
  refund(paymentId: string, orderId: string): Promise<void>;
}
