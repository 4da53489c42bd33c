import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { LANGUAGES } from '../catalog/languages.ts';
import { languageOfPath, pagePattern, PRIVATE_PAGES } from '../routes.ts';
import { ownShootId } from './api/draft-cookie.ts';
import { type WebContext, visitContext, webContext } from './context.ts';
import { LANGUAGE_COOKIE, visitLanguage } from './visit-language.ts';
import type { WebVariables } from './web-variables.ts';

/** Server-rendered pages: hands the visit to React Router. */
export function createPageHandler(context: WebContext, serverBuild: ServerBuild) {
  // A built server shows nobody its stack traces, whatever NODE_ENV says.
  const handle = createRequestHandler(serverBuild, 'production');

  return async (c: Context<{ Variables: WebVariables }>): Promise<Response> => {
    const url = new URL(c.req.url);
    const router = new RouterContextProvider();
    router.set(webContext, context);
    router.set(visitContext, {
      language: visitLanguage({
        pathname: url.pathname.replace(/\.data$/, ''),
        hostname: url.hostname,
        preferredCookie: getCookie(c, LANGUAGE_COOKIE),
        acceptLanguage: c.req.header('accept-language'),
      }),
      requestId: c.get('requestId'),
      nonce: c.get('nonce'),
      ownShootId: ownShootId(c, context),
    });
    const response = await handle(c.req.raw, router);
    // The bare path speaks the visitor's language, so a cache must keep the languages apart.
    if (!languageOfPath(url.pathname)) response.headers.append('Vary', 'Accept-Language, Cookie');
    if (isPrivate(url.pathname)) {
      response.headers.set('X-Robots-Tag', 'noindex, nofollow');
      response.headers.set('Cache-Control', 'private, no-store');
    }
    return response;
  };
}

const PRIVATE_PATTERNS = LANGUAGES.flatMap((language) =>
  [...PRIVATE_PAGES].map((page) => pagePattern(page, language).replace(/:.*$/, '')),
);

function isPrivate(pathname: string): boolean {
  return PRIVATE_PATTERNS.some((start) => pathname.startsWith(start));
}
