import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';

/** Returns whether a request has this bearer token, in constant time; false without a token. */
export function hasBearerToken(c: Context, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(c.req.header('authorization') ?? ''), digest(`Bearer ${token}`));
}
