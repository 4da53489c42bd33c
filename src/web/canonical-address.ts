import type { MiddlewareHandler } from 'hono';
import { PRIVATE_PAGES } from '../page-urls.ts';
import { canonicalPath, pageOfPath } from './page-of-path.ts';
import { keepPrivate } from './private-headers.ts';

/** Sends who typed a page's address nearly right to the one under which it lives. */
export const canonicalAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const canonical = canonicalPath(pathname);
  if (canonical === undefined || canonical === pathname) return next();
  const moved = c.redirect(canonical + search, 301);
  const page = pageOfPath(canonical)?.page;
  if (page && PRIVATE_PAGES.has(page)) {
    keepPrivate(moved.headers);
    // The query may hold the owner's key.
    moved.headers.set('Referrer-Policy', 'no-referrer');
  }
  return moved;
};
