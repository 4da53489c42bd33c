import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { isLanguage, type Language } from '../../catalog/languages.ts';
import type { OgImages } from '../../platform/og-image/og-image.ts';
import { ENDPOINTS } from '../../page-urls.ts';
import { cacheOgImages } from './cached-og-images.ts';
import { ogCard, type OgPage } from './og-card.ts';

/** Twice the number of pages and articles in three languages. */
const MAX_CACHED_IMAGES = 200;

export interface OgRouteDeps {
  /** `key` is a public page's name or `blog/<slug>`. Undefined when there is no such page in this language. */
  readonly find: (language: Language, key: string) => Promise<OgPage | undefined>;
  readonly render: OgImages['render'];
}

/** Serves the Open Graph images. They exist for existing pages only, so nobody can make the server render others. */
export function createOgRoutes({ find, render }: OgRouteDeps): Hono {
  const app = new Hono();
  const ogImageOf = cacheOgImages(render, MAX_CACHED_IMAGES);

  // Without this header a 304 response would get the stricter default policy.
  const withEtag = etag({
    retainedHeaders: [...RETAINED_304_HEADERS, 'cross-origin-resource-policy'],
  });
  app.get(ENDPOINTS.og, withEtag, async (c) => {
    const { language, key } = c.req.param();
    const page = isLanguage(language) ? await find(language, key.replace(/\.jpg$/, '')) : undefined;
    if (!page || !isLanguage(language)) return c.json({ error: 'not-found' }, 404);
    const image = await ogImageOf(ogCard(page, language));
    return c.body(new Uint8Array(image.jpeg), 200, {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(image.jpeg.byteLength),
      'Cache-Control': 'public, max-age=86400',
      // Other sites may show the image in the preview of a link.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: image.etag,
    });
  });

  return app;
}
