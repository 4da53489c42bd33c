import { type Context, Hono } from 'hono';
import { LANGUAGES } from '../../../catalog/languages.ts';
import { openReviewedPhoto } from '../../../features/photo-review/mail/open-review.server.ts';
import { ENDPOINTS, pagePattern } from '../../../page-urls.ts';
import type { WebContext } from '../../context.ts';
import { createKeyLinkHandler } from '../key-link.ts';
import { type CountRequest, requestLimit } from '../request-limit.ts';
import { sameSiteOnly } from '../same-site-only.ts';
import { createMailReviewHandler } from './mail-review.ts';
import { createMeasureHandler } from './measure-photo.ts';
import { reviewCookie, reviewKey } from './review-cookie.ts';

/** The endpoints of the photo review: measuring on the server, the mailed result, its page's link and photo. */
export function createPhotoReviewRoutes(context: WebContext, countRequest: CountRequest): Hono {
  const app = new Hono();
  const ownPagesOnly = sameSiteOnly(context.settings.publicUrl);
  const limit = requestLimit(countRequest, 'photo-review');
  app.post(ENDPOINTS.photoReview, ownPagesOnly, limit, createMeasureHandler(context));
  app.post(ENDPOINTS.photoReviewMail, ownPagesOnly, limit, createMailReviewHandler(context));
  app.get(ENDPOINTS.reviewedPhoto, async (c: Context) => {
    const id = c.req.param('id') ?? '';
    const photo = await openReviewedPhoto(context, id, reviewKey(c.req.raw, id));
    c.header('Cache-Control', 'private, no-store');
    if (!photo) return c.notFound();
    return c.body(Buffer.from(photo), 200, { 'Content-Type': 'image/jpeg' });
  });
  const openByKey = createKeyLinkHandler(context, {
    purpose: 'photo-review',
    countRequest,
    cookie: (id) => reviewCookie(context, id),
  });
  for (const language of LANGUAGES) app.get(pagePattern('photoReview', language), openByKey);
  return app;
}
