import type { Context } from 'hono';
import { requestErrorsTexts } from '../../i18n/request-errors/index.ts';
import { responseLanguage } from './response-language.ts';

/** Seconds after which the same request may succeed; a database restart takes about as long. */
export const RETRY_UNAVAILABLE_AFTER_S = '5';

/** Responds with 503 when the database or the disk is unavailable, so that clients retry the same request. */
export function refuseUnavailable(c: Context): Response {
  const message = requestErrorsTexts[responseLanguage(c)].unavailable;
  return c.json({ error: 'unavailable', message }, 503, { 'Retry-After': RETRY_UNAVAILABLE_AFTER_S });
}
