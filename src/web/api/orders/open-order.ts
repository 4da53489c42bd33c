import type { Context } from 'hono';
import { z } from 'zod';
import {
  type CheckoutError,
  openCheckout,
  type Purchase,
} from '../../../features/orders/checkout/open-checkout.server.ts';
import type { ShootAtCheckout } from '../../../features/orders/order-ports.ts';
import type { Language } from '../../../catalog/languages.ts';
import { pagePath } from '../../../page-urls.ts';
import { PaymentError } from '../../../platform/payments/payments.ts';
import type { WebContext } from '../../context.ts';
import { RETRY_UNAVAILABLE_AFTER_S } from '../refuse-unavailable.ts';
import { responseLanguage } from '../response-language.ts';
import { refuseOrder } from './refuse-order.ts';

/** The fields that every request for a checkout may have. */
export const checkoutOptions = {
  discountCode: z.string().max(40).optional(),
  expectedCents: z.int().min(0).optional(),
  hosted: z.boolean().optional(),
};

type Options = z.infer<z.ZodObject<typeof checkoutOptions>>;

/** Sets the cookies of the shoot in the browser that is about to pay for it. */
export type SetBuyerCookies = (c: Context, shootId: string) => Promise<void>;

export interface CheckoutDeps {
  readonly shootOfOrder: ShootAtCheckout;
  readonly setBuyerCookies: SetBuyerCookies;
}

/** A wrong code is a mistake in the form; the other errors are conflicts with what happened meanwhile. */
const FORM_ERRORS: ReadonlySet<CheckoutError> = new Set([
  'discount-unknown',
  'discount-expired',
  'discount-on-offer',
  'discount-used',
  'offer-used',
]);

/**
 * The addresses to which the provider's own page leads: with and without a payment. The first one names the product when there is
 * no other way back to its order.
 */
function returnUrls(publicUrl: string, language: Language, { productId, startsWhenPaid }: Purchase) {
  const createUrl = publicUrl + pagePath('createHeadshot', language);
  const checkoutUrl = `${publicUrl}${pagePath('checkout', language)}?product=${productId}`;
  return startsWhenPaid
    ? { returnUrl: `${createUrl}?ordered=1`, cancelUrl: createUrl }
    : { returnUrl: `${createUrl}?ordered=${productId}`, cancelUrl: checkoutUrl };
}

/** Opens the checkout of a purchase and responds {orderId, amountCents, session}, or the error. */
export async function openOrder(
  c: Context,
  context: WebContext,
  deps: CheckoutDeps,
  purchase: Purchase,
  options: Options,
): Promise<Response> {
  const pageLanguage = responseLanguage(c);
  try {
    const opened = await openCheckout(context, deps.shootOfOrder, purchase, {
      ...{ discountCode: options.discountCode, expectedCents: options.expectedCents, hosted: options.hosted },
      pageLanguage,
      ...returnUrls(context.settings.publicUrl, pageLanguage, purchase),
    });
    if (!opened.ok) return refuseOrder(c, opened.error, FORM_ERRORS.has(opened.error) ? 422 : 409);
    await deps.setBuyerCookies(c, purchase.shootId);
    return c.json(opened.value);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    context.log.error({ error }, 'the payment provider does not answer');
    c.header('Retry-After', RETRY_UNAVAILABLE_AFTER_S);
    return refuseOrder(c, 'provider-unavailable', 503);
  }
}
