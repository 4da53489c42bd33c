import type { Context } from 'hono';
import type { GalleryError } from '../../../i18n/gallery-errors/en.ts';
import { galleryErrorsTexts } from '../../../i18n/gallery-errors/index.ts';
import { visitorLanguage } from '../visitor-language.ts';

/** `gone` is one answer for every id that opens nothing: wrong, expired, erased, revoked, never there. */
export function refuseGallery(c: Context, error: GalleryError): Response {
  const message = galleryErrorsTexts[visitorLanguage(c)][error];
  return c.json({ error, message }, error === 'gone' ? 404 : 422);
}
