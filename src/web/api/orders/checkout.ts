import type { Context } from 'hono';
import { z } from 'zod';
import type { Purchase } from '../../../features/orders/checkout/open-checkout.server.ts';
import type { WebContext } from '../../context.ts';
import { refuseBody } from '../refuse-body.ts';
import { readJson } from '../read-body.ts';
import { type CheckoutDeps, checkoutOptions, openOrder } from './open-order.ts';

/** Returns the visitor's own complete shoot, or the error response that tells what is missing. */
export type LoadShootForCheckout = (c: Context) => Promise<Purchase | Response>;

const body = z.object(checkoutOptions);

/**
 * POST {discountCode?, expectedCents?, hosted?} → {orderId, amountCents, session}. The package, the email address and the price
 * come from the shoot and the catalog.
 */
export function createCheckoutHandler(
  context: WebContext,
  deps: CheckoutDeps & { readonly loadShootForCheckout: LoadShootForCheckout },
) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const read = await readJson(c.req.raw, body);
    if (!read.ok) return refuseBody(c, read.error);
    const purchase = await deps.loadShootForCheckout(c);
    if (purchase instanceof Response) return purchase;
    return openOrder(c, context, deps, purchase, read.value);
  };
}
