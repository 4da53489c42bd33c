import { and, count, eq, gte, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Language } from '../../catalog/languages.ts';
import type { Database, Reader, Transaction } from '../../platform/db/database.ts';
import { subscriberConsents, subscribers } from '../../platform/db/tables/subscribers.ts';
import { forgetRecipients } from './campaigns/recipient-store.server.ts';
import type { Subscription } from './subscription.ts';
import { eraseTags } from './tags/tag-store.server.ts';

export type SubscriberRow = typeof subscribers.$inferSelect;

/** Names are erased when a person unsubscribes. */
const NO_NAMES = { firstName: null, lastName: null, company: null } as const;

/** Finds the subscriber with this address and locks the row until the transaction ends. */
export async function lockSubscriberOf(
  tx: Transaction,
  email: string,
): Promise<Pick<SubscriberRow, 'id' | 'state'> | undefined> {
  const [row] = await tx
    .select({ id: subscribers.id, state: subscribers.state })
    .from(subscribers)
    .where(isAddress(email))
    .for('update');
  return row;
}

/** Returns whether this address is a confirmed subscriber, by one statement that is the same for every address. */
export async function isConfirmedAddress(db: Reader, email: string): Promise<boolean> {
  return (await db.$count(subscribers, and(isAddress(email), eq(subscribers.state, 'confirmed')))) > 0;
}

/**
 * Stores the request and returns the id of the locked row; undefined when the address was confirmed in the meantime.
 * `overConfirmed` changes a confirmed row as well, for a caller that rolls everything back.
 */
export async function requestSubscription(
  tx: Transaction,
  asked: {
    readonly id: string;
    readonly language: Language;
    readonly subscription: Subscription;
    readonly requestedAt: Date;
    readonly overConfirmed: boolean;
  },
): Promise<string | undefined> {
  const { id, language, requestedAt } = asked;
  const { discount, firstName, lastName, company, ...subscription } = asked.subscription;
  const row = {
    ...subscription,
    language,
    requestedAt,
    state: 'pending' as const,
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    company: company ?? null,
    discountCode: discount.code,
    discountPercent: discount.percent,
  };
  const [stored] = await tx
    .insert(subscribers)
    .values({ id, ...row })
    .onConflictDoUpdate({
      target: subscribers.emailKey,
      set: row,
      setWhere: sql`${subscribers.state} <> 'confirmed' or ${asked.overConfirmed}::boolean`,
    })
    .returning({ id: subscribers.id });
  return stored?.id;
}

export async function isKnownSubmission(tx: Transaction, submissionId: string): Promise<boolean> {
  const known = await tx
    .select({ id: subscriberConsents.id })
    .from(subscriberConsents)
    .where(eq(subscriberConsents.submissionId, submissionId));
  return known.length > 0;
}

/** Counts the sign-ups of an address from a moment on. */
export async function countSignUpsSince(db: Reader, email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ signUps: count() })
    .from(subscriberConsents)
    .innerJoin(subscribers, eq(subscribers.id, subscriberConsents.subscriberId))
    .where(and(isAddress(email), gte(subscriberConsents.requestedAt, since)));
  return row?.signUps ?? 0;
}

/** Returns false when this submission was stored before. Waits for a transaction that is storing the same one. */
export async function insertConsent(
  tx: Transaction,
  consent: Omit<typeof subscriberConsents.$inferInsert, 'confirmedAt' | 'withdrawnAt'>,
): Promise<boolean> {
  const stored = await tx
    .insert(subscriberConsents)
    .values(consent)
    .onConflictDoNothing({ target: subscriberConsents.submissionId })
    .returning({ id: subscriberConsents.id });
  return stored.length === 1;
}

/** Finds the sign-up that a link belongs to, with its subscriber. */
export function consentOfToken(db: Reader, tokenHash: string) {
  return db
    .select({ consent: subscriberConsents, subscriber: subscribers })
    .from(subscriberConsents)
    .innerJoin(subscribers, eq(subscribers.id, subscriberConsents.subscriberId))
    .where(eq(subscriberConsents.tokenHash, tokenHash));
}

/** Finds the same rows and locks the subscriber's row, so that other transactions that change it wait. */
export async function lockConsentOfToken(tx: Transaction, tokenHash: string) {
  const [found] = await consentOfToken(tx, tokenHash).for('update', { of: subscribers });
  return found;
}

/** Returns false when the sign-up was already confirmed or erased, because its link works only once. */
export async function confirmConsent(tx: Transaction, consentId: string, now: Date): Promise<boolean> {
  const confirmed = await tx
    .update(subscriberConsents)
    .set({ confirmedAt: now })
    .where(and(eq(subscriberConsents.id, consentId), isNull(subscriberConsents.confirmedAt)))
    .returning({ id: subscriberConsents.id });
  return confirmed.length === 1;
}

export async function markConfirmed(tx: Transaction, subscriberId: string, now: Date): Promise<void> {
  await tx
    .update(subscribers)
    .set({ state: 'confirmed', confirmedAt: now, unsubscribedAt: null })
    .where(eq(subscribers.id, subscriberId));
}

