import type { Context } from 'hono';
import {
  countOpen,
  followLink,
} from '../../../features/newsletter/campaigns/measuring/record-response.server.ts';
import type { WebContext } from '../../context.ts';
import { type CountRequest, refuseTooMany } from '../request-limit.ts';
import { refuseLink } from './newsletter-links.ts';

/** A transparent GIF of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** GET → 200 with a pixel, whatever the link: a broken image would be visible, and a stranger learns nothing. */
export function createOpenedHandler(context: WebContext) {
  return async (c: Context): Promise<Response> => {
    await countOpen(context, c.req.param('token') ?? '');
    return c.body(PIXEL, 200, { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' });
  };
}

/** GET → 302 to the address that the campaign has under this number, or 404. Only links that are not ours count for the limit. */
export function createLinkHandler(context: WebContext, countRequest: CountRequest) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    const link = c.req.param('link') ?? '';
    const token = c.req.param('token') ?? '';
    const target = /^\d{1,4}$/.test(link) ? await followLink(context, token, Number(link)) : undefined;
    if (target !== undefined) return c.redirect(target, 302);
    const waitSeconds = await countRequest(c, 'campaign-link');
    return waitSeconds > 0 ? refuseTooMany(c, waitSeconds) : refuseLink(c);
  };
}
