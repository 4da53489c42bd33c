import type { Transaction } from '../../platform/db/database.ts';

class RolledBack extends Error {}

/**
 * Runs `work` in a savepoint. With `rollBack` the savepoint is rolled back afterwards and `instead` is returned, so that a
 * request about a stranger's address takes the same work as one that changes something (decision 020).
 */
export async function rollBackIf<Outcome>(
  rollBack: boolean,
  instead: Outcome,
  tx: Transaction,
  work: (part: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await tx.transaction(async (part) => {
      const outcome = await work(part);
      if (rollBack) throw new RolledBack();
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return instead;
    throw error;
  }
}
