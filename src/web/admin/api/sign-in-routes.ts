import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { openSession, signIn, signOut } from '../../../features/operators/session/session.server.ts';
import { requestSignIn } from '../../../features/operators/sign-in/request-sign-in.server.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { isEmailAddress } from '../../../platform/mail/email-address.ts';
import type { WebContext } from '../../context.ts';
import { readJson } from '../../api/read-body.ts';
import { refuseBody } from '../../api/refuse-body.ts';
import { refuseField } from '../../api/refuse-field.ts';
import { type CountRequest, refuseTooMany, requestLimit } from '../../api/request-limit.ts';
import {
  browserCookie,
  browserSecretOf,
  endedSessionCookie,
  sessionCookie,
  sessionSecretOf,
} from '../session-cookie.ts';

const MESSAGES = {
  'other-browser': 'Open this link in the browser in which you asked for it, or ask for a new one here.',
  gone: 'This link no longer works: it was used before, or its 15 minutes are over. Ask for a new one.',
} as const;

/** The only endpoints of the dashboard that are open without a session. */
export function createSignInRoutes(context: WebContext, countRequest: CountRequest): Hono {
  const app = new Hono();
  const limit = requestLimit(countRequest, 'operator-sign-in');
  app.post(`${DASHBOARD_API}/sign-in`, limit, (c) => askForLink(c, context));
  app.post(`${DASHBOARD_API}/sign-in/complete`, limit, (c) => completeSignIn(c, context));
  app.post(`${DASHBOARD_API}/sign-out`, limit, (c) => endSession(c, context));
  return app;
}

/** POST {email} → 202 {asked}, whether or not the address is an operator's. */
async function askForLink(c: Context, context: WebContext): Promise<Response> {
  const read = await readJson(c.req.raw, z.object({ email: z.string().max(320) }));
  if (!read.ok) return refuseBody(c, read.error);
  const email = read.value.email.normalize('NFC').trim();
  if (!isEmailAddress(email)) {
    const message = 'Enter an email address like name@example.org.';
    return refuseField(c, { error: 'email-invalid', field: 'email', message });
  }
  const waitSeconds = await context.rateLimiter.count('operator-sign-in-mail', email);
  if (waitSeconds > 0) return refuseTooMany(c, waitSeconds);
  const browserSecret = browserSecretOf(c.req.raw) || context.ids.newId();
  await requestSignIn(context, { email, browserSecret });
  c.header('Set-Cookie', browserCookie(context, browserSecret), { append: true });
  return c.json({ asked: true }, 202);
}

/** POST {token} → 200 {signedIn} with the session's cookie. */
async function completeSignIn(c: Context, context: WebContext): Promise<Response> {
  const read = await readJson(c.req.raw, z.object({ token: z.string().max(200) }));
  if (!read.ok) return refuseBody(c, read.error);
  const browserSecret = browserSecretOf(c.req.raw);
  const signedIn = await signIn(context, { token: read.value.token, browserSecret });
  if (!signedIn.ok) return c.json({ error: signedIn.error, message: MESSAGES[signedIn.error] }, 403);
  c.header('Set-Cookie', sessionCookie(context, signedIn.value.sessionSecret), { append: true });
  return c.json({ signedIn: true });
}

/** POST {everywhere} → 200 {signedOut}. Without a session there is nothing to end. */
async function endSession(c: Context, context: WebContext): Promise<Response> {
  const read = await readJson(c.req.raw, z.object({ everywhere: z.boolean() }));
  if (!read.ok) return refuseBody(c, read.error);
  const sessionSecret = sessionSecretOf(c.req.raw);
  const session = await openSession(context, sessionSecret);
  if (session && sessionSecret !== undefined) {
    await signOut(context, { operator: session.operator, sessionSecret, everywhere: read.value.everywhere });
  }
  c.header('Set-Cookie', endedSessionCookie(context), { append: true });
  return c.json({ signedOut: true });
}
