import type { MiddlewareHandler } from 'hono';
import { PRIVATE_PAGES } from '../page-urls.ts';
import { canonicalPath, matchPage } from './match-page.ts';
import { setPrivateHeaders } from './private-headers.ts';

/**
 * Rejects malformed URLs: with 400 when the path is not valid percent-encoding, with 404 when the URL holds control
 * characters, which no id of ours has and PostgreSQL refuses even in a comparison (zero bytes).
 */
export const rejectMalformedUrls: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const path = decoded(pathname);
  if (path === undefined) return c.text('Bad Request', 400);
  // The readers of a query deal with its broken percent-encoding themselves.
  const query = decoded(search) ?? '';
  if (/\p{Cc}/u.test(path + query)) return c.json({ error: 'not-found' }, 404);
  return next();
};

/** Redirects other spellings of a page's path (case, slashes at the end, place of the language) to the canonical one. */
export const redirectToCanonicalPath: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const canonical = canonicalPath(pathname);
  if (canonical === undefined || canonical === pathname) return next();
  const redirect = c.redirect(canonical + search, 301);
  const page = matchPage(canonical)?.page;
  if (page && PRIVATE_PAGES.has(page)) {
    setPrivateHeaders(redirect.headers);
    // The query may hold the owner's key.
    redirect.headers.set('Referrer-Policy', 'no-referrer');
  }
  return redirect;
};

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
