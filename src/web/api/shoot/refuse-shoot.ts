import type { Context } from 'hono';
import type { ShootsError } from '../../../i18n/shoots-errors/en.ts';
import { shootsErrorsTexts } from '../../../i18n/shoots-errors/index.ts';
import { responseLanguage } from '../response-language.ts';

/** Seconds after which the page retries, for the errors that resolve on their own. */
const RETRY_AFTER_S: Partial<Record<ShootsError, number>> = { 'uploads-too-many': 10, 'storage-full': 60 };

export function refuseShoot(c: Context, error: ShootsError): Response {
  const retryAfterS = RETRY_AFTER_S[error];
  if (retryAfterS !== undefined) c.header('Retry-After', String(retryAfterS));
  return c.json({ error, message: shootsErrorsTexts[responseLanguage(c)][error] }, statusOf(error));
}

function statusOf(error: ShootsError): 404 | 409 | 413 | 422 | 429 | 507 {
  switch (error) {
    case 'shoot-not-found':
    case 'selfie-not-found':
    case 'preview-not-found':
    case 'picture-not-found':
      return 404;
    case 'shoot-closed':
    case 'shoot-in-progress':
    case 'package-already-paid':
    case 'selfies-in-check':
      return 409;
    case 'upload-too-large':
      return 413;
    case 'uploads-too-many':
    case 'previews-spent':
    case 'previews-paused':
      return 429;
    case 'storage-full':
      return 507;
    default:
      return 422;
  }
}
