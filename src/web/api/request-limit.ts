import type { Context, MiddlewareHandler } from 'hono';
import type { RateLimitedAction } from '../../platform/rate-limit/rate-limiter.ts';
import { requestErrorsTexts } from '../../i18n/request-errors/index.ts';
import { responseLanguage } from './response-language.ts';

/** Counts a request of this visitor and returns the seconds to wait, 0 for none. */
export type CountRequest = (c: Context, action: RateLimitedAction) => Promise<number>;

export function requestLimit(count: CountRequest, action: RateLimitedAction): MiddlewareHandler {
  return async (c, next) => {
    const waitSeconds = await count(c, action);
    if (waitSeconds > 0) return refuseTooMany(c, waitSeconds);
    await next();
    return undefined;
  };
}

export function refuseTooMany(c: Context, waitSeconds: number): Response {
  c.header('Retry-After', String(waitSeconds));
  const message = requestErrorsTexts[responseLanguage(c)]['too-many-requests'];
  return c.json({ error: 'too-many-requests', message }, 429);
}
