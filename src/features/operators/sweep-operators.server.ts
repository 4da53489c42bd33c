import type { Database } from '../../platform/db/database.ts';
import { eraseAuditBefore } from './audit/audit-store.server.ts';
import { eraseSessionsExpiredBefore } from './session/session-store.server.ts';
import { eraseSignInsExpiredBefore } from './sign-in/sign-in-store.server.ts';

/** Long enough to look into what happened to an order until its withdrawal proof is erased. */
const AUDIT_YEARS = 3;

/** Erases expired links and sessions, and entries of the audit log at a certain age. */
export async function sweepOperators(db: Database, now: Date): Promise<void> {
  const auditCutoff = new Date(now);
  auditCutoff.setUTCFullYear(auditCutoff.getUTCFullYear() - AUDIT_YEARS);
  await db.transaction(async (tx) => {
    await eraseSignInsExpiredBefore(tx, now);
    await eraseSessionsExpiredBefore(tx, now);
    await eraseAuditBefore(tx, auditCutoff);
  });
}
