import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { pageOfPath } from './page-of-path.ts';

/**
 * The pattern that answered, for logs and metrics: never the address, which may hold a gallery's id or a key, and
 * never text of the asker's own, which would make a new series of numbers each time.
 */
export function answeredRoute(c: Context): string {
  const endpoint = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'));
  if (endpoint) return endpoint.path;
  const { pathname } = new URL(c.req.url);
  return pageOfPath(pathname)?.pattern ?? (pathname.startsWith('/assets/') ? '/assets/*' : '/*');
}
