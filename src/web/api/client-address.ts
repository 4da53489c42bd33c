import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Who asks, for rate limits only. `X-Forwarded-For` can be written by anyone, so it counts only behind a proxy of
 * the operator's, and then its last entry, which that proxy added.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || connectionAddress(c) || 'unknown';
}

/** Undefined without a connection: a test that calls `fetch` directly. */
function connectionAddress(c: Context): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}
