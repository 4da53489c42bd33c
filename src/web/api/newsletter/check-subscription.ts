import type { Context } from 'hono';
import { z } from 'zod';
import { parseSubscriberEmail } from '../../../features/newsletter/subscriber-email.ts';
import { isConfirmedAddress } from '../../../features/newsletter/subscriber-store.server.ts';
import { newsletterErrorsTexts } from '../../../i18n/newsletter-errors/index.ts';
import type { WebContext } from '../../context.ts';
import { readJson } from '../read-body.ts';
import { refuseBody } from '../refuse-body.ts';
import { refuseField } from '../refuse-field.ts';
import { refuseTooMany } from '../request-limit.ts';
import { responseLanguage } from '../response-language.ts';
import { inUniformTime } from './uniform-duration.ts';

// The feature validates the address; this schema only checks the outer shape.
const body = z.object({ email: z.unknown() }).partial();

/** Part of every failure, because any failure counts as not subscribed (spec §7). */
export const NOT_SUBSCRIBED = { isSubscribed: false } as const;

/**
 * POST {email} (spec §7) → 200 {isSubscribed}. True only for confirmed subscribers. A stranger can ask about an address a few
 * times a day and learns nothing else: the work is the same for every address (decision 052).
 */
export function createCheckHandler(context: WebContext) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const read = await readJson(c.req.raw, body);
    if (!read.ok) return refuseBody(c, read.error);
    const email = parseSubscriberEmail(read.value.email);
    if (!email.ok) {
      const { error } = email;
      return refuseField(c, {
        error,
        field: 'email',
        message: newsletterErrorsTexts[responseLanguage(c)][error],
      });
    }
    const waitSeconds = await context.rateLimiter.count('subscription-check-of', email.value);
    if (waitSeconds > 0) return refuseTooMany(c, waitSeconds);
    const isSubscribed = await inUniformTime(isConfirmedAddress(context.db, email.value));
    return c.json({ isSubscribed });
  };
}
