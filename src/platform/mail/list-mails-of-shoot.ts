import { asc, eq, or } from 'drizzle-orm';
import type { Reader } from '../db/database.ts';
import { mails } from '../db/tables/mails.ts';

/** A mail as operators see it: without its content. */
export interface ListedMail {
  readonly id: string;
  readonly kind: string;
  /** Empty when the mail was erased or given up. */
  readonly recipient: string;
  readonly attempts: number;
  /** The mail server's answer to the latest try, without the address; null when none is stored. */
  readonly answerCode: number | null;
  readonly answer: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** Lists the mails about a shoot, oldest first, with the receipt of its deletion, which outlives it. */
export async function listMailsOfShoot(db: Reader, shootId: string): Promise<readonly ListedMail[]> {
  const { id, kind, recipient, attempts, answerCode, answer, createdAt, sentAt } = mails;
  return db
    .select({ id, kind, recipient, attempts, answerCode, answer, createdAt, sentAt })
    .from(mails)
    .where(or(eq(mails.shootId, shootId), eq(mails.dedupeKey, `deletion-receipt:${shootId}`)))
    .orderBy(asc(createdAt), asc(id));
}
