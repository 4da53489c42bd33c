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
  /** What the overlay speaks. */
  readonly language: Language;
}

/** How the browser opens the provider's overlay. */
export interface CheckoutSession {
  /** The provider's name. */
  readonly provider: string;
  /** The page shown inside the overlay. */
  readonly url: string;
}

/** The greatest amount that a PostgreSQL integer can store. */
export const AMOUNT_MAX_CENTS = 2_147_483_647;

/** What a provider says happened, in our own words. */
export interface PaymentEvent {
  /** The name of the provider that signed it. */
  readonly provider: string;
  /** The provider's own id of the event: the key against repeats. */
  readonly eventId: string;
  readonly kind: 'paid' | 'refunded' | 'declined';
  readonly orderId: string;
  /** The provider's id of the payment, needed for a refund. */
  readonly paymentId: string;
  /**
   * For a refund the total refunded of this payment so far, so that partial refunds never count twice. 0 to
   * `AMOUNT_MAX_CENTS`.
   */
  readonly amountCents: number;
  readonly currency: Currency;
  readonly occurredAt: Date;
}

/** One payment provider. */
export interface Payments {
  /**
   * Part of the webhook's address and of its orders' rows, so it must never change. Lower-case letters, digits and hyphens.
   */
  readonly name: string;
  /**
   * Opens or reopens the checkout of an order. It closes by itself after `LIMITS.checkoutLifetimeMs`: the draft is kept
   * that long, and whoever pays later pays for nothing.
   *
   * @throws {PaymentError} when the provider does not answer.
   */
  openCheckout(request: CheckoutRequest): Promise<CheckoutSession>;
  /**
   * Verifies the signature over the raw bytes in constant time and reads the event.
   * Undefined for a wrong or missing signature; 'ignored' for an event kind we do not act on; 'unreadable' for one that we
   * should act on but cannot, because its content is not what the provider has documented or what we can store.
   */
  readWebhook(rawBody: Uint8Array, headers: Headers): PaymentEvent | 'ignored' | 'unreadable' | undefined;
  /**
   * Gives back what is left of exactly this payment: an order may have been charged more than once. Idempotent by
   * payment id. The provider confirms with a `refunded` event. @throws {PaymentError}
   */
  refund(paymentId: string, orderId: string): Promise<void>;
}
