import type Stripe from 'stripe';

/**
 * The payment methods that Stripe documents as delayed: the buyer completes the checkout, and whether the money arrives is known
 * minutes to weeks later. They are bank debits, bank transfers and vouchers. Our checkouts exclude them, because headshots are made
 * in minutes, and a draft does not wait longer than a day for its payment.
 * @see https://docs.stripe.com/payments/payment-methods#payment-notification
 */
export const DELAYED_PAYMENT_METHODS: Stripe.Checkout.SessionCreateParams.ExcludedPaymentMethodType[] = [
  'acss_debit',
  'au_becs_debit',
  'bacs_debit',
  'boleto',
  'customer_balance',
  'konbini',
  'multibanco',
  'nz_bank_account',
  'oxxo',
  'payto',
  'sepa_debit',
  'sofort',
  'us_bank_account',
];
