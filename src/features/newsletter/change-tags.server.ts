import type { NewsletterPorts } from './newsletter-ports.ts';
import { lockSubscriberOf } from './subscriber-store.server.ts';
import type { TagChange } from './tag-change.ts';
import { addTags, removeTags } from './tag-store.server.ts';

/**
 * Adds or removes interests of a subscriber. For an address that is not subscribed it changes nothing, after the same statements,
 * and resolves in the same way: nobody learns from it who is subscribed. It never changes a consent.
 */
export async function changeTags(
  { db, clock }: Pick<NewsletterPorts, 'db' | 'clock'>,
  change: 'add' | 'remove',
  { email, tags }: TagChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Somebody who unsubscribes at this moment must not keep a tag.
    await lockSubscriberOf(tx, email);
    await (change === 'add' ? addTags(tx, email, tags, clock.now()) : removeTags(tx, email, tags));
  });
}
