import { BRAND } from '../../catalog/brand.ts';
import { type Imprint, operatorOf } from '../../catalog/imprint.ts';
import type { Capabilities } from '../../platform/capability/capabilities.ts';
import { listUnsubscribe } from '../../platform/mail/list-unsubscribe.ts';
import { unsubscribePath } from './newsletter-urls.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** The ports for composing newsletters. */
export interface NewsletterMailPorts {
  readonly capabilities: Pick<Capabilities, 'keyFor'>;
  readonly settings: {
    readonly publicUrl: string;
    /** The operator, whom every newsletter names; undefined until they are configured. */
    readonly imprint?: Imprint | undefined;
  };
}

/** The outbox erases the content of mails without a shoot once they are sent. */
export const NEWSLETTER_FIELDS = { shootId: undefined, replyTo: BRAND.contactEmail } as const;

/**
 * Returns a subscriber's token and the headers with which mail programs unsubscribe at one click (RFC 8058) and recognize the
 * newsletter (RFC 2919).
 */
export function unsubscribing(
  { capabilities, settings }: NewsletterMailPorts,
  subscriberId: string,
): { readonly token: string; readonly headers: Readonly<Record<string, string>> } {
  const token = unsubscribeToken(capabilities, subscriberId);
  const headers = listUnsubscribe({
    url: settings.publicUrl + unsubscribePath(token),
    email: BRAND.contactEmail,
    subject: `unsubscribe ${token}`,
  });
  return {
    token,
    headers: { ...headers, 'List-Id': `<newsletter.${new URL(settings.publicUrl).hostname}>` },
  };
}

/** Returns the line that names the sender with the postal address. */
export function senderLine({ settings }: Pick<NewsletterMailPorts, 'settings'>): string | undefined {
  return settings.imprint && operatorOf(settings.imprint);
}
