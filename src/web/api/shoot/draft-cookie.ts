import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { WebContext } from '../../context.ts';

const DRAFT_COOKIE = 'lichtbild_shoot';

type Ports = Pick<WebContext, 'capabilities' | 'settings' | 'clock'>;

/** Returns the id of the shoot that this visitor's cookie proves to be theirs; undefined without a cookie or with a forged one. */
export function ownShootId(c: Context, { capabilities }: Pick<Ports, 'capabilities'>): string | undefined {
  const [shootId = '', key] = (getCookie(c, DRAFT_COOKIE) ?? '').split('.');
  return capabilities.verify('draft', shootId, key) ? shootId : undefined;
}

/** Sets the cookie for as long as the shoot exists: a day for a draft, longer after the payment. */
export function setDraftCookie(
  c: Context,
  { capabilities, settings, clock }: Ports,
  { shootId, expiresAt }: { readonly shootId: string; readonly expiresAt: Date },
): void {
  setCookie(c, DRAFT_COOKIE, `${shootId}.${capabilities.keyFor('draft', shootId)}`, {
    path: '/',
    httpOnly: true,
    // Lax, not Strict: a visitor who returns from the provider's page or a webmail must send the cookie.
    sameSite: 'Lax',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: Math.max(0, Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000)),
  });
}
