import { requestForwarding } from '../forwarding/request-forwarding.server.ts';
import type { NewsletterPorts } from '../newsletter-ports.ts';
import { rollBackIf } from '../roll-back-if.server.ts';
import { lockSubscriberOf } from '../subscriber-store.server.ts';
import type { TagChange } from './tag-change.ts';
import { addTags, removeTags } from './tag-store.server.ts';

/**
 * Adds or removes interests of a subscriber. For an address that is not subscribed it changes nothing, after the same statements,
 * and resolves in the same way: nobody learns from it who is subscribed. It never changes a consent.
 */
export async function changeTags(
  ports: Pick<NewsletterPorts, 'db' | 'queue' | 'clock' | 'ids'>,
  change: 'add' | 'remove',
  { email, tags }: TagChange,
): Promise<void> {
  await ports.db.transaction(async (tx) => {
    // Locked, because somebody who unsubscribes at this moment must not keep a tag.
    const subscriber = await lockSubscriberOf(tx, email);
    const now = ports.clock.now();
    await (change === 'add' ? addTags(tx, email, tags, now) : removeTags(tx, email, tags));
    await rollBackIf(subscriber?.state !== 'confirmed', undefined, tx, (part) =>
      requestForwarding(part, ports, subscriber?.id ?? ports.ids.newId()),
    );
  });
}
