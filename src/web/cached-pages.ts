import { createHash } from 'node:crypto';

/** A rendered page that is the same for everybody who reads its language. */
export interface CachedPage {
  readonly html: string;
  readonly status: number;
  readonly headers: Headers;
  /** A hash of the page with its placeholders, so it is the same for every response. */
  readonly etag: string;
}

/** The values that differ between two responses with the same page. */
export interface ResponseValues {
  /** The nonce of the Content-Security-Policy. */
  readonly nonce: string;
  /** The request id, which error messages show so that support finds the request in the log. */
  readonly reference: string;
}

/** Stand-ins for those values in a cached page. Visitors cannot inject them, because nothing they send is on such a page. */
export const PLACEHOLDERS: ResponseValues = {
  nonce: 'n0nce-of-this-answer',
  reference: 'reference-of-this-answer',
};

/** All public pages in all languages are a few hundred. */
const MAX_CACHED_PAGES = 500;

export interface PageCache {
  /** Returns the page under this key. Simultaneous requests share one rendering. Only responses with status 200 are cached. */
  get(key: string, render: () => Promise<Response>): Promise<CachedPage>;
}

export function createPageCache(maxPages = MAX_CACHED_PAGES): PageCache {
  const pages = new Map<string, Promise<CachedPage>>();
  return {
    get(key, render) {
      const cached = pages.get(key);
      if (cached) return cached;
      const page = render().then(toCachedPage);
      pages.set(key, page);
      if (pages.size > maxPages) pages.delete(pages.keys().next().value!);
      const evict = () => void (pages.get(key) === page && pages.delete(key));
      page.then(({ status }) => status === 200 || evict(), evict);
      return page;
    },
  };
}

export function fillPlaceholders(html: string, values: ResponseValues): string {
  return html
    .replaceAll(PLACEHOLDERS.nonce, values.nonce)
    .replaceAll(PLACEHOLDERS.reference, values.reference);
}

async function toCachedPage(response: Response): Promise<CachedPage> {
  const html = await response.text();
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { html, status: response.status, headers: response.headers, etag: `W/"${hash}"` };
}
