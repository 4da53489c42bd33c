import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Language } from '../../catalog/languages.ts';
import { LANGUAGE_COOKIE, visitLanguage } from '../visit-language.ts';

/** The language of an endpoint's answer: that of the page which called it, else as for any page. */
export function visitorLanguage(c: Context): Language {
  return visitLanguage({
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
