import { Hono } from 'hono';
import { exampleKeys } from '../../features/examples/example-set.ts';
import { ENDPOINTS } from '../../page-urls.ts';
import type { WebContext } from '../context.ts';

const NAME = /^[0-9a-f]{16}\.(avif|webp)$/;

/** Serves the example pictures of the pages. A name contains the hash of its picture, so browsers may cache it forever. */
export function createExamplePictures({ storage }: Pick<WebContext, 'storage'>): Hono {
  const app = new Hono();
  app.get(ENDPOINTS.exampleMedia, async (c) => {
    const name = c.req.param('name') ?? '';
    const [, type] = NAME.exec(name) ?? [];
    const picture = type && (await storage.get(exampleKeys.picture(name)));
    if (!picture) return c.text('Not Found', 404, { 'Cache-Control': 'no-store' });
    return c.body(new Uint8Array(picture), 200, {
      'Content-Type': `image/${type}`,
      'Content-Length': String(picture.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return app;
}
