import type { MiddlewareHandler } from 'hono';
import { canonicalPath } from './page-of-path.ts';

/** Sends who typed a page's address nearly right to the one under which it lives. */
export const canonicalAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const canonical = canonicalPath(pathname);
  if (canonical === undefined || canonical === pathname) return next();
  return c.redirect(canonical + search, 301);
};
