import type { Context } from 'hono';
import { requestErrorsTexts } from '../../i18n/request-errors/index.ts';
import type { BodyError } from './read-body.ts';
import { responseLanguage } from './response-language.ts';

export function refuseBody(c: Context, error: BodyError): Response {
  const status = error === 'body-too-large' ? 413 : 400;
  return c.json({ error, message: requestErrorsTexts[responseLanguage(c)][error] }, status);
}
