/** The baseline for our pages: Hono on the same server with the same compression, responding with fixed texts. */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { handleRequests } from './script-process.ts';

export interface BarePages {
  /** Path → HTML. */
  readonly pages: Readonly<Record<string, string>>;
  /** Responds to every request with 304. */
  readonly notModifiedPath: string;
}

handleRequests(async ({ pages, notModifiedPath }: BarePages): Promise<{ readonly port: number }> => {
  const app = new Hono();
  app.use(compress());
  for (const [path, html] of Object.entries(pages)) app.get(path, (c) => c.html(html));
  app.get(notModifiedPath, (c) => c.body(null, 304, { ETag: 'W/"bare"' }));
  return await new Promise((resolve) => {
    serve({ fetch: app.fetch, hostname: 'localhost', port: 0 }, (address: AddressInfo) =>
      resolve({ port: address.port }),
    );
  });
});
