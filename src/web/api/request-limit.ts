import type { Context, MiddlewareHandler } from 'hono';
import type { RateLimitedAction } from '../../platform/rate-limit/rate-limiter.ts';
import { requestErrorsTexts } from '../../i18n/request-errors.ts';
import { visitorLanguage } from './visitor-language.ts';

/** Counts a request of this visitor; false when there were too many. The platform's limiter stands behind it. */
export type CountRequest = (c: Context, action: RateLimitedAction) => Promise<boolean>;

export function requestLimit(count: CountRequest, action: RateLimitedAction): MiddlewareHandler {
  return async (c, next) => {
    if (!(await count(c, action))) return refuseTooMany(c);
    await next();
    return undefined;
  };
}

export function refuseTooMany(c: Context): Response {
  c.header('Retry-After', '60');
  const message = requestErrorsTexts[visitorLanguage(c)]['too-many-requests'];
  return c.json({ error: 'too-many-requests', message }, 429);
}
