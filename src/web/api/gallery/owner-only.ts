import type { MiddlewareHandler } from 'hono';
import type { WebContext } from '../../context.ts';
import { isOwner } from './owner-cookie.ts';
import { refuseGallery } from './refuse-gallery.ts';

/** Refuses everybody but the owner. It comes before the rate limit, so that strangers' tries do not count against an owner. */
export function ownerOnly(context: Pick<WebContext, 'capabilities'>): MiddlewareHandler {
  return async (c, next) => {
    if (!isOwner(c.req.raw, context, c.req.param('id') ?? '')) return refuseGallery(c, 'gone');
    await next();
    return undefined;
  };
}
