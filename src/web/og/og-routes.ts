import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { isLanguage, type Language } from '../../catalog/languages.ts';
import type { OgImages } from '../../platform/og-image/og-image.ts';
import { API } from '../../page-urls.ts';
import { keepPictures } from './kept-pictures.ts';
import { ogCard, type OgPage } from './og-card.ts';

/** All pages and articles in three languages, and room for as many again. */
const KEPT_PICTURES = 200;

export interface OgRouteDeps {
  /** `key` is a public page's name or `blog/<slug>`; undefined: there is no such page in this language. */
  readonly find: (language: Language, key: string) => Promise<OgPage | undefined>;
  readonly render: OgImages['render'];
}

/** The pictures that networks and messengers show with a link. Only of pages that exist: nobody can have others made. */
export function createOgRoutes({ find, render }: OgRouteDeps): Hono {
  const app = new Hono();
  const pictureOf = keepPictures(render, KEPT_PICTURES);

  // Else the answer “as you have it” would get the stricter policy of everything else.
  const unlessKnown = etag({
    retainedHeaders: [...RETAINED_304_HEADERS, 'cross-origin-resource-policy'],
  });
  app.get(API.og, unlessKnown, async (c) => {
    const { language, key } = c.req.param();
    const page = isLanguage(language) ? await find(language, key.replace(/\.jpg$/, '')) : undefined;
    if (!page || !isLanguage(language)) return c.json({ error: 'not-found' }, 404);
    const picture = await pictureOf(ogCard(page, language));
    return c.body(new Uint8Array(picture.jpeg), 200, {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(picture.jpeg.byteLength),
      'Cache-Control': 'public, max-age=86400',
      // A browser that shows another site's preview of a link may load it from here.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: picture.etag,
    });
  });

  return app;
}
