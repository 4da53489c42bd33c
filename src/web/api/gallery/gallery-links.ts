import type { Context } from 'hono';
import { z } from 'zod';
import { parseGalleryRequest } from '../../../features/gallery/find/gallery-request.ts';
import { requestGalleryLinks } from '../../../features/gallery/find/request-gallery-links.server.ts';
import { catalogFacts } from '../../../i18n/catalog-facts.ts';
import { findGalleryTexts } from '../../../i18n/find-gallery/index.ts';
import { isBotSubmission } from '../../../ui/form-submission/honeypot.ts';
import type { WebContext } from '../../context.ts';
import { readJson } from '../read-body.ts';
import { refuseBody } from '../refuse-body.ts';
import { refuseField } from '../refuse-field.ts';
import { refuseTooMany } from '../request-limit.ts';
import { submissionId } from '../submission-id.ts';
import { responseLanguage } from '../response-language.ts';

// The feature validates the fields; this schema only checks the outer shape.
const body = z.looseObject({ submissionId });

/** POST {submissionId, email, homepage, shownForMs} → 201 {received}, whether or not the address has a gallery. */
export function createGalleryLinkHandler(context: WebContext) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const read = await readJson(c.req.raw, body);
    if (!read.ok) return refuseBody(c, read.error);
    const { submissionId, ...typed } = read.value;
    if (isBotSubmission(typed)) {
      context.log.info({}, 'a request for a gallery link came from a bot and was dropped');
      return respondReceived(c);
    }
    const language = responseLanguage(c);
    const request = parseGalleryRequest(typed);
    if (!request.ok) {
      const message = findGalleryTexts[language](catalogFacts(language)).form.errors[request.error];
      return refuseField(c, { error: request.error, field: 'email', message });
    }
    const { email } = request.value;
    const waitSeconds = await context.rateLimiter.count('gallery-link-mail', email);
    if (waitSeconds > 0) return refuseTooMany(c, waitSeconds);
    await requestGalleryLinks(context, { submissionId, language, email });
    return respondReceived(c);
  };
}

function respondReceived(c: Context): Response {
  return c.json({ received: true }, 201);
}
