import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { reconciliations } from '../../../platform/db/tables/orders.ts';
import { isLongRead, type ReadingProgress } from './reconciliation-start.ts';

/** Resolves to undefined until a provider's list was read a long way back. */
export async function findReadingProgress(
  db: Database,
  provider: string,
): Promise<ReadingProgress | undefined> {
  const [row] = await db.select().from(reconciliations).where(eq(reconciliations.provider, provider));
  return row;
}

/** A provider's list that was read to its end. */
export interface Reading {
  readonly provider: string;
  readonly startedAt: Date;
  /** The list contained the payments from `since`, and those until `readUntil` were compared with our books. */
  readonly since: Date;
  readonly readUntil: Date;
}

/**
 * Records how far a list was read. A list that begins after the end of what was read before leaves a gap, and counts only if it
 * reaches a long way back. Idempotent, and a slower run does not undo a faster one.
 */
export async function recordReading(db: Database, reading: Reading): Promise<void> {
  const { provider, startedAt, since, readUntil } = reading;
  if (isLongRead(since, startedAt)) {
    await db
      .insert(reconciliations)
      .values({ provider, readUntil, longReadAt: startedAt })
      .onConflictDoUpdate({
        target: reconciliations.provider,
        set: {
          readUntil: sql`greatest(${reconciliations.readUntil}, excluded.read_until)`,
          longReadAt: sql`greatest(${reconciliations.longReadAt}, excluded.long_read_at)`,
        },
      });
    return;
  }
  const later = sql`greatest(${reconciliations.readUntil}, ${readUntil.toISOString()}::timestamptz)`;
  await db
    .update(reconciliations)
    .set({ readUntil: later })
    .where(and(eq(reconciliations.provider, provider), gte(reconciliations.readUntil, since)));
}
