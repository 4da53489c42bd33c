import { and, asc, eq, inArray, isNull, like, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { erasures } from '../db/tables/erasures.ts';

export type ErasureRecord = typeof erasures.$inferSelect;

/** Lists the oldest records that the target of backups does not have. */
export async function listUncopied(db: Database, limit: number): Promise<readonly ErasureRecord[]> {
  return db
    .select()
    .from(erasures)
    .where(isNull(erasures.copiedAt))
    .orderBy(asc(erasures.recordedAt))
    .limit(limit);
}

export async function hasUncopied(db: Database): Promise<boolean> {
  return (await listUncopied(db, 1)).length > 0;
}

export async function markCopied(db: Database, ids: readonly string[], copiedAt: Date): Promise<void> {
  await db
    .update(erasures)
    .set({ copiedAt })
    .where(inArray(erasures.id, [...ids]));
}

/** Returns which of these records the database has. */
export async function findKnown(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: erasures.id })
    .from(erasures)
    .where(inArray(erasures.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Adds the record of an erasure that was repeated after a restore. Idempotent. */
export async function insertRepeated(tx: Transaction, record: ErasureRecord): Promise<void> {
  await tx.insert(erasures).values(record).onConflictDoNothing();
}

/** Deletes records that are older than every backup. */
export async function deleteOldRecords(db: Database, before: Date): Promise<void> {
  await db.delete(erasures).where(lt(erasures.recordedAt, before));
}

/** The facts in the record of a delivered order. */
export interface DeliveredOrder {
  readonly orderId: string;
  readonly provider: string;
  readonly paymentId: string;
}

export function readDeliveredOrder(subject: string): DeliveredOrder {
  const [orderId = '', provider = '', ...paymentId] = subject.split('/');
  return { orderId, provider, paymentId: paymentId.join('/') };
}

/** Returns whether this payment's headshots were delivered, and its buyer erased. */
export async function isDeliveredAndErased(
  db: Database,
  { provider, paymentId }: Pick<DeliveredOrder, 'provider' | 'paymentId'>,
): Promise<boolean> {
  const rows = await db
    .select({ subject: erasures.subject })
    .from(erasures)
    .where(and(eq(erasures.kind, 'delivered-order'), like(erasures.subject, `%/${provider}/%`)));
  return rows.some(({ subject }) => readDeliveredOrder(subject).paymentId === paymentId);
}
