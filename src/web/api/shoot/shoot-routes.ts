import { Hono } from 'hono';
import { createUploadStore } from '../../../features/shoots/selfies/upload-store.server.ts';
import { ENDPOINTS } from '../../../page-urls.ts';
import type { WebContext } from '../../context.ts';
import type { CountRequest } from '../request-limit.ts';
import { sameSiteOnly } from '../same-site-only.ts';
import { createDraftRoutes } from './shoot-draft.ts';
import { createProgressRoutes, type IsOwner } from './shoot-events.ts';
import { createShootPictureRoutes } from './shoot-pictures.ts';
import { createUploadRoutes } from './uploads.ts';

/** The functions of other features that a shoot's routes call; api.ts provides them. */
export interface ShootRouteDeps {
  readonly isOwner: IsOwner;
  readonly countRequest: CountRequest;
  /** Default: 15 s. */
  readonly heartbeatMs?: number;
}

/** Composes the routes of drafts, uploads, draft images and the progress of a shoot. */
export function createShootRoutes(context: WebContext, deps: ShootRouteDeps): Hono {
  const app = new Hono();
  const uploads = createUploadStore(context);
  for (const path of [ENDPOINTS.shoot, ENDPOINTS.uploads, ENDPOINTS.shoots]) {
    app.use(`${path}/*`, sameSiteOnly(context.settings.publicUrl), async (c, next) => {
      await next();
      // Responses with one person's photos and data must not be cached.
      if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store');
      c.header('X-Robots-Tag', 'noindex, nofollow');
    });
  }
  app.route(ENDPOINTS.shoot, createDraftRoutes(context, deps.countRequest));
  app.route(ENDPOINTS.shoot, createShootPictureRoutes(context, uploads, deps.countRequest));
  app.route(ENDPOINTS.uploads, createUploadRoutes(context, uploads, deps.countRequest));
  app.route(ENDPOINTS.shoots, createProgressRoutes(context, deps));
  return app;
}
