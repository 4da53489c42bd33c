import type { Context, Next } from 'hono';
import type { WebContext } from '../../context.ts';
import { ownerCookie } from './owner-cookie.ts';
import { type CountRequest, refuseTooMany } from '../request-limit.ts';

/**
 * Handles the link in the mail: moves the key from the URL into a cookie and redirects to the URL without it, so that the key
 * is in no history, screenshot or referrer. A wrong key gets the same response without the cookie.
 */
export function createOwnerLinkHandler(
  context: Pick<WebContext, 'capabilities' | 'settings'>,
  countRequest: CountRequest,
) {
  return async (c: Context, next: Next): Promise<Response | void> => {
    const key = c.req.query('key');
    const galleryId = c.req.param('id');
    if (key === undefined || galleryId === undefined) return next();
    c.header('Cache-Control', 'private, no-store');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex, nofollow');
    const waitSeconds = await countRequest(c, 'capability');
    if (waitSeconds > 0) return refuseTooMany(c, waitSeconds);
    if (context.capabilities.verify('owner', galleryId, key)) {
      c.header('Set-Cookie', ownerCookie(context, galleryId), { append: true });
    }
    return c.redirect(new URL(c.req.url).pathname, 302);
  };
}
