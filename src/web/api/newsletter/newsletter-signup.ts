import type { Context } from 'hono';
import { z } from 'zod';
import { isLanguage } from '../../../catalog/languages.ts';
import { subscribe } from '../../../features/newsletter/subscribe.server.ts';
import { fieldOfSubscriptionError, parseSubscription } from '../../../features/newsletter/subscription.ts';
import { newsletterBoxTexts } from '../../../i18n/newsletter-box/index.ts';
import { newsletterErrorsTexts } from '../../../i18n/newsletter-errors/index.ts';
import { isBotSubmission, MIN_SHOWN_MS } from '../../../ui/form-submission/honeypot.ts';
import type { WebContext } from '../../context.ts';
import { clientAddress } from '../client-address.ts';
import { readJson } from '../read-body.ts';
import { refuseBody } from '../refuse-body.ts';
import { refuseField } from '../refuse-field.ts';
import { refuseTooMany } from '../request-limit.ts';
import { submissionId } from '../submission-id.ts';
import { visitorLanguage } from '../visitor-language.ts';

// The rules of the feature judge what is inside; here only the outer shape is read.
const body = z.looseObject({ submissionId: submissionId.optional() });

/**
 * POST {email, …, language?, submissionId?, homepage?, shownForMs?} (spec §7) → 201 {received}; 422 {error, field, message}. The
 * answer does not say whether the address was known.
 */
export function createSignupHandler(context: WebContext) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const read = await readJson(c.req.raw, body);
    if (!read.ok) return refuseBody(c, read.error);
    const { submissionId = context.ids.newId(), ...typed } = read.value;
    // The specification's payload has no such number, so who sends none is believed: nothing comes before a confirmation.
    if (isBotSubmission({ shownForMs: MIN_SHOWN_MS, ...typed })) {
      context.log.info({}, 'a newsletter sign-up was made by a program and dropped');
      return answerReceived(c);
    }
    // The box says in which language its words were read: they are kept as what was agreed to.
    const language = isLanguage(typed['language']) ? typed['language'] : visitorLanguage(c);
    const subscription = parseSubscription(typed);
    if (!subscription.ok) {
      const { error } = subscription;
      const message = newsletterErrorsTexts[language][error];
      return refuseField(c, { error, field: fieldOfSubscriptionError(error), message });
    }
    const waitSeconds = await context.rateLimiter.count('newsletter-confirm', subscription.value.email);
    if (waitSeconds > 0) return refuseTooMany(c, waitSeconds);
    const addressHash = context.hashAddress(clientAddress(c, context.settings.trustProxy));
    const signUp = { submissionId, language, textShown: consentText(language), addressHash };
    await subscribe(context, signUp, subscription.value);
    return answerReceived(c);
  };
}

/** One answer for all: known or not, person or program, the first time or again. */
function answerReceived(c: Context): Response {
  return c.json({ received: true }, 201);
}

function consentText(language: keyof typeof newsletterBoxTexts): string {
  const { before, privacy, after } = newsletterBoxTexts[language].consent;
  return before + privacy + after;
}
