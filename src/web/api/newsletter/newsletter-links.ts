import type { Context } from 'hono';
import { confirmSubscription } from '../../../features/newsletter/confirm-subscription.server.ts';
import { PAGE_ANSWER_FIELD } from '../../../features/newsletter/page-answer.ts';
import { unsubscribe } from '../../../features/newsletter/unsubscribe.server.ts';
import { newsletterLinkGoneText } from '../../../i18n/newsletter-errors/index.ts';
import { type PageName, pagePath } from '../../../page-urls.ts';
import type { WebContext } from '../../context.ts';
import { readBody } from '../read-body.ts';
import { type CountRequest, refuseTooMany } from '../request-limit.ts';
import { visitorLanguage } from '../visitor-language.ts';

/** More than any form or mail program has to say here. */
const MAX_BYTES = 4 * 1024;

/** POST → 200 {confirmed}, or 404; the form of our page is led back to it, where the new state stands. */
export function createConfirmHandler(context: WebContext) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const token = c.req.param('token') ?? '';
    const outcome = await confirmSubscription(context, token);
    if (await isFromOurPage(c)) return backToPage(c, 'newsletterConfirm', token);
    return outcome === 'gone' ? refuseLink(c) : c.json({ confirmed: true });
  };
}

/**
 * POST, by a mail program or our page → 200 {unsubscribed}, or 404. Whatever the body says: that it is posted is the
 * wish. Only links that are none of ours are counted, for one mail provider may unsubscribe thousands.
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
    if (await isFromOurPage(c)) return backToPage(c, 'newsletterUnsubscribe', token);
    return outcome === 'gone' ? refuseLink(c) : c.json({ unsubscribed: true });
  };
}

/**
 * Who opens an endpoint's address (a mail program that knows no one-click, a form that was sent and loaded again) is led
 * to the page: it asks, and nothing has happened yet.
 */
export function openPage(page: 'newsletterConfirm' | 'newsletterUnsubscribe') {
  return (c: Context): Response => {
    c.header('Cache-Control', 'no-store');
    return c.redirect(pagePath(page, visitorLanguage(c), { token: c.req.param('token') ?? '' }), 302);
  };
}

/** A plain form, which works without script. Mail programs never send its field, so they are never redirected. */
async function isFromOurPage(c: Context): Promise<boolean> {
  if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) return false;
  const body = await readBody(c.req.raw, MAX_BYTES);
  if (!body.ok) return false;
  const answer = new URLSearchParams(new TextDecoder().decode(body.value)).get(PAGE_ANSWER_FIELD.name);
  return answer === PAGE_ANSWER_FIELD.value;
}

function backToPage(c: Context, page: PageName, token: string): Response {
  return c.redirect(pagePath(page, visitorLanguage(c), { token }), 303);
}

function refuseLink(c: Context): Response {
  return c.json({ error: 'gone', message: newsletterLinkGoneText[visitorLanguage(c)] }, 404);
}
