import { z } from 'zod';
import type { Currency } from '../../../catalog/packages.ts';
import { AMOUNT_MAX_CENTS } from '../payments.ts';

/** With these fields expanded, one request for a session returns everything about its payment. */
export const SESSION_EXPANSION = ['line_items', 'payment_intent.latest_charge'];

const orderId = z.string().regex(/^[\w-]{1,64}$/);
export const paymentIntentId = z.string().regex(/^pi_\w{1,250}$/);
export const cents = z.int().min(0).max(AMOUNT_MAX_CENTS);

const sessionPayment = z.object({
  payment_status: z.string(),
  amount_total: cents,
  currency: z.string().regex(/^[a-z]{3}$/),
  customer_email: z.string().nullish(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
  automatic_tax: z.object({ status: z.string().nullish() }).nullish(),
  total_details: z.object({ amount_tax: cents }).nullish(),
  line_items: z.object({
    data: z.tuple([z.object({ price: z.object({ product: z.string().max(255) }), quantity: z.literal(1) })]),
  }),
  payment_intent: z.object({
    id: paymentIntentId,
    latest_charge: z
      .object({
        id: z.string(),
        created: z.int().min(0),
        amount: cents,
        amount_refunded: cents,
        disputed: z.boolean(),
        // A receipt with an odd address must not prevent its payment from being read.
        receipt_url: z
          .url({ protocol: /^https$/ })
          .nullish()
          .catch(undefined),
      })
      .nullish(),
  }),
});

/** The payment of one of our checkout sessions, which has exactly one line. */
export type SessionPayment = z.infer<typeof sessionPayment>;

/** @param session a session that was requested with `SESSION_EXPANSION` */
export function parseSessionPayment(session: unknown): SessionPayment | undefined {
  return sessionPayment.safeParse(session).data;
}

/**
 * Returns the tax within the payment, or undefined when Stripe did not calculate it: `amount_tax` is then 0, although our prices
 * include taxes.
 */
export function taxCentsOf({ automatic_tax: automatic, total_details: details }: SessionPayment) {
  return automatic?.status === 'complete' ? details?.amount_tax : undefined;
}

/**
 * Reads our order's id, which buyers cannot set, unlike the `client_reference_id` of a payment link. Returns undefined for
 * objects of another shop in the same account.
 */
export function orderOf(object: { readonly metadata?: unknown }): string | undefined {
  return z.object({ lichtbild_order_id: orderId }).safeParse(object.metadata).data?.lichtbild_order_id;
}

/** Returns undefined for a currency in which we sell nothing. */
export function toOurCurrency(currency: string): Currency | undefined {
  return currency === 'usd' ? 'USD' : currency === 'eur' ? 'EUR' : undefined;
}
