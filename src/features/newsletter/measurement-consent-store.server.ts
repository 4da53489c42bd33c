import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import { measurementConsents } from '../../platform/db/tables/subscribers.ts';

type Proof = Omit<typeof measurementConsents.$inferInsert, 'withdrawnAt'>;

/** Returns whether a subscriber has agreed that opens and clicks are measured. */
export async function hasMeasurementConsent(db: Reader, subscriberId: string): Promise<boolean> {
  return (await db.$count(measurementConsents, isInForce(subscriberId))) > 0;
}

/** Stores the proof of a consent. One that is in force stays the proof. */
export async function grantMeasurement(tx: Transaction, proof: Proof): Promise<void> {
  await tx
    .insert(measurementConsents)
    .values(proof)
    .onConflictDoNothing({ target: measurementConsents.subscriberId, where: sql`withdrawn_at is null` });
}

/** Returns false when there was no consent in force. */
export async function withdrawMeasurement(
  tx: Transaction,
  subscriberId: string,
  now: Date,
): Promise<boolean> {
  const withdrawn = await tx
    .update(measurementConsents)
    .set({ withdrawnAt: now })
    .where(isInForce(subscriberId))
    .returning({ id: measurementConsents.id });
  return withdrawn.length > 0;
}

function isInForce(subscriberId: string) {
  return and(eq(measurementConsents.subscriberId, subscriberId), isNull(measurementConsents.withdrawnAt));
}
