import { and, desc, eq, gt, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/db/database.ts';
import { type AuditDetail, auditEntries } from '../../../platform/db/tables/operators.ts';
import { ACTIONS_WITHOUT_CHANGE, type AuditAction } from './audit-action.ts';

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

/** Lists the entries about these subjects, oldest first. */
export async function listAuditAbout(
  db: Reader,
  subjects: readonly string[],
  limit: number,
): Promise<readonly AuditRow[]> {
  const latest = await db
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.subject, [...subjects]))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
  return latest.toReversed();
}

/** Finds the latest entry about a subject that was added after `afterId` and is no mere look. */
export async function findChangeSince(
  tx: Transaction,
  subject: string,
  afterId: number,
): Promise<AuditRow | undefined> {
  const [row] = await tx
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, subject),
        gt(auditEntries.id, afterId),
        notInArray(auditEntries.action, [...ACTIONS_WITHOUT_CHANGE]),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return row;
}

/** Locks the entries about a subject until the transaction ends, so that two actions on it are decided one after the other. */
export async function lockAuditOf(tx: Transaction, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit-of:${subject}`}, 0))`);
}

export async function eraseAuditBefore(tx: Transaction, moment: Date): Promise<number> {
  const erased = await tx
    .delete(auditEntries)
    .where(lt(auditEntries.at, moment))
    .returning({ id: auditEntries.id });
  return erased.length;
}
