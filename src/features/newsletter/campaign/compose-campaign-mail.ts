import { createElement } from 'react';
import type { NewMail } from '../../../platform/mail/write-mail.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import type { Campaign } from './campaign.ts';
import { CampaignEmail } from './campaign-email.tsx';
import { NEWSLETTER_FIELDS, type NewsletterMailPorts, unsubscribing } from '../newsletter-mail.ts';

interface CampaignRecipient {
  readonly id: string;
  readonly email: string;
  readonly confirmedAt: Date;
}

/** Composes a campaign's mail to one subscriber, with the subscriber's own links and headers for unsubscribing. */
export async function composeCampaignMail(
  ports: NewsletterMailPorts,
  campaign: Campaign,
  subscriber: CampaignRecipient,
): Promise<Omit<NewMail, 'id' | 'dedupeKey' | 'createdAt'>> {
  const { language, subject } = campaign;
  const { token, headers } = unsubscribing(ports, subscriber.id);
  const recipient = {
    language,
    confirmedAt: subscriber.confirmedAt,
    publicUrl: ports.settings.publicUrl,
    unsubscribeToken: token,
  };
  return {
    ...NEWSLETTER_FIELDS,
    kind: 'newsletter-campaign',
    recipient: subscriber.email,
    headers,
    language,
    subject,
    ...(await renderMail(createElement(CampaignEmail, { campaign, recipient }))),
  };
}
