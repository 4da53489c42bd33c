import type { Database } from '../../src/platform/db/database.ts';
import { auditEntries, operatorSessions, operatorSignIns } from '../../src/platform/db/tables/operators.ts';
import { FUTURE, MARK, PAST, SECOND } from './second-customer.ts';

/** Inserts an operator beside those of the tests, who has signed in, asked for another link and looked at the second customer. */
export async function insertOperator(db: Database): Promise<void> {
  const email = `${MARK}-operator@example.net`;
  await db.insert(operatorSignIns).values({
    ...{ id: `${MARK}-sign-in`, email, browserHash: `${MARK}-browser`, createdAt: PAST, expiresAt: FUTURE },
  });
  await db.insert(operatorSessions).values({
    ...{ id: `${MARK}-session`, email, tokenHash: `${MARK}-token` },
    ...{ createdAt: PAST, renewedAt: PAST, expiresAt: FUTURE },
  });
  await db.insert(auditEntries).values({
    ...{
      at: FUTURE,
      operator: email,
      action: 'viewed-photos',
      subject: SECOND.shootId,
      reason: 'A complaint.',
    },
  });
}
