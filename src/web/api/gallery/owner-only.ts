import type { MiddlewareHandler } from 'hono';
import type { WebContext } from '../../context.ts';
import { isOwner } from './owner-cookie.ts';
import { refuseGallery } from './refuse-gallery.ts';

/** Nobody else comes further, and nobody else's tries count against an owner behind the same address. */
export function ownerOnly(context: Pick<WebContext, 'capabilities'>): MiddlewareHandler {
  return async (c, next) => {
    if (!isOwner(c.req.raw, context, c.req.param('id') ?? '')) return refuseGallery(c, 'gone');
    await next();
    return undefined;
  };
}
