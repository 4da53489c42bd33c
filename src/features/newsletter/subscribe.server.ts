import type { Language } from '../../catalog/languages.ts';
import { SUBSCRIPTION_FORM_VERSION } from '../../catalog/newsletter.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { confirmationEnd, hashToken } from './confirmation.ts';
import type { NewsletterPorts } from './newsletter-ports.ts';
import {
  insertConsent,
  isKnownSubmission,
  lockIsConfirmed,
  requestSubscription,
} from './subscriber-store.server.ts';
import type { Subscription } from './subscription.ts';
import { composeConfirmMail, writeConfirmMail } from './write-newsletter-mails.server.ts';

export interface SignUp {
  /** Made by the browser; the same again is the same sign-up. */
  readonly submissionId: string;
  readonly language: Language;
  /** The sentence beside the button. */
  readonly textShown: string;
  /** Hash of the network address, made with the service's secret. */
  readonly addressHash: string;
}

type Ports = Omit<NewsletterPorts, 'capabilities'>;

/**
 * Stores a sign-up with the mail that asks to confirm it, all or nothing. An address that is already subscribed gets no mail,
 * but the visitor gets the same answer after the same work: a quicker answer would reveal who is subscribed. A new sign-up
 * leaves the links of earlier ones as they are.
 */
export async function subscribe(
  ports: Ports,
  { textShown, addressHash, ...signUp }: SignUp,
  subscription: Subscription,
): Promise<'requested' | 'repeat' | 'subscribed-already'> {
  const { submissionId, language } = signUp;
  const requestedAt = ports.clock.now();
  const consentId = ports.ids.newId();
  const token = ports.ids.newId();
  const mail = await composeConfirmMail(ports, { language, token, email: subscription.email });
  const outcome = await ports.db.transaction(async (tx) => {
    if (await isKnownSubmission(tx, submissionId)) return 'repeat';
    const isSubscribed = await lockIsConfirmed(tx, subscription.email);
    return throwAwayIf(isSubscribed, 'subscribed-already', tx, async (part) => {
      const row = { id: ports.ids.newId(), language, subscription, requestedAt };
      const subscriberId = await requestSubscription(part, { ...row, overConfirmed: isSubscribed });
      if (subscriberId === undefined) return 'subscribed-already';
      const isNew = await insertConsent(part, {
        id: consentId,
        subscriberId,
        submissionId,
        tokenHash: hashToken(token),
        formVersion: SUBSCRIPTION_FORM_VERSION,
        textShown,
        language,
        source: subscription.source,
        addressHash,
        requestedAt,
        expiresAt: confirmationEnd(requestedAt),
      });
      if (!isNew) return 'repeat';
      await writeConfirmMail(part, ports, { consentId, createdAt: requestedAt, ...mail });
      return 'requested';
    });
  });
  ports.log.info({ source: subscription.source, outcome }, 'somebody signed up for the newsletter');
  return outcome;
}

class ThrownAway extends Error {}

/** Runs `work` in a savepoint. With `throwAway` the savepoint is rolled back afterwards and the result is `instead`. */
async function throwAwayIf<Outcome>(
  throwAway: boolean,
  instead: Outcome,
  tx: Transaction,
  work: (part: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await tx.transaction(async (part) => {
      const outcome = await work(part);
      if (throwAway) throw new ThrownAway();
      return outcome;
    });
  } catch (error) {
    if (error instanceof ThrownAway) return instead;
    throw error;
  }
}
