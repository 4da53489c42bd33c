import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { mails } from '../../db/tables/mails.ts';
import type { JobQueue } from '../../queue/queue.ts';
import { ERASED_CONTENT } from '../erased-content.ts';

export type MailRefusal =
  | { readonly kind: 'unknown' }
  /** It is being sent, or changed by somebody else, at this moment. */
  | { readonly kind: 'busy' }
  /** Its content is erased, so that nothing is left to send. */
  | { readonly kind: 'erased'; readonly sentAt: Date | null }
  | { readonly kind: 'sent'; readonly sentAt: Date }
  /** Somebody has had the same mail sent again before. */
  | { readonly kind: 'copied'; readonly createdAt: Date };

type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: MailRefusal };

/** A mail that was enqueued; `isCopy` when the first one was sent before. */
export interface EnqueuedMail {
  readonly mailId: string;
  readonly kind: string;
  readonly isCopy: boolean;
}

/**
 * Enqueues an unsent mail for now, although it waits for its next try; sending is idempotent. A sent mail is copied, because mail
 * programs hide a second one with the same Message-ID. The copy's key follows from the mail's, so that two operators who send the
 * same mail again send one copy.
 */
export async function sendMailAgain(
  tx: Transaction,
  queue: JobQueue,
  mailId: string,
  copy: { readonly id: string; readonly now: Date },
): Promise<Outcome<EnqueuedMail>> {
  const locked = await lockMail(tx, mailId);
  if (!locked.ok) return locked;
  const mail = locked.value;
  const { kind, sentAt } = mail;
  if (mail.html === '') return { ok: false, refusal: { kind: 'erased', sentAt } };
  if (sentAt === null) {
    // Without a singleton key, because a job that waits for its next try would make the queue drop this one.
    await queue.enqueue(tx, 'mail.send', { mailId });
    return { ok: true, value: { mailId, kind, isCopy: false } };
  }
  const dedupeKey = `${mail.dedupeKey}:again`;
  const written = await tx
    .insert(mails)
    .values({
      ...{ ...mail, id: copy.id, dedupeKey, attempts: 0, createdAt: copy.now },
      ...{ sentAt: null, triedAt: null, answerCode: null, answer: null },
    })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  if (written.length === 0) {
    const [earlier] = await tx.select().from(mails).where(eq(mails.dedupeKey, dedupeKey));
    return { ok: false, refusal: { kind: 'copied', createdAt: earlier?.createdAt ?? copy.now } };
  }
  await queue.enqueue(tx, 'mail.send', { mailId: copy.id }, { singletonKey: copy.id });
  return { ok: true, value: { mailId: copy.id, kind, isCopy: true } };
}

/** Erases an unsent mail so that it is never sent. */
export async function cancelUnsentMail(
  tx: Transaction,
  mailId: string,
): Promise<Outcome<{ readonly kind: string }>> {
  const locked = await lockMail(tx, mailId);
  if (!locked.ok) return locked;
  const mail = locked.value;
  if (mail.sentAt !== null) return { ok: false, refusal: { kind: 'sent', sentAt: mail.sentAt } };
  if (mail.recipient === '') return { ok: false, refusal: { kind: 'erased', sentAt: null } };
  await tx.update(mails).set(ERASED_CONTENT).where(eq(mails.id, mailId));
  return { ok: true, value: { kind: mail.kind } };
}

/** Does not wait, because a mail server may take minutes to answer the one who holds the lock. */
async function lockMail(tx: Transaction, mailId: string): Promise<Outcome<typeof mails.$inferSelect>> {
  const isMail = eq(mails.id, mailId);
  const [mail] = await tx.select().from(mails).where(isMail).for('update', { skipLocked: true });
  if (mail) return { ok: true, value: mail };
  return { ok: false, refusal: { kind: (await tx.$count(mails, isMail)) > 0 ? 'busy' : 'unknown' } };
}
