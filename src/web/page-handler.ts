import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type RequestHandler, RouterContextProvider } from 'react-router';
import { languageOfPath, type PageName, PRIVATE_PAGES } from '../page-urls.ts';
import { RETRY_UNAVAILABLE_AFTER_S } from './api/refuse-unavailable.ts';
import { ownShootId } from './api/shoot/draft-cookie.ts';
import { ownerCookie, ownerKeyHere } from './api/gallery/owner-cookie.ts';
import { type Visit, type WebContext, visitContext, webContext } from './context.ts';
import { createKeptPages, type KeptPage, PLACEHOLDERS, withOwnParts } from './cached-pages.ts';
import { documentPath, pageOfPath } from './page-of-path.ts';
import { keepPrivate } from './private-headers.ts';
import { LANGUAGE_COOKIE, visitLanguage } from './visit-language.ts';
import type { WebVariables } from './web-variables.ts';

type PageContext = Context<{ Variables: WebVariables }>;

/** Pages that show more than our own texts, and therefore differ between visitors. */
const PERSONAL_PAGES: ReadonlySet<PageName> = new Set([...PRIVATE_PAGES, 'createHeadshot']);

/** Pages of one shoot, with its id in their address. */
const SHOOT_PAGES: ReadonlySet<PageName> = new Set(['progress', 'gallery']);

/** Only the browser may cache the page, and it has to revalidate: a nonce shared between visitors would be no secret. */
const OWN_BROWSER_ONLY = 'private, no-cache';

/** Server-rendered pages: hands the visit to React Router; public ones are rendered once and kept. */
export function createPageHandler(context: WebContext, handle: RequestHandler) {
  const kept = createKeptPages();

  const render = async (request: Request, visit: Visit) => {
    const router = new RouterContextProvider();
    let isOutage = false;
    router.set(webContext, context);
    router.set(visitContext, { ...visit, onOutage: () => (isOutage = true) });
    const response = await handle(request, router);
    return isOutage && response.status === 500 ? asUnavailable(response) : response;
  };

  return async (c: PageContext): Promise<Response> => {
    const url = new URL(c.req.url);
    const pathname = documentPath(url.pathname);
    const { page, params } = pageOfPath(url.pathname) ?? {};
    const language = visitLanguage({
      pathname,
      hostname: url.hostname,
      preferredCookie: getCookie(c, LANGUAGE_COOKIE),
      acceptLanguage: c.req.header('accept-language'),
    });
    const requestId = c.get('requestId');
    const shootId = page && SHOOT_PAGES.has(page) ? params?.['id'] : undefined;
    const ownerKey = shootId === undefined ? undefined : ownerKeyHere(c, context, shootId);

    const isForAll = page && !PERSONAL_PAGES.has(page) && pathname === url.pathname && url.search === '';
    const response = isForAll
      ? answerKept(
          c,
          await kept.get(`${language} ${pathname} ${await shownDigest(context)}`, () =>
            render(new Request(c.req.url, { headers: { Accept: 'text/html' } }), {
              ...{ language, requestId, ...PLACEHOLDERS, ownShootId: undefined },
            }),
          ),
        )
      : await render(c.req.raw, {
          ...{ language, requestId, nonce: c.get('nonce'), ownShootId: ownShootId(c, context), ownerKey },
        });

    // The bare path speaks the visitor's language, so a cache must keep the languages apart.
    if (!languageOfPath(pathname)) response.headers.append('Vary', 'Accept-Language, Cookie');
    if (page && PRIVATE_PAGES.has(page)) keepPrivate(response.headers);
    // Renewed at every visit, because the checkout's cookie starts before the gallery's 30 days do. Not on pages of erased
    // shoots.
    if (shootId !== undefined && ownerKey !== undefined && response.ok) {
      response.headers.append('Set-Cookie', ownerCookie(context, shootId));
    }
    // Pages that were not found or have a query, and bare page data, belong to one visitor too: no cache may guess
    // how long to keep them.
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', OWN_BROWSER_ONLY);
    return response;
  };
}

/** Returns the same error page with status 503, which invites another try. */
function asUnavailable(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('Retry-After', RETRY_UNAVAILABLE_AFTER_S);
  return new Response(response.body, { status: 503, headers });
}

/** Answers with the kept page and this answer's own parts in it, or with 304 when the browser has it already. */
function answerKept(c: PageContext, page: KeptPage): Response {
  const headers = new Headers(page.headers);
  headers.set('ETag', page.etag);
  headers.set('Cache-Control', OWN_BROWSER_ONLY);
  if (page.status === 200 && isKnown(c.req.header('if-none-match'), page.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const own = { nonce: c.get('nonce'), reference: c.get('requestId') };
  const html = c.req.method === 'HEAD' ? null : withOwnParts(page.html, own);
  return new Response(html, { status: page.status, headers });
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(/\s*,\s*/).includes(etag) ?? false;
}

/**
 * Returns a digest of what pages show beside their texts: the example pictures and the garments on offer, each as soon as
 * there are any, and anew when they change.
 */
async function shownDigest(context: Pick<WebContext, 'loadExamples' | 'loadWardrobeOffer'>): Promise<string> {
  const lists = await Promise.all([context.loadExamples(), context.loadWardrobeOffer()]);
  return lists.map(digestOf).join(' ');
}

const digests = new WeakMap<object, string>();

/** Returns a digest of a list that pages show. The list object is cached for seconds, so its digest is, too. */
function digestOf(list: object): string {
  const known = digests.get(list);
  if (known) return known;
  const digest = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22);
  digests.set(list, digest);
  return digest;
}
