import { Hono } from 'hono';
import { ENDPOINTS } from '../../../page-urls.ts';
import type { WebContext } from '../../context.ts';
import { createLinkHandler, createOpenedHandler } from './campaign-responses.ts';
import { createCheckHandler, NOT_SUBSCRIBED } from './check-subscription.ts';
import { errorSentences } from './error-sentences.ts';
import { createMailReportHandler } from './mail-reports.ts';
import { createConfirmHandler, createUnsubscribeHandler, redirectToPage } from './newsletter-links.ts';
import { createOverlaysHandler } from './newsletter-overlays.ts';
import { createPreferencesHandler } from './newsletter-preferences.ts';
import { createSignupHandler } from './newsletter-signup.ts';
import { createTagsHandler, tagsSentence } from './newsletter-tags.ts';
import { type CountRequest, requestLimit } from '../request-limit.ts';
import { sameSiteOnly } from '../same-site-only.ts';

/** The endpoints of the newsletter: signing up, interests, whether somebody is subscribed, and the links in its mails. */
export function createNewsletterRoutes(context: WebContext, countRequest: CountRequest): Hono {
  const ownPagesOnly = sameSiteOnly(context.settings.publicUrl);
  return (
    new Hono()
      .get(ENDPOINTS.newsletterOverlays, createOverlaysHandler(context))
      .post(
        ENDPOINTS.newsletterSignup,
        errorSentences(),
        ownPagesOnly,
        requestLimit(countRequest, 'newsletter'),
        createSignupHandler(context),
      )
      .post(
        ENDPOINTS.newsletterAddTags,
        errorSentences({ sentence: tagsSentence('add') }),
        ownPagesOnly,
        requestLimit(countRequest, 'newsletter-tags'),
        createTagsHandler(context, 'add'),
      )
      .post(
        ENDPOINTS.newsletterRemoveTags,
        errorSentences({ sentence: tagsSentence('remove') }),
        ownPagesOnly,
        requestLimit(countRequest, 'newsletter-tags'),
        createTagsHandler(context, 'remove'),
      )
      .post(
        ENDPOINTS.newsletterCheck,
        errorSentences({ more: NOT_SUBSCRIBED }),
        ownPagesOnly,
        requestLimit(countRequest, 'subscription-check'),
        createCheckHandler(context),
      )
      .post(
        ENDPOINTS.newsletterConfirm,
        ownPagesOnly,
        requestLimit(countRequest, 'capability'),
        createConfirmHandler(context),
      )
      .post(
        ENDPOINTS.newsletterPreferences,
        ownPagesOnly,
        requestLimit(countRequest, 'capability'),
        createPreferencesHandler(context),
      )
      // No same-site rule: a mail program's server calls, with neither cookies nor an origin (RFC 8058).
      .post(ENDPOINTS.newsletterUnsubscribe, createUnsubscribeHandler(context, countRequest))
      .get(ENDPOINTS.newsletterOpened, createOpenedHandler(context))
      .get(ENDPOINTS.newsletterLink, createLinkHandler(context, countRequest))
      .post(ENDPOINTS.mailReports, createMailReportHandler(context, countRequest))
      .get(ENDPOINTS.newsletterConfirm, redirectToPage('newsletterConfirm'))
      .get(ENDPOINTS.newsletterPreferences, redirectToPage('newsletterPreferences'))
      .get(ENDPOINTS.newsletterUnsubscribe, redirectToPage('newsletterUnsubscribe'))
  );
}
