import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie } from 'hono/cookie';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { languageOfPath, type PageName, PRIVATE_PAGES } from '../routes.ts';
import { ownShootId } from './api/draft-cookie.ts';
import { type Visit, type WebContext, visitContext, webContext } from './context.ts';
import { CODINGS, createKeptPages, type KeptPage } from './kept-pages.ts';
import { pageOfPath } from './page-of-path.ts';
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
    const pathname = url.pathname.replace(/\.data$/, '');
    const page = pageOfPath(pathname)?.page;
    const language = visitLanguage({
      pathname,
      hostname: url.hostname,
      preferredCookie: getCookie(c, LANGUAGE_COOKIE),
      acceptLanguage: c.req.header('accept-language'),
    });

    const isForAll = page && !PERSONAL_PAGES.has(page) && pathname === url.pathname && url.search === '';
    const response = isForAll
      ? answerKept(
          c,
          await kept.get(`${language} ${pathname}`, () =>
            render(new Request(c.req.url, { headers: { Accept: 'text/html' } }), {
              language,
              requestId: '',
              nonce: '',
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
    if (page && PRIVATE_PAGES.has(page)) {
      response.headers.set('X-Robots-Tag', 'noindex, nofollow');
      response.headers.set('Cache-Control', 'private, no-store');
    }
    return response;
  };
}

/** As it was rendered, or just “as you have it”. Its scripts are allowed by their content: a nonce is never the same. */
function answerKept(c: Context<{ Variables: WebVariables }>, page: KeptPage): Response {
  c.set('scriptSources', page.scriptSources);
  const headers = new Headers(page.headers);
  headers.set('ETag', page.etag);
  headers.set('Cache-Control', 'no-cache');
  if (
    page.status === 200 &&
    c.req
      .header('if-none-match')
      ?.split(/\s*,\s*/)
      .includes(page.etag)
  ) {
    return new Response(null, { status: 304, headers });
  }
  if (c.req.method === 'HEAD') return new Response(null, { status: page.status, headers });
  const coding = acceptedCoding(c);
  const compressed = coding && page.compressed[coding];
  if (!compressed) return new Response(page.html, { status: page.status, headers });
  headers.set('Content-Encoding', coding);
  headers.append('Vary', 'Accept-Encoding');
  return new Response(compressed, { status: page.status, headers });
}

function acceptedCoding(c: Context) {
  const coding = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...CODINGS],
    default: '',
    // Browsers like all of them as much; ours is the smallest.
    match: (accepted, { supports }) =>
      supports.find((one) => accepted.some(({ type, q }) => type === one && q > 0)) ?? '',
  });
  return CODINGS.find((one) => one === coding);
}
