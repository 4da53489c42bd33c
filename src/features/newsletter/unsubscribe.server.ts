import type { Transaction } from '../../platform/db/database.ts';
import { recordErasure } from '../../platform/erasures/record-erasure.ts';
import { cancelNewsletters, cancelMails } from '../../platform/mail/cancel-mails.ts';
import { recordUnsubscribe } from './campaigns/recipient-store.server.ts';
import { requestForwarding } from './forwarding/request-forwarding.server.ts';
import { endMeasuring } from './measuring-consent.server.ts';
import type { NewsletterPorts } from './newsletter-ports.ts';
import { endSubscription, findSubscriber } from './subscriber-store.server.ts';
import { readSubscriberId } from './unsubscribe-token.ts';
import { confirmMailKey, welcomeMailKey } from './write-newsletter-mails.server.ts';

/** Returns the state that the unsubscribe page shows, without changing it; `gone` for a link that is not ours. */
export async function findSubscription(
  ports: Pick<NewsletterPorts, 'db' | 'capabilities'>,
  token: string,
): Promise<'open' | 'unsubscribed' | 'gone'> {
  const subscriberId = readSubscriberId(ports.capabilities, token);
  if (subscriberId === undefined) return 'gone';
  const subscriber = await findSubscriber(ports.db, subscriberId);
  return subscriber && subscriber.state !== 'unsubscribed' ? 'open' : 'unsubscribed';
}

/**
 * Ends a subscription at once, together with an unconfirmed sign-up and mails that are not sent yet. Names, tags and what was
 * measured are erased. The address stays with the proof of consent, so that no more mails are sent to it. Idempotent.
 */
export async function unsubscribe(
  ports: Pick<NewsletterPorts, 'db' | 'queue' | 'capabilities' | 'clock' | 'log'>,
  token: string,
): Promise<'unsubscribed' | 'gone'> {
  const subscriberId = readSubscriberId(ports.capabilities, token);
  if (subscriberId === undefined) return 'gone';
  const hasEnded = await ports.db.transaction((tx) => endSubscriptionOf(tx, ports, subscriberId));
  if (hasEnded) ports.log.info({}, 'somebody unsubscribed from the newsletter');
  return 'unsubscribed';
}

/** Returns false when the subscription had already ended. */
export async function endSubscriptionOf(
  tx: Transaction,
  ports: Pick<NewsletterPorts, 'queue' | 'clock'>,
  subscriberId: string,
): Promise<boolean> {
  const now = ports.clock.now();
  const ended = await endSubscription(tx, subscriberId, now);
  if (!ended) return false;
  await recordUnsubscribe(tx, subscriberId, now);
  await endMeasuring(tx, subscriberId, now);
  await recordErasure(tx, 'subscription', subscriberId, now);
  await cancelMails(tx, [...ended.withdrawn.map(welcomeMailKey), ...ended.unconfirmed.map(confirmMailKey)]);
  await cancelNewsletters(tx, ended.email);
  await requestForwarding(tx, ports, subscriberId);
  return true;
}
