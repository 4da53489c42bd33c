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

/** What the routes of a shoot need of other rooms; the composition in api.ts connects them. */
export interface ShootRouteDeps {
  readonly isOwner: IsOwner;
  readonly countRequest: CountRequest;
  /** Default 15 s. */
  readonly heartbeatMs?: number;
}

/** Drafts, uploads, pictures of the draft, and the progress of a shoot. */
export function createShootRoutes(context: WebContext, deps: ShootRouteDeps): Hono {
  const app = new Hono();
  const uploads = createUploadStore(context);
  for (const path of [ENDPOINTS.shoot, ENDPOINTS.uploads, ENDPOINTS.shoots]) {
    app.use(`${path}/*`, sameSiteOnly(context.settings.publicUrl), async (c, next) => {
      await next();
      // One person's pictures and data: nothing between here and the browser may keep them.
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
