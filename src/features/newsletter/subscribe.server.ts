import type { Language } from '../../catalog/languages.ts';
import { SUBSCRIPTION_FORM_VERSION } from '../../catalog/newsletter.ts';
import { confirmationEnd, hashToken } from './confirmation.ts';
import type { NewsletterPorts } from './newsletter-ports.ts';
import { insertConsent, isKnownSubmission, requestSubscription } from './subscriber-store.server.ts';
import type { Subscription } from './subscription.ts';
import { composeConfirmMail, writeConfirmMail } from './write-newsletter-mails.server.ts';

export interface SignUp {
  /** Made by the browser; the same again is the same sign-up. */
  readonly submissionId: string;
  readonly language: Language;
  /** The sentence beside the button. */
  readonly textShown: string;
  /** Of the network address, under the service's secret. */
  readonly addressHash: string;
}

type Ports = Omit<NewsletterPorts, 'capabilities'>;

/**
 * Stores a sign-up with the mail that asks to confirm it, all or nothing. Who is subscribed already gets no mail, and
 * whoever asks is told the same as everybody. A new sign-up leaves the links of earlier ones as they are.
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
  // Also for who needs none: that their answer came sooner would tell who they are.
  const mail = await composeConfirmMail(ports, { language, token, email: subscription.email });
  const outcome = await ports.db.transaction(async (tx) => {
    if (await isKnownSubmission(tx, submissionId)) return 'repeat';
    const id = ports.ids.newId();
    const subscriberId = await requestSubscription(tx, { id, language, subscription, requestedAt });
    if (subscriberId === undefined) return 'subscribed-already';
    const isNew = await insertConsent(tx, {
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
    await writeConfirmMail(tx, ports, { consentId, createdAt: requestedAt, ...mail });
    return 'requested';
  });
  ports.log.info({ source: subscription.source, outcome }, 'somebody signed up for the newsletter');
  return outcome;
}
