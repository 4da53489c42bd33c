import { liftSuppression } from '../../platform/mail/suppressions.ts';
import { type ConfirmationState, confirmationState, hashToken } from './confirmation.ts';
import { requestForwarding } from './forwarding/request-forwarding.server.ts';
import type { NewsletterPorts } from './newsletter-ports.ts';
import {
  confirmConsent,
  consentOfToken,
  lockConsentOfToken,
  markConfirmed,
} from './subscriber-store.server.ts';
import { addAllTopics } from './tags/tag-store.server.ts';
import { writeWelcomeMail } from './write-newsletter-mails.server.ts';

type FoundConsent = NonNullable<Awaited<ReturnType<typeof lockConsentOfToken>>>;

/** Returns the state that the confirmation page of a link shows, without changing it. */
export async function findConfirmation(
  { db, clock }: Pick<NewsletterPorts, 'db' | 'clock'>,
  token: string,
): Promise<ConfirmationState> {
  const [found] = await consentOfToken(db, hashToken(token));
  return readState(found, clock.now());
}

/** Confirms the subscription and writes the welcome mail in one transaction. Idempotent. */
export async function confirmSubscription(
  ports: NewsletterPorts,
  token: string,
): Promise<'confirmed' | 'gone'> {
  const now = ports.clock.now();
  const outcome = await ports.db.transaction(async (tx) => {
    const found = await lockConsentOfToken(tx, hashToken(token));
    const state = readState(found, now);
    if (!found || state !== 'open') return state === 'confirmed' ? 'repeat' : 'gone';
    const { consent, subscriber } = found;
    if (!(await confirmConsent(tx, consent.id, now))) return 'gone';
    await markConfirmed(tx, subscriber.id, now);
    await addAllTopics(tx, subscriber.id, now);
    // The confirmation mail has arrived, so the mailbox exists. A complaint needs an operator's decision.
    await liftSuppression(tx, subscriber.email, ['bounce']);
    await requestForwarding(tx, ports, subscriber.id);
    await writeWelcomeMail(tx, ports, consent.id, subscriber, now);
    return 'confirmed';
  });
  if (outcome === 'confirmed') ports.log.info({}, 'a newsletter subscription was confirmed');
  return outcome === 'repeat' ? 'confirmed' : outcome;
}

function readState(found: FoundConsent | undefined, now: Date): ConfirmationState {
  if (!found) return 'gone';
  const { consent, subscriber } = found;
  return confirmationState({ ...consent, subscriberState: subscriber.state }, now);
}
