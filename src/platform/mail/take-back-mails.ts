import { and, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { mails } from '../db/tables/mails.ts';
import { EMPTIED } from './empty-mail.ts';

/** Takes back mails that have not left: nobody tries them again. Waits for one that is being sent just now. */
export async function takeBackMails(tx: Transaction, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length === 0) return;
  await tx
    .update(mails)
    .set(EMPTIED)
    .where(and(inArray(mails.dedupeKey, [...dedupeKeys]), isNull(mails.sentAt)));
}
