import type { Database } from '../../../platform/db/database.ts';
import { operatorSessions, operatorSignIns } from '../../../platform/db/tables/operators.ts';

/**
 * Ends the sessions of all operators, and makes the links of their sign-in mails invalid: a restored backup cannot know which of
 * them ended since.
 */
export async function endEverySession(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(operatorSessions);
    await tx.delete(operatorSignIns);
  });
}
