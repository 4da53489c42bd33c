import { createElement } from 'react';
import { BRAND } from '../../../catalog/brand.ts';
import { dashboardPath } from '../../../dashboard-urls.ts';
import type { Capabilities } from '../../../platform/capability/capabilities.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { JobQueue } from '../../../platform/queue/queue.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import { findOperator, type OperatorList } from '../operator.ts';
import { signInToken } from './sign-in.ts';
import { findOpenSignIn } from './sign-in-store.server.ts';
import { SignInEmail } from './sign-in-email.tsx';

export interface SignInMailPorts {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly capabilities: Capabilities;
  readonly operators: OperatorList;
  readonly settings: { readonly publicUrl: string };
  /** Prints the link, in development; undefined in production. */
  readonly printSignInLink: ((url: string) => void) | undefined;
}

/** Mails the link of a request if its address is an operator's. Idempotent. */
export async function mailSignIn(ports: SignInMailPorts, signInId: string): Promise<void> {
  const { db, queue, clock, ids, capabilities, operators, settings, printSignInLink } = ports;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const signIn = await findOpenSignIn(tx, signInId, now);
    const operator = signIn && findOperator(operators, signIn.email);
    if (!operator) return;
    const token = signInToken(signInId, capabilities.keyFor('operator-sign-in', signInId));
    const url = `${settings.publicUrl}${dashboardPath('signInLink', { token })}`;
    const isNew = await writeMail(queue, tx, {
      ...(await renderMail(createElement(SignInEmail, { url, publicUrl: settings.publicUrl }))),
      id: ids.newId(),
      dedupeKey: `operator-sign-in:${signInId}`,
      kind: 'operator-sign-in',
      shootId: undefined,
      recipient: operator.email,
      language: 'en',
      subject: `Sign in to the dashboard of ${BRAND.name}`,
      createdAt: now,
    });
    if (isNew) printSignInLink?.(url);
  });
}
