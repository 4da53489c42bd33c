import { SESSION_LIFETIME_MS, SIGN_IN_LINK_LIFETIME_MS } from '../../features/operators/sign-in/sign-in.ts';
import { keyCookie, readKeyCookie } from '../api/key-cookie.ts';
import type { WebContext } from '../context.ts';

const SESSION_COOKIE = 'operator-session';
const BROWSER_COOKIE = 'operator-browser';

type Settings = Pick<WebContext, 'settings'>;

/** Returns the secret in the session's cookie, unverified. */
export function sessionSecretOf(request: Request): string | undefined {
  return readKeyCookie(request, SESSION_COOKIE);
}

export function sessionCookie(context: Settings, secret: string): string {
  return keyCookie(context, { name: SESSION_COOKIE, key: secret, lifetimeMs: SESSION_LIFETIME_MS });
}

/** Returns the header that deletes the session's cookie. */
export function endedSessionCookie(context: Settings): string {
  return keyCookie(context, { name: SESSION_COOKIE, key: '', lifetimeMs: 0 });
}

/** Returns the secret that binds a sign-in link to the browser that asked for it, unverified. */
export function browserSecretOf(request: Request): string | undefined {
  return readKeyCookie(request, BROWSER_COOKIE);
}

export function browserCookie(context: Settings, secret: string): string {
  return keyCookie(context, { name: BROWSER_COOKIE, key: secret, lifetimeMs: SIGN_IN_LINK_LIFETIME_MS });
}
