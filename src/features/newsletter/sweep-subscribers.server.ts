import { consentProofCutoff, unconfirmedCutoff } from './confirmation.ts';
import type { NewsletterPorts } from './newsletter-ports.ts';
import { eraseUnconfirmed, eraseUnsubscribed } from './subscriber-store.server.ts';

/** Erases unconfirmed sign-ups, and unsubscribed addresses whose proof of consent has expired. Runs hourly. */
export async function sweepSubscribers(ports: Pick<NewsletterPorts, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = ports.clock.now();
  const unconfirmed = await eraseUnconfirmed(ports.db, unconfirmedCutoff(now), now);
  const unsubscribed = await eraseUnsubscribed(ports.db, consentProofCutoff(now));
  ports.log.info({ unconfirmed, unsubscribed }, 'erased expired newsletter sign-ups');
}
