import type { Context } from 'hono';
import { z } from 'zod';
import { isLanguage, type Language } from '../../../catalog/languages.ts';
import { SUBSCRIPTION_FORM_VERSION, type SubscriptionSource } from '../../../catalog/newsletter.ts';
import { subscribe } from '../../../features/newsletter/subscribe.server.ts';
import { fieldOfSubscriptionError, parseSubscription } from '../../../features/newsletter/subscription.ts';
import { newsletterBoxTexts } from '../../../i18n/newsletter-box/index.ts';
import { newsletterErrorsTexts } from '../../../i18n/newsletter-errors/index.ts';
import { newsletterOverlaysTexts } from '../../../i18n/newsletter-overlays/index.ts';
import { isBotSubmission, MIN_SHOWN_MS } from '../../../ui/form-submission/honeypot.ts';
import type { WebContext } from '../../context.ts';
import { clientAddress } from '../client-address.ts';
import { readJson } from '../read-body.ts';
import { refuseBody } from '../refuse-body.ts';
import { refuseField } from '../refuse-field.ts';
import { refuseTooMany } from '../request-limit.ts';
import { submissionId } from '../submission-id.ts';
import { responseLanguage } from '../response-language.ts';

// The feature validates the fields; this schema only checks the outer shape.
const body = z.looseObject({ submissionId: submissionId.optional() });

/**
 * POST {email, …, language?, submissionId?, homepage?, shownForMs?} (spec §7) → 201 {received}; 422 {error: sentence, code, field,
 * message}. The response does not reveal whether the address was known.
 */
export function createSignupHandler(context: WebContext) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const read = await readJson(c.req.raw, body);
    if (!read.ok) return refuseBody(c, read.error);
    const { submissionId = context.ids.newId(), ...typed } = read.value;
    // The specification's payload has no `shownForMs`, so a request without it is accepted. No newsletter is sent before the
    // subscription is confirmed anyway.
    if (isBotSubmission({ shownForMs: MIN_SHOWN_MS, ...typed })) {
      context.log.info({}, 'a newsletter sign-up came from a bot and was dropped');
      return respondReceived(c);
    }
    // The form sends the language in which its texts were shown, because they are stored as the consent that was given.
    const language = isLanguage(typed['language']) ? typed['language'] : responseLanguage(c);
    const subscription = parseSubscription(typed);
    if (!subscription.ok) {
      const { error } = subscription;
      const message = newsletterErrorsTexts[language][error];
      return refuseField(c, { error, field: fieldOfSubscriptionError(error), message });
    }
    const waitSeconds = await context.rateLimiter.count('newsletter-confirm', subscription.value.email);
    if (waitSeconds > 0) return refuseTooMany(c, waitSeconds);
    const addressHash = context.hashIpAddress(clientAddress(c, context.settings.trustProxy));
    const { source } = subscription.value;
    const shown = { textShown: consentText(source, language), formVersion: SUBSCRIPTION_FORM_VERSION };
    const signUp = { submissionId, language, ...shown, addressHash };
    await subscribe(context, signUp, subscription.value);
    return respondReceived(c);
  };
}

/** The same response for everybody: known or not, person or program, first or repeated request. */
function respondReceived(c: Context): Response {
  return c.json({ received: true }, 201);
}

/** Returns the sentence of consent in the form that was sent. The modals have the sources of the specification (§3). */
function consentText(source: SubscriptionSource, language: Language): string {
  const isModal = source === 'exit-intent' || source === 'welcome-flow';
  const texts = isModal ? newsletterOverlaysTexts[language] : newsletterBoxTexts[language];
  const { before, privacy, after } = texts.consent;
  return before + privacy + after;
}
