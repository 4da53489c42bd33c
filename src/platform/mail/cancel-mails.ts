import { and, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { mails } from '../db/tables/mails.ts';
import { ERASED_CONTENT } from './erased-content.ts';

/** Erases unsent mails so that they are not tried again. Waits for a mail that is being sent at this moment. */
export async function cancelMails(tx: Transaction, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length === 0) return;
  await tx
    .update(mails)
    .set(ERASED_CONTENT)
    .where(and(inArray(mails.dedupeKey, [...dedupeKeys]), isNull(mails.sentAt)));
}
