import type { MiddlewareHandler } from 'hono';

/**
 * An address with a broken percent sign is nobody's page. Neither is one with control characters: no id of ours has
 * any, and PostgreSQL would not even compare with a zero byte.
 */
export const readableAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const path = decoded(pathname);
  if (path === undefined) return c.text('Bad Request', 400);
  // A broken sign in the query is each reader's own business.
  const query = decoded(search) ?? '';
  if (/\p{Cc}/u.test(path + query)) return c.json({ error: 'not-found' }, 404);
  return next();
};

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
