import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { forwardedSubscribers, subscriberConsents } from '../../../platform/db/tables/subscribers.ts';
import { findSubscriber } from '../subscriber-store.server.ts';
import { listTags } from '../tags/tag-store.server.ts';
import type { OpenedSubscriber } from './opened-subscriber.ts';
import { confirmMailKey, welcomeMailKey } from '../write-newsletter-mails.server.ts';

/** Everything about one subscriber: the row, the tags, every consent and the mails about them. Undefined when there is none. */
export async function openSubscriber(db: Database, id: string): Promise<OpenedSubscriber | undefined> {
  const subscriber = await findSubscriber(db, id);
  if (!subscriber) return undefined;
  const [tags, consents, [forwarded]] = await Promise.all([
    listTags(db, id),
    listConsents(db, id),
    db
      .select({ isSubscribed: forwardedSubscribers.isSubscribed })
      .from(forwardedSubscribers)
      .where(eq(forwardedSubscribers.subscriberId, id)),
  ]);
  return { ...subscriber, tags, consents, forwarded, mails: await listMails(db, consents) };
}

async function listConsents(db: Database, subscriberId: string) {
  return db
    .select({
      id: subscriberConsents.id,
      formVersion: subscriberConsents.formVersion,
      textShown: subscriberConsents.textShown,
      language: subscriberConsents.language,
      source: subscriberConsents.source,
      origin: subscriberConsents.origin,
      requestedAt: subscriberConsents.requestedAt,
      confirmedAt: subscriberConsents.confirmedAt,
      withdrawnAt: subscriberConsents.withdrawnAt,
    })
    .from(subscriberConsents)
    .where(eq(subscriberConsents.subscriberId, subscriberId))
    .orderBy(desc(subscriberConsents.requestedAt), desc(subscriberConsents.id));
}

/** Lists the mails about these consents. Their recipients are erased once they are sent, so the consents find them. */
async function listMails(db: Database, consents: readonly { readonly id: string }[]) {
  const keys = consents.flatMap(({ id }) => [confirmMailKey(id), welcomeMailKey(id)]);
  if (keys.length === 0) return [];
  return db
    .select({
      id: mails.id,
      kind: mails.kind,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
      isErased: eq(mails.recipient, '').mapWith(Boolean),
    })
    .from(mails)
    .where(inArray(mails.dedupeKey, keys))
    .orderBy(desc(mails.createdAt), desc(mails.id));
}
