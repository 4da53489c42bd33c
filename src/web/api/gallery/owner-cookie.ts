import type { Context } from 'hono';
import { deleteCookie, generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { LIMITS } from '../../../catalog/limits.ts';
import { isGalleryKey } from '../../../features/gallery/open-gallery.server.ts';
import type { WebContext } from '../../context.ts';
import { ownShootId } from '../shoot/draft-cookie.ts';

type Ports = Pick<WebContext, 'capabilities' | 'settings'>;

/** One cookie a gallery, so that a second gallery does not close the first. Ids are made of cookie-safe letters. */
function ownerCookieName(galleryId: string): string {
  return `lichtbild_owner_${galleryId}`;
}

/** The owner's key as this visitor's cookie holds it; nothing is verified yet. */
export function ownerKey(request: Request, galleryId: string): string | undefined {
  const name = ownerCookieName(galleryId);
  return parse(request.headers.get('cookie') ?? '', name)[name];
}

/** Whether this visitor holds the owner's key of a gallery. Same time for every id. */
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
export function ownerKeyHere(
  c: Context,
  { capabilities }: Pick<Ports, 'capabilities'>,
  galleryId: string,
): string | undefined {
  const isMaker = ownShootId(c, { capabilities }) === galleryId;
  const owns = isOwner(c.req.raw, { capabilities }, galleryId) || isMaker;
  return owns ? capabilities.keyFor('owner', galleryId) : undefined;
}

/** Returns the `Set-Cookie` header that makes this browser an owner of the gallery. */
export function ownerCookie({ capabilities, settings }: Ports, galleryId: string): string {
  return generateCookie(ownerCookieName(galleryId), capabilities.keyFor('owner', galleryId), {
    path: '/',
    httpOnly: true,
    // Lax, not Strict: the link in the mail comes from another site and must find its pictures.
    sameSite: 'Lax',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: LIMITS.galleryLifetimeMs / 1000,
  });
}

export function takeOwnerCookie(c: Context, galleryId: string): void {
  deleteCookie(c, ownerCookieName(galleryId), { path: '/' });
}
