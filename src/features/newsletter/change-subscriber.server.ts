import { err, ok, type Result } from '../../base/result.ts';
import { NEWSLETTER_TOPICS, type SubscriberTag } from '../../catalog/newsletter.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { recordErasure } from '../../platform/erasures/record-erasure.ts';
import { cancelMails, cancelNewsletters } from '../../platform/mail/cancel-mails.ts';
import { requestForwarding } from './forwarding/request-forwarding.server.ts';
import type { NewsletterPorts } from './newsletter-ports.ts';
import { deleteSubscriber, listConsentIds, lockSubscriber } from './subscriber-store.server.ts';
import { insertTags, listTags, removeTagsOf } from './tags/tag-store.server.ts';
import { endSubscriptionOf } from './unsubscribe.server.ts';
import { confirmMailKey, welcomeMailKey } from './write-newsletter-mails.server.ts';

type Ports = Pick<NewsletterPorts, 'queue' | 'clock'>;

export type TagRefusal =
  'gone' | 'not-subscribed' | 'has-tag-already' | 'has-no-such-tag' | 'topic-not-chosen' | 'last-topic';

/**
 * Adds or removes a tag at an operator's wish. Topics decide what somebody receives, so they can be removed, but only the
 * subscriber can choose one; and a subscription to no topic is none.
 */
export async function changeSubscriberTag(
  tx: Transaction,
  ports: Ports,
  change: { readonly subscriberId: string; readonly tag: SubscriberTag; readonly isAdded: boolean },
): Promise<Result<void, TagRefusal>> {
  const { subscriberId, tag, isAdded } = change;
  const subscriber = await lockSubscriber(tx, subscriberId);
  if (!subscriber) return err('gone');
  if (subscriber.state !== 'confirmed') return err('not-subscribed');
  const tags = await listTags(tx, subscriberId);
  const isTopic = isTopicTag(tag);
  if (tags.includes(tag) === isAdded) return err(isAdded ? 'has-tag-already' : 'has-no-such-tag');
  if (isTopic && isAdded) return err('topic-not-chosen');
  if (isTopic && tags.filter(isTopicTag).length === 1) return err('last-topic');
  if (isAdded) await insertTags(tx, subscriberId, [tag], ports.clock.now());
  else await removeTagsOf(tx, subscriberId, [tag]);
  await requestForwarding(tx, ports, subscriberId);
  return ok(undefined);
}

/** Ends a subscription at an operator's wish, exactly as the subscriber's own link does. */
export async function unsubscribeById(
  tx: Transaction,
  ports: Ports,
  subscriberId: string,
): Promise<Result<void, 'gone' | 'unsubscribed-already'>> {
  if (!(await lockSubscriber(tx, subscriberId))) return err('gone');
  const hasEnded = await endSubscriptionOf(tx, ports, subscriberId);
  return hasEnded ? ok(undefined) : err('unsubscribed-already');
}

/**
 * Erases a subscriber with tags, consents and unsent mails. An outside service is asked to erase its entry. Nothing is left that
 * could keep the address from being signed up again.
 */
export async function eraseSubscriber(
  tx: Transaction,
  ports: Ports,
  subscriberId: string,
): Promise<Result<void, 'gone'>> {
  const subscriber = await lockSubscriber(tx, subscriberId);
  if (!subscriber) return err('gone');
  const consentIds = await listConsentIds(tx, subscriberId);
  await cancelMails(
    tx,
    consentIds.flatMap((id) => [confirmMailKey(id), welcomeMailKey(id)]),
  );
  await cancelNewsletters(tx, subscriber.email);
  await deleteSubscriber(tx, subscriberId);
  await recordErasure(tx, 'subscriber', subscriberId, ports.clock.now());
  await requestForwarding(tx, ports, subscriberId);
  return ok(undefined);
}

function isTopicTag(tag: SubscriberTag): boolean {
  return NEWSLETTER_TOPICS.some((topic) => topic === tag);
}
