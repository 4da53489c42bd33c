import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { languageOfPath, type PageName, PRIVATE_PAGES } from '../routes.ts';
import { ownShootId } from './api/draft-cookie.ts';
import { type Visit, type WebContext, visitContext, webContext } from './context.ts';
import { createKeptPages, type KeptPage, NONCE_PLACEHOLDER } from './kept-pages.ts';
import { documentPath, pageOfPath } from './page-of-path.ts';
import { keepPrivate } from './private-headers.ts';
import { LANGUAGE_COOKIE, visitLanguage } from './visit-language.ts';
import type { WebVariables } from './web-variables.ts';

/** Pages that show more than words of ours, so that no two visitors' are the same. */
const PERSONAL_PAGES: ReadonlySet<PageName> = new Set([...PRIVATE_PAGES, 'createHeadshot']);

/** Server-rendered pages: hands the visit to React Router; public ones are rendered once and kept. */
export function createPageHandler(context: WebContext, serverBuild: ServerBuild) {
  // A built server shows nobody its stack traces, whatever NODE_ENV says.
  const handle = createRequestHandler(serverBuild, 'production');
  const kept = createKeptPages();

  const render = (request: Request, visit: Visit) => {
    const router = new RouterContextProvider();
    router.set(webContext, context);
    router.set(visitContext, visit);
    return handle(request, router);
  };

  return async (c: Context<{ Variables: WebVariables }>): Promise<Response> => {
    const url = new URL(c.req.url);
    const pathname = documentPath(url.pathname);
    const page = pageOfPath(pathname)?.page;
    const language = visitLanguage({
      pathname,
      hostname: url.hostname,
      preferredCookie: getCookie(c, LANGUAGE_COOKIE),
      acceptLanguage: c.req.header('accept-language'),
    });

    const isForAll = page && !PERSONAL_PAGES.has(page) && pathname === url.pathname && url.search === '';
    // Pages show the example pictures as soon as there are any.
    const examples = isForAll ? (await context.loadExamples()).map(({ after }) => after.src).join() : '';
    const response = isForAll
      ? answerKept(
          c,
          await kept.get(`${language} ${pathname} ${examples}`, () =>
            render(new Request(c.req.url, { headers: { Accept: 'text/html' } }), {
              language,
              requestId: '',
              nonce: NONCE_PLACEHOLDER,
              ownShootId: undefined,
            }),
          ),
        )
      : await render(c.req.raw, {
          language,
          requestId: c.get('requestId'),
          nonce: c.get('nonce'),
          ownShootId: ownShootId(c, context),
        });

    // The bare path speaks the visitor's language, so a cache must keep the languages apart.
    if (!languageOfPath(pathname)) response.headers.append('Vary', 'Accept-Language, Cookie');
    if (page && PRIVATE_PAGES.has(page)) keepPrivate(response.headers);
    return response;
  };
}

/** With this answer's nonce, or just “as you have it”. */
function answerKept(c: Context<{ Variables: WebVariables }>, page: KeptPage): Response {
  const headers = new Headers(page.headers);
  headers.set('ETag', page.etag);
  // Kept by the browser only, and asked for each time: between visitors a nonce would be no secret.
  headers.set('Cache-Control', 'private, no-cache');
  if (
    page.status === 200 &&
    c.req
      .header('if-none-match')
      ?.split(/\s*,\s*/)
      .includes(page.etag)
  ) {
    return new Response(null, { status: 304, headers });
  }
  const html = c.req.method === 'HEAD' ? null : page.html.replaceAll(NONCE_PLACEHOLDER, c.get('nonce'));
  return new Response(html, { status: page.status, headers });
}
