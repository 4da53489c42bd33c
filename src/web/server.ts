import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { matchedRoutes } from 'hono/route';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { AnalyticsSources } from '../platform/analytics/analytics-sources.ts';
import type { OverlaySources } from '../platform/payments/checkout-session.ts';
import { isTransientOutage } from '../platform/queue/is-transient-outage.ts';
import { createApi } from './api/api.ts';
import { refuseUnavailable } from './api/refuse-unavailable.ts';
import { createExamplePictures } from './api/example-pictures.ts';
import type { WebContext } from './context.ts';
import { createSeoRoutes } from './seo/seo-routes.ts';
import { createHealthRoutes, type HealthOptions } from './health.ts';
import { htmlErrors } from './html-errors.ts';
import { matchPage } from './match-page.ts';
import { createPageHandler } from './page-handler.ts';
import { securityHeaders } from './security-headers.ts';
import { redirectToCanonicalPath, rejectMalformedUrls } from './url-middleware.ts';
import type { WebVariables } from './web-variables.ts';

export interface WebAppOptions extends HealthOptions {
  readonly context: WebContext;
  /** React Router's compiled pages; undefined in tests of the endpoints alone. */
  readonly serverBuild?: ServerBuild;
  /** Folder of the compiled browser files. */
  readonly clientDir?: string;
  /** The origins of the overlay in which new orders are paid; undefined when it is a page of ours. */
  readonly overlaySources?: OverlaySources | undefined;
  /** The origins of the configured analytics services. */
  readonly analyticsSources?: AnalyticsSources | undefined;
  /** Called for every response, for the metrics; `route` is the pattern, never the path. */
  readonly onResponse?: (response: {
    route: string;
    method: string;
    status: number;
    elapsedMs: number;
  }) => void;
}

/** Pages and files can only be read, so other methods get 405. */
const readOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' });
};

/** Composes the whole web server: middleware, endpoints, files and pages. */
export function createWebApp(options: WebAppOptions): Hono<{ Variables: WebVariables }> {
  const { context, serverBuild, clientDir } = options;
  const app = new Hono<{ Variables: WebVariables }>();

  app.use(async (c, next) => {
    const startedMs = performance.now();
    c.set('requestId', context.ids.newId());
    c.set('nonce', context.ids.newId());
    await next();
    // c.header() would copy the whole response.
    c.res.headers.set('X-Request-Id', c.get('requestId'));
    // A browser that gets a 304 already has the page with its policy.
    if (c.res.status === 304) c.res.headers.delete('Content-Security-Policy');
    const response = {
      route: routePattern(c),
      method: c.req.method,
      status: c.res.status,
      elapsedMs: performance.now() - startedMs,
    };
    options.onResponse?.(response);
    context.log.info({ requestId: c.get('requestId'), ...response }, 'answered');
  });
  const https = context.settings.publicUrl.startsWith('https:');
  const { overlaySources, analyticsSources } = options;
  app.use(securityHeaders({ https, overlaySources, analyticsSources }));

  app.route('/', createHealthRoutes(options));
  const compressed = compress();
  // Compression is outside htmlErrors, which reads and rewrites responses. Responses below /api are short, or images.
  app.use((c, next) => (c.req.path.startsWith('/api/') ? next() : compressed(c, next)));
  app.use(htmlErrors, rejectMalformedUrls);
  app.route('/', createApi(context));
  app.all('/api/*', (c) => c.json({ error: 'not-found' }, 404));
  app.use(readOnly, redirectToCanonicalPath);
  app.route('/', createSeoRoutes(context));
  app.route('/', createExamplePictures(context));

  if (clientDir) {
    app.use('/assets/*', async (c, next) => {
      await next();
      // The names contain a content hash. A missing file must not be cached.
      if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
    });
    // The build has precompressed the files. All their names have a dot, so paths without one need no disk access.
    const files = serveStatic({ root: clientDir, precompressed: true });
    app.use((c, next) => (c.req.path.includes('.') ? files(c, next) : next()));
  }
  if (serverBuild) {
    // 'production' hides stack traces, whatever NODE_ENV says.
    app.all('*', createPageHandler(context, createRequestHandler(serverBuild, 'production')));
  }

  app.onError((error, c) => {
    if (isTransientOutage(error)) {
      context.log.warn({ requestId: c.get('requestId'), error }, 'the database or the disk does not answer');
      return refuseUnavailable(c);
    }
    context.log.error({ requestId: c.get('requestId'), error }, 'a request failed');
    return c.json({ error: 'internal' }, 500);
  });
  return app;
}

/**
 * Returns the pattern of the route that responded, for logs and metrics. The path itself may hold a gallery's id or key, and
 * paths that clients make up would each create a time series.
 */
function routePattern(c: Context): string {
  const endpoint = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'));
  if (endpoint) return endpoint.path;
  const { pathname } = new URL(c.req.url);
  return matchPage(pathname)?.pattern ?? (pathname.startsWith('/assets/') ? '/assets/*' : '/*');
}
