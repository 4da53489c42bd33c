import { Hono, type MiddlewareHandler } from 'hono';
import { LANGUAGES } from '../../../catalog/languages.ts';
import { createHeadshotFileLoader } from '../../../features/gallery/download/load-headshot-file.server.ts';
import { ENDPOINTS, pagePattern } from '../../../page-urls.ts';
import type { WebContext } from '../../context.ts';
import { createGalleryChangeRoutes, type GalleryRouteDeps } from './gallery-changes.ts';
import { createGalleryPictureRoutes, createSharedPictureRoutes } from './gallery-pictures.ts';
import { createGalleryLinkHandler } from './gallery-links.ts';
import { createGalleryRemakeRoutes } from './gallery-remakes.ts';
import { createKeyLinkHandler } from '../key-link.ts';
import { requestLimit } from '../request-limit.ts';
import { ownerCookie } from './owner-cookie.ts';
import { sameSiteOnly } from '../same-site-only.ts';

/** Composes the gallery's routes: the owner's link, mailing that link again, the owner's endpoints, and the public shares. */
export function createGalleryRoutes(context: WebContext, deps: GalleryRouteDeps): Hono {
  const app = new Hono();
  const load = createHeadshotFileLoader(context);

  const openLink = createKeyLinkHandler(context, {
    purpose: 'owner',
    countRequest: deps.countRequest,
    cookie: (id) => ownerCookie(context, id),
  });
  for (const language of LANGUAGES) app.get(pagePattern('gallery', language), openLink);

  app.post(
    ENDPOINTS.galleryLinks,
    sameSiteOnly(context.settings.publicUrl),
    requestLimit(deps.countRequest, 'gallery-link'),
    createGalleryLinkHandler(context),
  );
  app.use(`${ENDPOINTS.gallery}/*`, sameSiteOnly(context.settings.publicUrl), privateResponses);
  app.route(ENDPOINTS.gallery, createGalleryPictureRoutes(context, load, deps.countRequest));
  app.route(ENDPOINTS.gallery, createGalleryChangeRoutes(context, deps));
  app.route(ENDPOINTS.gallery, createGalleryRemakeRoutes(context, load, deps));
  app.use(`${ENDPOINTS.share}/*`, privateResponses);
  app.route(ENDPOINTS.share, createSharedPictureRoutes(context, load));
  return app;
}

/** Marks responses with one person's photos as private: no shared cache stores them, no search engine lists them. */
const privateResponses: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store');
  c.header('X-Robots-Tag', 'noindex, nofollow');
};
