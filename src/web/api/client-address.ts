import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Returns the client's network address, for rate limits only. Anybody can write `X-Forwarded-For`, so it is used only behind
 * a proxy of the operator's, and then only its last entry, which that proxy added.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || connectionAddress(c) || 'unknown';
}

/** Undefined without a connection, in tests that call `fetch` directly. */
function connectionAddress(c: Context): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}
