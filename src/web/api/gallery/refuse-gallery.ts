import type { Context } from 'hono';
import type { GalleryError } from '../../../i18n/gallery-errors/en.ts';
import { galleryErrorsTexts } from '../../../i18n/gallery-errors/index.ts';
import { responseLanguage } from '../response-language.ts';

/** Responds with an error. `gone` is the same response for every id without a gallery: unknown, expired, erased or revoked. */
export function refuseGallery(c: Context, error: GalleryError): Response {
  const message = galleryErrorsTexts[responseLanguage(c)][error];
  return c.json({ error, message }, error === 'gone' ? 404 : 422);
}
