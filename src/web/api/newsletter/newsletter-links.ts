import type { Context } from 'hono';
import { confirmSubscription } from '../../../features/newsletter/confirm-subscription.server.ts';
import { unsubscribe } from '../../../features/newsletter/unsubscribe.server.ts';
import { newsletterLinkGoneText } from '../../../i18n/newsletter-errors/index.ts';
import { type PageName, pagePath } from '../../../page-urls.ts';
import type { WebContext } from '../../context.ts';
import { type CountRequest, refuseTooMany } from '../request-limit.ts';
import { responseLanguage } from '../response-language.ts';
import { isOfOurPage, readForm } from './read-form.ts';

/** POST → 200 {confirmed}, or 404. The form on our page is redirected back to the page, which shows the new state. */
export function createConfirmHandler(context: WebContext) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const token = c.req.param('token') ?? '';
    const outcome = await confirmSubscription(context, token);
    if (await isFromOurPage(c)) return redirectBackToPage(c, 'newsletterConfirm', token);
    return outcome === 'gone' ? refuseLink(c) : c.json({ confirmed: true });
  };
}

/**
 * POST by a mail program or our page → 200 {unsubscribed}, or 404. The body does not matter, because the POST itself is the
 * request (RFC 8058). Only unknown links count for the rate limit, because one mail provider may unsubscribe thousands.
 */
export function createUnsubscribeHandler(context: WebContext, countRequest: CountRequest) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const token = c.req.param('token') ?? '';
    const outcome = await unsubscribe(context, token);
    if (outcome === 'gone') {
      const waitSeconds = await countRequest(c, 'capability');
      if (waitSeconds > 0) return refuseTooMany(c, waitSeconds);
    }
    if (await isFromOurPage(c)) return redirectBackToPage(c, 'newsletterUnsubscribe', token);
    return outcome === 'gone' ? refuseLink(c) : c.json({ unsubscribed: true });
  };
}

/**
 * Redirects a GET of an endpoint (by a mail program without one-click unsubscribing, or a reload after the form was sent) to
 * the page, which asks for a confirmation first.
 */
export function redirectToPage(
  page: 'newsletterConfirm' | 'newsletterPreferences' | 'newsletterUnsubscribe',
) {
  return (c: Context): Response => {
    c.header('Cache-Control', 'no-store');
    return c.redirect(pagePath(page, responseLanguage(c), { token: c.req.param('token') ?? '' }), 302);
  };
}

async function isFromOurPage(c: Context): Promise<boolean> {
  const fields = await readForm(c);
  return fields.ok && isOfOurPage(fields.value);
}

function redirectBackToPage(c: Context, page: PageName, token: string): Response {
  return c.redirect(pagePath(page, responseLanguage(c), { token }), 303);
}

export function refuseLink(c: Context): Response {
  return c.json({ error: 'gone', message: newsletterLinkGoneText[responseLanguage(c)] }, 404);
}
