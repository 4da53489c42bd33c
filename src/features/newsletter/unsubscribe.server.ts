import { takeBackMails } from '../../platform/mail/take-back-mails.ts';
import type { NewsletterPorts } from './newsletter-ports.ts';
import { endSubscription, findSubscriber } from './subscriber-store.server.ts';
import { subscriberOfToken } from './unsubscribe-token.ts';
import { confirmMailKey, welcomeMailKey } from './write-newsletter-mails.server.ts';

/** What the page behind the link of a newsletter shows. `gone`: the link is none of ours. Changes nothing. */
export async function findSubscription(
  ports: Pick<NewsletterPorts, 'db' | 'capabilities'>,
  token: string,
): Promise<'open' | 'unsubscribed' | 'gone'> {
  const subscriberId = subscriberOfToken(ports.capabilities, token);
  if (subscriberId === undefined) return 'gone';
  const subscriber = await findSubscriber(ports.db, subscriberId);
  return subscriber && subscriber.state !== 'unsubscribed' ? 'open' : 'unsubscribed';
}

/**
 * Ends a subscription at once, a waiting sign-up and the mails that have not left too. Names are erased; the address stays with the
 * proof of consent, so that nobody is written to again. Safe to repeat.
 */
export async function unsubscribe(
  ports: Pick<NewsletterPorts, 'db' | 'capabilities' | 'clock' | 'log'>,
  token: string,
): Promise<'unsubscribed' | 'gone'> {
  const subscriberId = subscriberOfToken(ports.capabilities, token);
  if (subscriberId === undefined) return 'gone';
  const hasEnded = await ports.db.transaction(async (tx) => {
    const ended = await endSubscription(tx, subscriberId, ports.clock.now());
    if (!ended) return false;
    await takeBackMails(tx, [
      ...ended.withdrawn.map(welcomeMailKey),
      ...ended.unconfirmed.map(confirmMailKey),
    ]);
    return true;
  });
  if (hasEnded) ports.log.info({}, 'somebody unsubscribed from the newsletter');
  return 'unsubscribed';
}
