import type { Context, Next } from 'hono';
import type { CapabilityPurpose } from '../../platform/capability/capabilities.ts';
import type { WebContext } from '../context.ts';
import { type CountRequest, refuseTooMany } from './request-limit.ts';

interface KeyLink {
  readonly purpose: CapabilityPurpose;
  readonly countRequest: CountRequest;
  /** Returns the `Set-Cookie` header that opens the page of this id. */
  readonly cookie: (id: string) => string;
}

/**
 * Handles a link in a mail: moves the key from the URL into a cookie and redirects to the URL without it, so that the key is in
 * no history, screenshot or referrer. A wrong key gets the same response without the cookie.
 */
export function createKeyLinkHandler(context: Pick<WebContext, 'capabilities'>, link: KeyLink) {
  return async (c: Context, next: Next): Promise<Response | void> => {
    const key = c.req.query('key');
    const id = c.req.param('id');
    if (key === undefined || id === undefined) return next();
    const waitSeconds = await countKeyRequest(c, link.countRequest);
    if (waitSeconds > 0) return refuseTooMany(c, waitSeconds);
    if (context.capabilities.verify(link.purpose, id, key)) {
      c.header('Set-Cookie', link.cookie(id), { append: true });
    }
    return c.redirect(new URL(c.req.url).pathname, 302);
  };
}

/** Counts a request whose URL has a key, and keeps that URL out of caches, referrers and search engines. */
export function countKeyRequest(c: Context, countRequest: CountRequest): Promise<number> {
  c.header('Cache-Control', 'private, no-store');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Robots-Tag', 'noindex, nofollow');
  return countRequest(c, 'capability');
}
