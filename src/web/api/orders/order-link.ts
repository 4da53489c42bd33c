import type { Context, Next } from 'hono';
import type { Language } from '../../../catalog/languages.ts';
import { findPaidDraftId } from '../../../features/orders/waiting/waiting-order-store.server.ts';
import { pagePath } from '../../../page-urls.ts';
import type { WebContext } from '../../context.ts';
import { countKeyRequest } from '../key-link.ts';
import { type CountRequest, refuseTooMany } from '../request-limit.ts';
import type { SetBuyerCookies } from './open-order.ts';

type Ports = Pick<WebContext, 'db' | 'capabilities' | 'settings'>;

/**
 * Handles the link in the mails about a paid order: gives this browser the order's draft and redirects to the URL without the key,
 * so that the key is in no history, screenshot or referrer. With a wrong key it leads to the page of an order that is not found,
 * which offers to send the link again; an order that no longer waits leads to its own page.
 * @param language the language of the link's page
 */
export function createOrderLinkHandler(
  context: Ports,
  deps: { readonly countRequest: CountRequest; readonly setBuyerCookies: SetBuyerCookies },
  language: Language,
) {
  return async (c: Context, next: Next): Promise<Response | void> => {
    const { order: orderId, key } = c.req.query();
    if (orderId === undefined || key === undefined) return next();
    const waitSeconds = await countKeyRequest(c, deps.countRequest);
    if (waitSeconds > 0) return refuseTooMany(c, waitSeconds);
    const path = new URL(c.req.url).pathname;
    const orderPath = pagePath('order', language, { id: orderId });
    if (!context.capabilities.verify('order', orderId, key)) return c.redirect(orderPath, 302);
    const draftId = await findPaidDraftId(context.db, orderId);
    if (draftId !== undefined) {
      await deps.setBuyerCookies(c, draftId);
      return c.redirect(path, 302);
    }
    const query = new URLSearchParams({ key }).toString();
    return c.redirect(`${orderPath}?${query}`, 302);
  };
}
