import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { WebContext } from '../../context.ts';

const DRAFT_COOKIE = 'lichtbild_shoot';

type Ports = Pick<WebContext, 'capabilities' | 'settings' | 'clock'>;

/** The shoot that this visitor's cookie proves to be theirs; undefined without one or with a forged one. */
export function ownShootId(c: Context, { capabilities }: Pick<Ports, 'capabilities'>): string | undefined {
  const [shootId = '', key] = (getCookie(c, DRAFT_COOKIE) ?? '').split('.');
  return capabilities.verify('draft', shootId, key) ? shootId : undefined;
}

/** Lives as long as the shoot: a day for a draft, longer for one that was paid first. */
export function giveDraftCookie(
  c: Context,
  { capabilities, settings, clock }: Ports,
  { shootId, expiresAt }: { readonly shootId: string; readonly expiresAt: Date },
): void {
  setCookie(c, DRAFT_COOKIE, `${shootId}.${capabilities.keyFor('draft', shootId)}`, {
    path: '/',
    httpOnly: true,
    // Lax, not Strict: coming back from the provider's page or a mail must find the shoot again.
    sameSite: 'Lax',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: Math.max(0, Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000)),
  });
}
