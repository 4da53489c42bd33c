import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import type { JobQueue } from '../../../platform/queue/queue.ts';
import { hashSecret } from '../hash-secret.ts';
import { SIGN_IN_LINK_LIFETIME_MS } from './sign-in.ts';
import { insertSignIn } from './sign-in-store.server.ts';

export interface SignInRequestPorts {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Stores a request for a link, which the worker mails if the address is an operator's. So the response takes equally long for
 * every address.
 */
export async function requestSignIn(
  { db, queue, clock, ids }: SignInRequestPorts,
  { email, browserSecret }: { readonly email: string; readonly browserSecret: string },
): Promise<void> {
  const signInId = ids.newId();
  const createdAt = clock.now();
  await db.transaction(async (tx) => {
    await insertSignIn(tx, {
      id: signInId,
      email,
      browserHash: hashSecret(browserSecret),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + SIGN_IN_LINK_LIFETIME_MS),
    });
    await queue.enqueue(tx, 'operators.mail-sign-in', { signInId });
  });
}
