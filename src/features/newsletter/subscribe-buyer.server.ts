import { createHash } from 'node:crypto';
import type { Language } from '../../catalog/languages.ts';
import { RATE_LIMITS } from '../../platform/rate-limit/rate-limiter.ts';
import { subscribe } from './subscribe.server.ts';
import { countSignUpsSince } from './subscriber-store.server.ts';
import { parseSubscription } from './subscription.ts';

/** A customer who ticked the newsletter in the order form, with the proof of the tick. */
export interface Buyer {
  readonly shootId: string;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  readonly textShown: string;
  readonly formVersion: string;
  readonly addressHash: string;
  readonly tickedAt: Date;
}

const SOURCE = 'order-form';

/**
 * Signs a buyer up, once for each shoot and address, however often the order button was pressed. As everywhere, the sign-up has
 * to be confirmed, and one address gets only so many requests to confirm a day.
 */
export async function subscribeBuyer(ports: Parameters<typeof subscribe>[0], buyer: Buyer): Promise<void> {
  const { email, firstName, language, textShown, formVersion, addressHash, tickedAt } = buyer;
  const subscription = parseSubscription({ email, firstName });
  if (!subscription.ok) {
    ports.log.warn({ shootId: buyer.shootId, error: subscription.error }, 'a buyer could not be signed up');
    return;
  }
  const { times, withinSeconds } = RATE_LIMITS['newsletter-confirm'];
  const since = new Date(ports.clock.now().getTime() - withinSeconds * 1_000);
  if ((await countSignUpsSince(ports.db, email, since)) >= times) return;
  const proof = { textShown, formVersion, addressHash, agreedAt: tickedAt };
  const signUp = { submissionId: submissionIdOf(buyer), language, ...proof };
  await subscribe(ports, signUp, { ...subscription.value, source: SOURCE, utmCampaign: SOURCE });
}

/** A corrected address is another sign-up, because the wrong one cannot confirm for it. */
function submissionIdOf({ shootId, email }: Pick<Buyer, 'shootId' | 'email'>): string {
  const hash = createHash('sha256').update(`${shootId}|${email.toLowerCase()}`).digest('base64url');
  return `${SOURCE}-${hash}`;
}
