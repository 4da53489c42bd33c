import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type RequestHandler, RouterContextProvider } from 'react-router';
import { languageOfPath, type PageName, PRIVATE_PAGES } from '../page-urls.ts';
import { RETRY_UNAVAILABLE_AFTER_S } from './api/refuse-unavailable.ts';
import { ownShootId } from './api/shoot/draft-cookie.ts';
import { ownerCookie, ownerKeyOfVisitor } from './api/gallery/owner-cookie.ts';
import { type Visit, type WebContext, visitContext, webContext } from './context.ts';
import { createPageCache, type CachedPage, PLACEHOLDERS, fillPlaceholders } from './cached-pages.ts';
import { documentPath, matchPage } from './match-page.ts';
import { setPrivateHeaders } from './private-headers.ts';
import { LANGUAGE_COOKIE, negotiateLanguage } from './language-negotiation.ts';
import type { WebVariables } from './web-variables.ts';

type PageContext = Context<{ Variables: WebVariables }>;

/** Pages that show more than our own texts, and therefore differ between visitors. */
const PERSONAL_PAGES: ReadonlySet<PageName> = new Set([...PRIVATE_PAGES, 'createHeadshot']);

/** Pages of one shoot, with its id in their address. */
const SHOOT_PAGES: ReadonlySet<PageName> = new Set(['progress', 'gallery']);

/** Only the visitor's browser may cache the page, and it has to revalidate: a nonce that visitors share is no secret. */
const PRIVATE_REVALIDATE = 'private, no-cache';

/** Serves pages by React Router. Public pages are rendered once for each language and then cached (decision 018). */
export function createPageHandler(context: WebContext, handle: RequestHandler) {
  const pageCache = createPageCache();

  const render = async (request: Request, visit: Visit) => {
    const router = new RouterContextProvider();
    let isOutage = false;
    router.set(webContext, context);
    router.set(visitContext, { ...visit, onOutage: () => (isOutage = true) });
    const response = await handle(request, router);
    return isOutage && response.status === 500 ? withStatus503(response) : response;
  };

  return async (c: PageContext): Promise<Response> => {
    const url = new URL(c.req.url);
    const pathname = documentPath(url.pathname);
    const { page, params } = matchPage(url.pathname) ?? {};
    const language = negotiateLanguage({
      pathname,
      hostname: url.hostname,
      preferredCookie: getCookie(c, LANGUAGE_COOKIE),
      acceptLanguage: c.req.header('accept-language'),
    });
    const requestId = c.get('requestId');
    const shootId = page && SHOOT_PAGES.has(page) ? params?.['id'] : undefined;
    const ownerKey = shootId === undefined ? undefined : ownerKeyOfVisitor(c, context, shootId);

    const isPublic = page && !PERSONAL_PAGES.has(page) && pathname === url.pathname && url.search === '';
    const response = isPublic
      ? respondFromCache(
          c,
          await pageCache.get(`${language} ${pathname} ${await shownDigest(context)}`, () =>
            render(new Request(c.req.url, { headers: { Accept: 'text/html' } }), {
              ...{ language, requestId, ...PLACEHOLDERS, ownShootId: undefined },
            }),
          ),
        )
      : await render(c.req.raw, {
          ...{ language, requestId, nonce: c.get('nonce'), ownShootId: ownShootId(c, context), ownerKey },
        });

    // An unprefixed path is shown in the visitor's language, so caches must distinguish languages.
    if (!languageOfPath(pathname)) response.headers.append('Vary', 'Accept-Language, Cookie');
    if (page && PRIVATE_PAGES.has(page)) setPrivateHeaders(response.headers);
    // The cookie is renewed on every visit, because it was set at the checkout, before the gallery's 30 days began. Pages of
    // erased shoots do not renew it.
    if (shootId !== undefined && ownerKey !== undefined && response.ok) {
      response.headers.append('Set-Cookie', ownerCookie(context, shootId));
    }
    // Pages with a query, unknown pages and data requests have no caching header yet; without one a shared cache might guess a
    // lifetime.
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', PRIVATE_REVALIDATE);
    return response;
  };
}

/** Returns the same error page with status 503, which tells clients to retry. */
function withStatus503(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('Retry-After', RETRY_UNAVAILABLE_AFTER_S);
  return new Response(response.body, { status: 503, headers });
}

/** Fills in the placeholders of a cached page, or responds with 304 when the browser already has it. */
function respondFromCache(c: PageContext, page: CachedPage): Response {
  const headers = new Headers(page.headers);
  headers.set('ETag', page.etag);
  headers.set('Cache-Control', PRIVATE_REVALIDATE);
  if (page.status === 200 && matchesEtag(c.req.header('if-none-match'), page.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const values = { nonce: c.get('nonce'), reference: c.get('requestId') };
  const html = c.req.method === 'HEAD' ? null : fillPlaceholders(page.html, values);
  return new Response(html, { status: page.status, headers });
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(/\s*,\s*/).includes(etag) ?? false;
}

type Shown = Pick<WebContext, 'loadExamples' | 'loadWardrobeOffer' | 'loadPublishedRatings'>;

/**
 * Returns a digest of the example pictures, the garments on offer and the published ratings. It is part of the cache key, because
 * pages show them beside their texts.
 */
async function shownDigest({
  loadExamples,
  loadWardrobeOffer,
  loadPublishedRatings,
}: Shown): Promise<string> {
  const lists = await Promise.all([loadExamples(), loadWardrobeOffer(), loadPublishedRatings()]);
  return lists.map(digestOf).join(' ');
}

const digests = new WeakMap<object, string>();

/** Returns a digest of a list. It is cached by the list object, which the loaders reuse for seconds. */
function digestOf(list: object): string {
  const cached = digests.get(list);
  if (cached) return cached;
  const digest = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22);
  digests.set(list, digest);
  return digest;
}