/** Locks the subscriber's row. Returns false when there is no confirmed subscription. */
export async function setLanguage(
  tx: Transaction,
  subscriberId: string,
  language: Language,
): Promise<boolean> {
  const changed = await tx
    .update(subscribers)
    .set({ language })
    .where(and(eq(subscribers.id, subscriberId), eq(subscribers.state, 'confirmed')))
    .returning({ id: subscribers.id });
  return changed.length === 1;
}

/** Finds a subscriber and locks the row until the transaction ends. */
export async function lockSubscriber(tx: Transaction, id: string): Promise<SubscriberRow | undefined> {
  const [row] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for('update');
  return row;
}

/** Finds the id of the subscriber with this address who has not unsubscribed. */
export async function findSubscriberId(db: Reader, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(isAddress(email), ne(subscribers.state, 'unsubscribed')));
  return row?.id;
}

export async function findSubscriber(db: Database, id: string): Promise<SubscriberRow | undefined> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return row;
}

interface EndedSignUps {
  readonly email: string;
  /** Ids of the sign-ups whose consent is withdrawn. */
  readonly withdrawn: readonly string[];
  /** Ids of the unconfirmed sign-ups, whose rows are deleted. */
  readonly unconfirmed: readonly string[];
}

/** Unsubscribes, erases the tags, and returns the address and the sign-ups that this ended; undefined when the subscription had already ended. */
export async function endSubscription(
  tx: Transaction,
  subscriberId: string,
  now: Date,
): Promise<EndedSignUps | undefined> {
  const ended = await tx
    .update(subscribers)
    .set({ ...NO_NAMES, state: 'unsubscribed', unsubscribedAt: now })
    .where(and(eq(subscribers.id, subscriberId), ne(subscribers.state, 'unsubscribed')))
    .returning({ email: subscribers.email });
  if (!ended[0]) return undefined;
  await eraseTags(tx, [subscriberId]);
  const ofSubscriber = eq(subscriberConsents.subscriberId, subscriberId);
  const unconfirmed = await tx
    .delete(subscriberConsents)
    .where(and(ofSubscriber, isNull(subscriberConsents.confirmedAt)))
    .returning({ id: subscriberConsents.id });
  const withdrawn = await tx
    .update(subscriberConsents)
    .set({ withdrawnAt: now })
    .where(and(ofSubscriber, isNull(subscriberConsents.withdrawnAt)))
    .returning({ id: subscriberConsents.id });
  return {
    email: ended[0].email,
    withdrawn: withdrawn.map(({ id }) => id),
    unconfirmed: unconfirmed.map(({ id }) => id),
  };
}

/**
 * Erases unconfirmed sign-ups and returns the number of erased addresses. Each statement decides by its own rows alone, so an
 * address that signs up again in the meantime has a later `requested_at` and stays.
 */
export async function eraseUnconfirmed(db: Database, endBefore: Date, now: Date): Promise<number> {
  await db
    .delete(subscriberConsents)
    .where(and(isNull(subscriberConsents.confirmedAt), lte(subscriberConsents.expiresAt, now)));
  const over = and(eq(subscribers.state, 'pending'), lte(subscribers.requestedAt, endBefore));
  // An earlier subscriber becomes unsubscribed again, because the proof of the earlier consent is still needed.
  await db.transaction(async (tx) => {
    const restored = await tx
      .update(subscribers)
      .set({ ...NO_NAMES, state: 'unsubscribed' })
      .where(and(over, isNotNull(subscribers.unsubscribedAt)))
      .returning({ id: subscribers.id });
    await eraseTags(
      tx,
      restored.map(({ id }) => id),
    );
  });
  const erased = await db
    .delete(subscribers)
    .where(and(over, isNull(subscribers.unsubscribedAt)))
    .returning({ id: subscribers.id });
  return erased.length;
}

/** Erases subscribers with everything that names them, and returns their ids. */
export async function eraseUnsubscribed(tx: Transaction, endBefore: Date): Promise<readonly string[]> {
  const over = await tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(eq(subscribers.state, 'unsubscribed'), lte(subscribers.unsubscribedAt, endBefore)))
    .for('update');
  const ids = over.map(({ id }) => id);
  if (ids.length === 0) return [];
  await forgetRecipients(tx, ids);
  await tx.delete(subscribers).where(inArray(subscribers.id, ids));
  return ids;
}

/** Erases a subscriber with tags and consents. What mails of campaigns know of the person is erased, too. */
export async function deleteSubscriber(tx: Transaction, id: string): Promise<void> {
  await forgetRecipients(tx, [id]);
  await tx.delete(subscribers).where(eq(subscribers.id, id));
}

export async function listConsentIds(db: Reader, subscriberId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: subscriberConsents.id })
    .from(subscriberConsents)
    .where(eq(subscriberConsents.subscriberId, subscriberId));
  return rows.map(({ id }) => id);
}

function isAddress(email: string) {
  return eq(subscribers.emailKey, sql`lower(${email})`);
}
