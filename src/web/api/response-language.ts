import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Language } from '../../catalog/languages.ts';
import { LANGUAGE_COOKIE, negotiateLanguage } from '../language-negotiation.ts';

/** Returns the language of an endpoint's response: that of the calling page, or else the same as for a page. */
export function responseLanguage(c: Context): Language {
  return negotiateLanguage({
    pathname: callingPath(c.req.header('referer')),
    hostname: new URL(c.req.url).hostname,
    preferredCookie: getCookie(c, LANGUAGE_COOKIE),
    acceptLanguage: c.req.header('accept-language'),
  });
}

function callingPath(referer: string | undefined): string {
  if (!referer || !URL.canParse(referer)) return '/';
  return new URL(referer).pathname;
}
