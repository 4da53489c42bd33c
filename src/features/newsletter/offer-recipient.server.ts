import type { Language } from '../../catalog/languages.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { NewsletterPorts } from './newsletter-ports.ts';
import { unsubscribing } from './newsletter-mail.ts';
import { preferencesUrl, unsubscribeUrl } from './newsletter-urls.ts';
import { lockSubscriber } from './subscriber-store.server.ts';
import { listTags } from './tags/tag-store.server.ts';

/** A confirmed subscriber, with the links that every advertising mail has. */
export interface OfferRecipient {
  readonly email: string;
  readonly language: Language;
  readonly confirmedAt: Date;
  readonly headers: Readonly<Record<string, string>>;
  readonly unsubscribeUrl: string;
  readonly preferencesUrl: string;
}

/**
 * Finds a confirmed subscriber who wants offers, for a mail that another feature writes in this transaction. The row is locked, so
 * that somebody who unsubscribes at this moment cancels the mail.
 */
export async function findOfferRecipient(
  tx: Transaction,
  { capabilities, settings }: Pick<NewsletterPorts, 'capabilities' | 'settings'>,
  subscriberId: string,
): Promise<OfferRecipient | undefined> {
  const subscriber = await lockSubscriber(tx, subscriberId);
  if (subscriber?.state !== 'confirmed' || !subscriber.confirmedAt) return undefined;
  if (!(await listTags(tx, subscriberId)).includes('offers')) return undefined;
  const { email, language, confirmedAt } = subscriber;
  const { token, headers } = unsubscribing({ capabilities, settings }, subscriberId);
  return {
    ...{ email, language, confirmedAt, headers },
    unsubscribeUrl: unsubscribeUrl(settings.publicUrl, language, token),
    preferencesUrl: preferencesUrl(settings.publicUrl, language, token),
  };
}
