import type { Database } from '../../../platform/db/database.ts';
import { deleteEverySignIn } from '../sign-in/sign-in-store.server.ts';
import { deleteEverySession } from './session-store.server.ts';

/**
 * Ends the sessions of all operators, and makes the links of their sign-in mails invalid: a restored backup cannot know which of
 * them ended since.
 */
export async function endEverySession(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteEverySession(tx);
    await deleteEverySignIn(tx);
  });
}
