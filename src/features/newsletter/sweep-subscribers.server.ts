import { proofEndsBefore, unconfirmedEndBefore } from './confirmation.ts';
import type { NewsletterPorts } from './newsletter-ports.ts';
import { eraseUnconfirmed, eraseUnsubscribed } from './subscriber-store.server.ts';

/** Hourly: erases sign-ups that nobody confirmed, and the proof of consent when its time is over. */
export async function sweepSubscribers(ports: Pick<NewsletterPorts, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = ports.clock.now();
  const unconfirmed = await eraseUnconfirmed(ports.db, unconfirmedEndBefore(now), now);
  const unsubscribed = await eraseUnsubscribed(ports.db, proofEndsBefore(now));
  ports.log.info({ unconfirmed, unsubscribed }, 'swept the newsletter’s sign-ups');
}
