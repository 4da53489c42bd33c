import type { Context } from 'hono';
import type { PhotoMeasureError } from '../../../imaging/photo-measurer.ts';
import { photoReviewErrorsTexts } from '../../../i18n/photo-review-errors/index.ts';
import { responseLanguage } from '../response-language.ts';

const REFUSALS = {
  'too-many-bytes': { error: 'photo-too-large', status: 413 },
  'too-many-pixels': { error: 'photo-too-many-pixels', status: 422 },
  unreadable: { error: 'photo-unreadable', status: 422 },
  'no-face': { error: 'no-face', status: 422 },
  busy: { error: 'busy', status: 503 },
} as const;

/** Seconds after which a busy server may have time again. */
const RETRY_AFTER_S = '5';

/** Responds with the reason why a photo was not measured. */
export function refusePhoto(c: Context, reason: PhotoMeasureError): Response {
  const { error, status } = REFUSALS[reason];
  if (reason === 'busy') c.header('Retry-After', RETRY_AFTER_S);
  return c.json({ error, message: photoReviewErrorsTexts[responseLanguage(c)][error] }, status);
}
