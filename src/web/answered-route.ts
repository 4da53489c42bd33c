import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { LANGUAGES } from '../catalog/languages.ts';
import { type PageName, PAGES, pagePattern } from '../routes.ts';

const PATTERNS = LANGUAGES.flatMap((language) =>
  (Object.keys(PAGES) as PageName[]).map((page) => {
    const pattern = pagePattern(page, language);
    return { pattern, matches: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}(\\.data)?$`) };
  }),
);

/**
 * The pattern that answered, for logs and metrics: never the address, which may hold a gallery's id or a key, and
 * never text of the asker's own, which would make a new series of numbers each time.
 */
export function answeredRoute(c: Context): string {
  const endpoint = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'));
  if (endpoint) return endpoint.path;
  const page = PATTERNS.find(({ matches }) => matches.test(c.req.path));
  if (page) return page.pattern;
  return c.req.path.startsWith('/assets/') ? '/assets/*' : '/*';
}
