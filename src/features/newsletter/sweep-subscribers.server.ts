import { eraseSuppressions } from '../../platform/mail/suppressions.ts';
import { consentProofCutoff, unconfirmedCutoff } from './confirmation.ts';
import { requestForwarding } from './forwarding/request-forwarding.server.ts';
import type { NewsletterPorts } from './newsletter-ports.ts';
import { eraseUnconfirmed, eraseUnsubscribed } from './subscriber-store.server.ts';

/**
 * Erases unconfirmed sign-ups, and unsubscribed addresses whose proof of consent has expired; an outside service is asked to erase
 * these, too. Suppressions are stored as long, and longer while there is a subscriber with the address. Runs hourly.
 */
export async function sweepSubscribers(
  ports: Pick<NewsletterPorts, 'db' | 'queue' | 'clock' | 'log'>,
): Promise<void> {
  const now = ports.clock.now();
  const unconfirmed = await eraseUnconfirmed(ports.db, unconfirmedCutoff(now), now);
  const unsubscribed = await ports.db.transaction(async (tx) => {
    const ids = await eraseUnsubscribed(tx, consentProofCutoff(now));
    for (const id of ids) await requestForwarding(tx, ports, id);
    return ids.length;
  });
  const suppressions = await eraseSuppressions(ports.db, consentProofCutoff(now));
  ports.log.info({ unconfirmed, unsubscribed, suppressions }, 'erased expired newsletter sign-ups');
}
