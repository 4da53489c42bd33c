import type { Context } from 'hono';
import { requestErrorsTexts } from '../../i18n/request-errors.ts';
import { visitorLanguage } from './visitor-language.ts';

/** Seconds after which the same request may succeed: a restarted database needs about as long. */
export const RETRY_UNAVAILABLE_AFTER_S = '5';

/** The database or the disk does not serve: nothing is wrong with the request, and sending it again is right. */
export function refuseUnavailable(c: Context): Response {
  const message = requestErrorsTexts[visitorLanguage(c)].unavailable;
  return c.json({ error: 'unavailable', message }, 503, { 'Retry-After': RETRY_UNAVAILABLE_AFTER_S });
}
