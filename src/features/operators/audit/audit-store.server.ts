import { and, desc, eq, lt } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/db/database.ts';
import { type AuditDetail, auditEntries } from '../../../platform/db/tables/operators.ts';
import type { AuditAction } from './audit-action.ts';

export interface AuditEntry {
  readonly at: Date;
  /** The operator's address. */
  readonly operator: string;
  readonly action: AuditAction;
  /** The id of the order, shoot, mail … that the action is about. */
  readonly subject?: string | undefined;
  /** The reason that the operator typed. */
  readonly reason?: string | undefined;
  /** Facts of the action, without personal data of customers. */
  readonly detail?: AuditDetail | undefined;
}

export type AuditRow = typeof auditEntries.$inferSelect;

/** Adds an entry, in the transaction of the change that it records. */
export async function recordAction(tx: Transaction, entry: AuditEntry): Promise<void> {
  const { subject = null, reason = null, detail = null, ...rest } = entry;
  await tx.insert(auditEntries).values({ ...rest, subject, reason, detail });
}

/** Lists entries, the latest first, from before `beforeId` on. */
export async function listAudit(
  db: Reader,
  page: {
    readonly limit: number;
    readonly beforeId?: number | undefined;
    readonly subject?: string | undefined;
  },
): Promise<readonly AuditRow[]> {
  const { limit, beforeId, subject } = page;
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        beforeId === undefined ? undefined : lt(auditEntries.id, beforeId),
        subject === undefined ? undefined : eq(auditEntries.subject, subject),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}

export async function eraseAuditBefore(tx: Transaction, moment: Date): Promise<number> {
  const erased = await tx
    .delete(auditEntries)
    .where(lt(auditEntries.at, moment))
    .returning({ id: auditEntries.id });
  return erased.length;
}
