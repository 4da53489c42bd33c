import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { WebContext } from '../context.ts';

/** Returns the key in this visitor's cookie, unverified. */
export function readKeyCookie(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '', name)[name];
}

/** Returns the `Set-Cookie` header that gives this browser a key. */
export function keyCookie(
  { settings }: Pick<WebContext, 'settings'>,
  cookie: { readonly name: string; readonly key: string; readonly lifetimeMs: number },
): string {
  return generateCookie(cookie.name, cookie.key, {
    path: '/',
    httpOnly: true,
    // Lax, not Strict: a link in a webmail comes from another site and must send the cookie.
    sameSite: 'Lax',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: cookie.lifetimeMs / 1000,
  });
}
