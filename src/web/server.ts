import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { isAway } from '../platform/queue/is-away.ts';
import { answeredRoute } from './answered-route.ts';
import { createApi } from './api/api.ts';
import { refuseUnavailable } from './api/refuse-unavailable.ts';
import { createExamplePictures } from './api/example-pictures.ts';
import type { WebContext } from './context.ts';
import { canonicalAddress } from './canonical-address.ts';
import { createFindableRoutes } from './seo/findable-routes.ts';
import { createHealthRoutes, type HealthOptions } from './health.ts';
import { kindRefusals } from './kind-refusals.ts';
import { createPageHandler } from './page-handler.ts';
import { readableAddress } from './readable-address.ts';
import { securityHeaders } from './security-headers.ts';
import type { WebVariables } from './web-variables.ts';

export interface WebAppOptions extends HealthOptions {
  readonly context: WebContext;
  /** React Router's compiled pages; undefined in tests of the endpoints alone. */
  readonly serverBuild?: ServerBuild;
  /** Folder of the compiled browser files. */
  readonly clientDir?: string;
  /** Told of every answer, for the metrics; `route` is the pattern, never the address. */
  readonly onAnswer?: (answer: { route: string; method: string; status: number; elapsedMs: number }) => void;
}

/** Everything below serves pages and files: there is nothing to change here. */
const readOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' });
};

/** The whole web face of the service as one `fetch` function. */
export function createWebApp(options: WebAppOptions): Hono<{ Variables: WebVariables }> {
  const { context, serverBuild, clientDir } = options;
  const app = new Hono<{ Variables: WebVariables }>();

  app.use(async (c, next) => {
    const startedMs = performance.now();
    c.set('requestId', context.ids.newId());
    c.set('nonce', context.ids.newId());
    await next();
    // Not c.header(), which takes every answer apart and puts it together again.
    c.res.headers.set('X-Request-Id', c.get('requestId'));
    // Whoever has the page has its policy.
    if (c.res.status === 304) c.res.headers.delete('Content-Security-Policy');
    const answer = {
      route: answeredRoute(c),
      method: c.req.method,
      status: c.res.status,
      elapsedMs: performance.now() - startedMs,
    };
    options.onAnswer?.(answer);
    context.log.info({ requestId: c.get('requestId'), ...answer }, 'answered');
  });
  app.use(securityHeaders({ https: context.settings.publicUrl.startsWith('https:') }));

  app.route('/', createHealthRoutes(options));
  const compressed = compress();
  // Outside the kind refusals, which read and rewrite the answers. Those below /api are short, or pictures.
  app.use((c, next) => (c.req.path.startsWith('/api/') ? next() : compressed(c, next)));
  app.use(kindRefusals, readableAddress);
  app.route('/', createApi(context));
  app.all('/api/*', (c) => c.json({ error: 'not-found' }, 404));
  app.use(readOnly, canonicalAddress);
  app.route('/', createFindableRoutes(context));
  app.route('/', createExamplePictures(context));

  if (clientDir) {
    app.use('/assets/*', async (c, next) => {
      await next();
      // Names carry a content hash; a missing one must not be remembered.
      if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
    });
    // The build has compressed them once and well. All their names have a dot: for pages the disk is not asked.
    const files = serveStatic({ root: clientDir, precompressed: true });
    app.use((c, next) => (c.req.path.includes('.') ? files(c, next) : next()));
  }
  if (serverBuild) {
    // A built server shows nobody its stack traces, whatever NODE_ENV says.
    app.all('*', createPageHandler(context, createRequestHandler(serverBuild, 'production')));
  }

  app.onError((error, c) => {
    if (isAway(error)) {
      context.log.warn({ requestId: c.get('requestId'), error }, 'the database or the disk does not answer');
      return refuseUnavailable(c);
    }
    context.log.error({ requestId: c.get('requestId'), error }, 'a request failed');
    return c.json({ error: 'internal' }, 500);
  });
  return app;
}
