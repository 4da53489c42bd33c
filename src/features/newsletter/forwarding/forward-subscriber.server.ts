import type { NewsletterProvider } from '../../../platform/newsletter-provider/newsletter-provider.ts';
import type { NewsletterPorts } from '../newsletter-ports.ts';
import { findSubscriber, type SubscriberRow } from '../subscriber-store.server.ts';
import { listTags } from '../tags/tag-store.server.ts';
import { endSubscriptionOf } from '../unsubscribe.server.ts';
import { forwardedSubscriber } from './forwarded-subscriber.ts';
import {
  deleteForwarded,
  findForwarded,
  type ForwardedRow,
  lockForwarding,
  markOffList,
  markOnList,
  recordForwarding,
} from './forwarding-store.server.ts';

export type ForwardingPorts = Pick<NewsletterPorts, 'db' | 'queue' | 'clock' | 'log'> & {
  /** The outside service; undefined when none is connected. */
  readonly newsletterProvider: NewsletterProvider | undefined;
};

/**
 * Brings the outside service to the state that a subscriber has now, whichever change enqueued the job: confirmed ones are on its
 * list, those who unsubscribed are off it, and erased ones are erased there. Idempotent. One job at a time talks to the service, so
 * no request overtakes another; one whose answer is lost fails its job, which repeats everything later.
 * @throws {NewsletterProviderError} when the service does not answer; the queue retries
 */
export async function forwardSubscriber(
  ports: ForwardingPorts,
  subscriberId: string,
  recreates: boolean,
): Promise<void> {
  const { db, newsletterProvider: provider } = ports;
  if (!provider) return;
  await db.transaction(async (lock) => {
    await lockForwarding(lock);
    const subscriber = await findSubscriber(db, subscriberId);
    const forwarded = await findForwarded(db, subscriberId);
    if (subscriber?.state === 'confirmed') {
      await putOnList(ports, provider, subscriber, forwarded, recreates);
    } else if (forwarded) await takeAway(ports, provider, subscriber, forwarded);
  });
}

async function putOnList(
  ports: ForwardingPorts,
  provider: NewsletterProvider,
  subscriber: SubscriberRow,
  forwarded: ForwardedRow | undefined,
  recreates: boolean,
): Promise<void> {
  const { db, log } = ports;
  const { id: subscriberId, email } = subscriber;
  // Committed before the request, so that an entry whose creation is never answered is found and erased later.
  const { remoteId, isSubscribed } =
    forwarded ?? (await db.transaction((tx) => recordForwarding(tx, { subscriberId, email })));
  const known = { remoteId: remoteId ?? undefined, wasSubscribed: isSubscribed };
  const person = forwardedSubscriber(subscriber, await listTags(db, subscriberId));
  const outcome = await provider.subscribe(person, known, recreates);
  switch (outcome.state) {
    case 'subscribed':
      await db.transaction((tx) => markOnList(tx, subscriberId, outcome.remoteId));
      return;
    case 'left':
      await db.transaction(async (tx) => {
        await endSubscriptionOf(tx, ports, subscriberId);
        await markOffList(tx, subscriberId);
      });
      log.info({ subscriberId }, 'a subscriber has left the list of the newsletter service');
      return;
    case 'missing':
      log.warn({ subscriberId }, 'a subscriber is missing at the newsletter service');
      return;
    case 'refused':
      if (remoteId === null) await db.transaction((tx) => deleteForwarded(tx, subscriberId));
      log.warn({ subscriberId }, 'the newsletter service refuses a subscriber');
  }
}

/** Takes somebody who unsubscribed off the list, and erases the entry of somebody who was erased. */
async function takeAway(
  { db }: ForwardingPorts,
  provider: NewsletterProvider,
  subscriber: SubscriberRow | undefined,
  forwarded: ForwardedRow,
): Promise<void> {
  const { subscriberId } = forwarded;
  const entry = {
    id: subscriberId,
    remoteId: forwarded.remoteId ?? undefined,
    email: forwarded.email ?? subscriber?.email,
  };
  if (subscriber) {
    // Committed before the request: what we do there must never look like the person's own decision.
    await db.transaction((tx) => markOffList(tx, subscriberId));
    await provider.unsubscribe(entry);
  } else {
    await provider.erase(entry);
    await db.transaction((tx) => deleteForwarded(tx, subscriberId));
  }
}
