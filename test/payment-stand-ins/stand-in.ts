import type { Currency } from '../../src/catalog/packages.ts';
import type { WebhookOutbox } from './webhook-outbox.ts';

/** A payment in a stand-in's own books. */
export interface BookedPayment {
  readonly paymentId: string;
  /** Our order, as the checkout named it. */
  readonly orderId: string;
  readonly amountCents: number;
  readonly currency: Currency;
  /** Undefined when the provider was not asked to calculate it. */
  readonly taxCents: number | undefined;
  readonly refundedCents: number;
  /** The tax within `refundedCents`; undefined when the provider reports none. */
  readonly refundedTaxCents: number | undefined;
}

/** Faults of a stand-in's API, which a test may change at any time. */
export interface ApiFaults {
  /** The probability that a request is answered with 429 and Retry-After. */
  tooMany: number;
  /** The probability of a 500 before anything is done. */
  failsBefore: number;
  /** The probability of a 500 after the request was executed, as when the answer is lost. */
  failsAfter: number;
  /** The time for which a POST request waits before it is executed, even if the client has given up by then. */
  executesAfterMs: number;
  /** True refuses every connection's request with 503. */
  isDown: boolean;
}

/**
 * A payment provider on loopback that behaves as the real one documents. Tests reach it through the official SDK, whose requests
 * `redirect-fetch.ts` sends here. It knows nothing of our code but the order number in a checkout.
 */
export interface PaymentStandIn extends AsyncDisposable {
  readonly name: string;
  /** Its address on loopback, without a slash at the end. */
  readonly origin: string;
  /** The real provider's hosts that it stands in for. */
  readonly hosts: readonly string[];
  readonly webhooks: WebhookOutbox;
  readonly api: ApiFaults;
  /**
   * Pays in the latest open checkout of an order as a buyer would.
   * @returns what the buyer sees; `closed` when there is no open checkout
   */
  pay(orderId: string, card?: 'success' | 'declined'): 'paid' | 'declined' | 'closed';
  /** Refunds from the provider's own dashboard, or as a bank reverses a payment. @param totalCents default: all of it */
  refundFromDashboard(paymentId: string, totalCents?: number): void;
  /** All payments, oldest first. */
  books(): readonly BookedPayment[];
}
