import type { Context } from 'hono';
import { z } from 'zod';
import { openCheckout, type ShootForCheckout } from '../../../features/orders/checkout/open-checkout.server.ts';
import type { ShootAtCheckout } from '../../../features/orders/order-ports.ts';
import { PaymentError } from '../../../platform/payments/payments.ts';
import type { WebContext } from '../../context.ts';
import { refuseBody } from '../refuse-body.ts';
import { readJson } from '../read-body.ts';
import { refuseOrder } from './refuse-order.ts';
import { RETRY_UNAVAILABLE_AFTER_S } from '../refuse-unavailable.ts';
import { responseLanguage } from '../response-language.ts';

/** Returns the visitor's own complete shoot, or the error response that tells what is missing. */
export type LoadShootForCheckout = (c: Context) => Promise<ShootForCheckout | Response>;

const body = z.object({ discountCode: z.string().max(40).optional() });

/** Sets the cookies of the shoot in the browser that is about to pay for it. */
export type SetBuyerCookies = (c: Context, shootId: string) => Promise<void>;

/** POST {discountCode?} → {orderId, session}. The package, the email address and the price come from the shoot and the catalog. */
export function createCheckoutHandler(
  context: WebContext,
  deps: {
    readonly shootOfOrder: ShootAtCheckout;
    readonly loadShootForCheckout: LoadShootForCheckout;
    readonly setBuyerCookies: SetBuyerCookies;
  },
) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const read = await readJson(c.req.raw, body);
    if (!read.ok) return refuseBody(c, read.error);
    const shoot = await deps.loadShootForCheckout(c);
    if (shoot instanceof Response) return shoot;
    try {
      const opened = await openCheckout(context, deps.shootOfOrder, shoot, {
        discountCode: read.value.discountCode,
        pageLanguage: responseLanguage(c),
      });
      if (!opened.ok) return refuseOrder(c, opened.error, opened.error === 'discount-unknown' ? 422 : 409);
      await deps.setBuyerCookies(c, shoot.shootId);
      return c.json(opened.value);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      context.log.error({ error }, 'the payment provider does not answer');
      c.header('Retry-After', RETRY_UNAVAILABLE_AFTER_S);
      return refuseOrder(c, 'provider-unavailable', 503);
    }
  };
}
