/** A link works once, for this long, and only in the browser that asked for it. */
export const SIGN_IN_LINK_LIFETIME_MS = 15 * 60_000;
/** A session ends this long after the latest request. */
export const SESSION_LIFETIME_MS = 12 * 3_600_000;
/** The expiry is postponed at most this often, so that not every request writes to the database. */
export const SESSION_RENEWAL_MS = 5 * 60_000;

const ID_LENGTH = 22;
const KEY_LENGTH = 22;

/** Joins the id of a request and its key into the token of the link. */
export function signInToken(id: string, key: string): string {
  return `${id}${key}`;
}

/** Splits a link's token; undefined when it cannot be one. */
export function readSignInToken(token: string): { readonly id: string; readonly key: string } | undefined {
  if (!/^[\w-]+$/.test(token) || token.length !== ID_LENGTH + KEY_LENGTH) return undefined;
  return { id: token.slice(0, ID_LENGTH), key: token.slice(ID_LENGTH) };
}

/** Returns the page that a sign-in leads to: one of the dashboard's, whatever a link asks for. */
export function pageAfterSignIn(asked: string | null | undefined): string {
  return asked &&
    /^\/dashboard(?:[/?][\w\-./?=&%+~:]*)?$/.test(asked) &&
    !asked.startsWith('/dashboard/sign-in')
    ? asked
    : '/dashboard';
}
