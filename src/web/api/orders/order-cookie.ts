import { LIMITS } from '../../../catalog/limits.ts';
import type { WebContext } from '../../context.ts';
import { keyCookie, readKeyCookie } from '../key-cookie.ts';

/** `order` opens an order for its buyer, `refund` the page on which an operator refunds it. */
export type OrderPurpose = 'order' | 'refund';

const LIFETIME_MS: Readonly<Record<OrderPurpose, number>> = {
  order: LIMITS.galleryLifetimeMs,
  // The operator's browser forgets the order after an hour; the link in the mail opens it again.
  refund: 3_600_000,
};

/** Each order has its own cookies, so that a second one does not lock the first. */
function cookieName(purpose: OrderPurpose, orderId: string): string {
  return `lichtbild_${purpose}_${orderId}`;
}

/** Returns the key in this visitor's cookie, unverified. */
export function orderKey(request: Request, purpose: OrderPurpose, orderId: string): string | undefined {
  return readKeyCookie(request, cookieName(purpose, orderId));
}

/** Returns the `Set-Cookie` header that opens the order in this browser. */
export function orderCookie(
  context: Pick<WebContext, 'capabilities' | 'settings'>,
  purpose: OrderPurpose,
  orderId: string,
): string {
  return keyCookie(context, {
    name: cookieName(purpose, orderId),
    key: context.capabilities.keyFor(purpose, orderId),
    lifetimeMs: LIFETIME_MS[purpose],
  });
}
