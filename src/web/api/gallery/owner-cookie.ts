import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { LIMITS } from '../../../catalog/limits.ts';
import { isGalleryKey } from '../../../features/gallery/open-gallery.server.ts';
import type { WebContext } from '../../context.ts';
import { keyCookie, readKeyCookie } from '../key-cookie.ts';
import { ownShootId } from '../shoot/draft-cookie.ts';

type Ports = Pick<WebContext, 'capabilities' | 'settings'>;

/** Each gallery has its own cookie, so that a second one does not lock the first. Ids have only characters that cookies allow. */
function ownerCookieName(galleryId: string): string {
  return `lichtbild_owner_${galleryId}`;
}

/** Returns the owner's key in this visitor's cookie, unverified. */
export function ownerKey(request: Request, galleryId: string): string | undefined {
  return readKeyCookie(request, ownerCookieName(galleryId));
}

/** Returns whether this visitor holds the owner's key of a gallery. Takes the same time for every id. */
export function isOwner(
  request: Request,
  { capabilities }: Pick<Ports, 'capabilities'>,
  galleryId: string,
): boolean {
  return isGalleryKey({ capabilities }, galleryId, ownerKey(request, galleryId));
}

/**
 * Returns the owner's key for a visitor who has it and for the browser that made the shoot: whoever paid in this browser
 * owns the gallery in this browser (decision 023). Undefined for everybody else. Takes the same time for every id.
 */
export function ownerKeyOfVisitor(
  c: Context,
  { capabilities }: Pick<Ports, 'capabilities'>,
  galleryId: string,
): string | undefined {
  const isMaker = ownShootId(c, { capabilities }) === galleryId;
  const owns = isOwner(c.req.raw, { capabilities }, galleryId) || isMaker;
  return owns ? capabilities.keyFor('owner', galleryId) : undefined;
}

/** Returns the `Set-Cookie` header that makes this browser an owner of the gallery. */
export function ownerCookie(context: Ports, galleryId: string): string {
  return keyCookie(context, {
    name: ownerCookieName(galleryId),
    key: context.capabilities.keyFor('owner', galleryId),
    lifetimeMs: LIMITS.galleryLifetimeMs,
  });
}

export function deleteOwnerCookie(c: Context, galleryId: string): void {
  deleteCookie(c, ownerCookieName(galleryId), { path: '/' });
}
