import { randomBytes } from 'node:crypto';
import { err, ok, type Result } from '../../../base/result.ts';
import type { Capabilities } from '../../../platform/capability/capabilities.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import { recordAction } from '../audit/audit-store.server.ts';
import { hashSecret } from '../hash-secret.ts';
import { findOperator, type Operator, type OperatorList } from '../operator.ts';
import { readSignInToken, SESSION_LIFETIME_MS, SESSION_RENEWAL_MS } from '../sign-in/sign-in.ts';
import { isSignInOpen, useSignIn } from '../sign-in/sign-in-store.server.ts';
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  renewSession,
} from './session-store.server.ts';

export interface SessionPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly capabilities: Capabilities;
  readonly operators: OperatorList;
}

/** `other-browser`: the link is good, but was asked for elsewhere. `gone`: it is used, expired or wrong. */
export type SignInError = 'other-browser' | 'gone';

/** Uses a link up and opens a session, whose secret it returns. */
export async function signIn(
  ports: SessionPorts,
  { token, browserSecret }: { readonly token: string; readonly browserSecret: string | undefined },
): Promise<Result<{ readonly sessionSecret: string; readonly operator: Operator }, SignInError>> {
  const { db, clock, ids, capabilities, operators } = ports;
  const link = readSignInToken(token);
  if (!link || !capabilities.verify('operator-sign-in', link.id, link.key)) return err('gone');
  const now = clock.now();
  const browserHash = hashSecret(browserSecret ?? '');
  const sessionSecret = randomBytes(32).toString('base64url');
  const operator = await db.transaction(async (tx) => {
    const email = await useSignIn(tx, { id: link.id, browserHash, now });
    const found = email === undefined ? undefined : findOperator(operators, email);
    if (!found) return undefined;
    await insertSession(tx, {
      id: ids.newId(),
      email: found.email,
      tokenHash: hashSecret(sessionSecret),
      createdAt: now,
      renewedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
    });
    await recordAction(tx, { at: now, operator: found.email, action: 'signed-in' });
    return found;
  });
  if (operator) return ok({ sessionSecret, operator });
  return err((await isSignInOpen(db, link.id, now)) ? 'other-browser' : 'gone');
}

export interface OpenSession {
  readonly operator: Operator;
  /** True when the expiry was postponed, so that the cookie has to be set again. */
  readonly isRenewed: boolean;
}

/** Finds the session of a cookie and postpones its expiry. An address that is no longer listed has no session. */
export async function openSession(
  { db, clock, operators }: Pick<SessionPorts, 'db' | 'clock' | 'operators'>,
  sessionSecret: string | undefined,
): Promise<OpenSession | undefined> {
  if (!sessionSecret) return undefined;
  const now = clock.now();
  const session = await findSession(db, hashSecret(sessionSecret), now);
  const operator = session && findOperator(operators, session.email);
  if (!operator) return undefined;
  const isRenewed = now.getTime() - session.renewedAt.getTime() >= SESSION_RENEWAL_MS;
  if (isRenewed) {
    const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MS);
    await renewSession(db, session.id, { renewedAt: now, expiresAt });
  }
  return { operator, isRenewed };
}

/** Ends this session, or every session of the operator. */
export async function signOut(
  { db, clock }: Pick<SessionPorts, 'db' | 'clock'>,
  session: { readonly operator: Operator; readonly sessionSecret: string; readonly everywhere: boolean },
): Promise<void> {
  const { operator, sessionSecret, everywhere } = session;
  await db.transaction(async (tx) => {
    const action = everywhere ? 'signed-out-everywhere' : 'signed-out';
    await recordAction(tx, { at: clock.now(), operator: operator.email, action });
    if (everywhere) await deleteSessionsOf(tx, operator.email);
    else await deleteSession(tx, hashSecret(sessionSecret));
  });
}
