import type { Context } from 'hono';
import { z } from 'zod';
import { PRODUCT_IDS } from '../../../catalog/products.ts';
import { parseBuyerEmail } from '../../../features/orders/checkout/buyer-email.ts';
import { isOtherPrice, quote } from '../../../features/orders/checkout/quote.ts';
import type { WebContext } from '../../context.ts';
import { refuseBody } from '../refuse-body.ts';
import { readJson } from '../read-body.ts';
import { responseLanguage } from '../response-language.ts';
import { type CheckoutDeps, checkoutOptions, openOrder } from './open-order.ts';
import { refuseOrder } from './refuse-order.ts';

/** Returns the visitor's own unpaid draft, or a new one. */
export type FindDraftToPayFor = (c: Context) => Promise<{ readonly shootId: string }>;

const body = z.object({ productId: z.enum(PRODUCT_IDS), email: z.unknown().optional(), ...checkoutOptions });

/**
 * POST {productId, email, discountCode?, expectedCents?, hosted?} → {orderId, amountCents, session}. Buys before any selfie is
 * uploaded: the order waits in a draft, which the buyer starts later.
 */
export function createPurchaseHandler(
  context: WebContext,
  deps: CheckoutDeps & { readonly findDraftToPayFor: FindDraftToPayFor },
) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const read = await readJson(c.req.raw, body);
    if (!read.ok) return refuseBody(c, read.error);
    const { productId, ...options } = read.value;
    const email = parseBuyerEmail(options.email);
    if (!email.ok) return refuseOrder(c, email.error, 422);
    // Prices follow the page that shows them, also when the draft was begun in another language.
    const language = responseLanguage(c);
    // Checked before a draft is opened, which a refused purchase would leave behind.
    const price = quote({ productId, language, discountCode: options.discountCode }, context.clock.now());
    if (!price.ok) return refuseOrder(c, price.error, 422);
    if (isOtherPrice(price.value, options.expectedCents)) return refuseOrder(c, 'price-changed', 409);
    const { shootId } = await deps.findDraftToPayFor(c);
    const purchase = { shootId, productId, email: email.value, language, startsWhenPaid: false };
    return openOrder(c, context, deps, purchase, options);
  };
}
