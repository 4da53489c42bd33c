import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { ApiFaults } from './stand-in.ts';

export interface ServedStandIn extends AsyncDisposable {
  readonly origin: string;
  readonly api: ApiFaults;
}

/**
 * Serves the routes of a stand-in on a free loopback port, with the faults of `api` before and after each request of `isApi`.
 * @param random returns a number from 0 to below 1
 */
export async function serveStandIn(
  routes: Hono,
  isApi: (path: string) => boolean,
  random: () => number = Math.random,
): Promise<ServedStandIn> {
  const api: ApiFaults = { tooMany: 0, failsBefore: 0, failsAfter: 0, executesAfterMs: 0, isDown: false };
  const app = new Hono();
  app.use(async (c, next) => {
    if (!isApi(c.req.path)) return next();
    if (api.isDown) return c.json({ error: 'down' }, 503);
    if (random() < api.tooMany) return c.json({ error: 'too many' }, 429, { 'Retry-After': '1' });
    if (random() < api.failsBefore) return c.json({ error: 'failed' }, 500);
    if (c.req.method === 'POST' && api.executesAfterMs > 0) await delay(api.executesAfterMs);
    await next();
    if (random() < api.failsAfter) c.res = Response.json({ error: 'failed' }, { status: 500 });
    return undefined;
  });
  app.route('/', routes);
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise<void>((resolve) => server.once('listening', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    api,
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
}
