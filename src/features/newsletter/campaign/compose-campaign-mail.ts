import { createElement } from 'react';
import type { NewMail } from '../../../platform/mail/write-mail.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import {
  NEWSLETTER_FIELDS,
  type NewsletterMailPorts,
  senderLine,
  unsubscribing,
} from '../newsletter-mail.ts';
import { type Campaign, personalizeCampaign, replaceLinks } from './campaign.ts';
import { CampaignEmail } from './campaign-email.tsx';
import type { PersonalValues } from './personal-fields.ts';

interface CampaignRecipient extends PersonalValues {
  readonly id: string;
  readonly email: string;
  readonly confirmedAt: Date;
}

/** The addresses by which opens and clicks are counted, for a reader who agreed to it. */
export interface Measuring {
  readonly pixelUrl: string;
  /** Returns the address that counts a click and leads to a link, by its number in `linksOf`. */
  readonly linkUrl: (link: number) => string;
}

/** Composes a campaign's mail to one subscriber, with the subscriber's own links and headers for unsubscribing. */
export async function composeCampaignMail(
  ports: NewsletterMailPorts,
  campaign: Campaign,
  subscriber: CampaignRecipient,
  measuring?: Measuring,
): Promise<Omit<NewMail, 'id' | 'dedupeKey' | 'createdAt'>> {
  const { language } = campaign;
  const { token, headers } = unsubscribing(ports, subscriber.id);
  const recipient = {
    language,
    confirmedAt: subscriber.confirmedAt,
    publicUrl: ports.settings.publicUrl,
    unsubscribeToken: token,
    sender: senderLine(ports),
  };
  const personal = personalizeCampaign(campaign, subscriber);
  const shown = measuring ? replaceLinks(personal, measuring.linkUrl) : personal;
  const props = { campaign: shown, recipient, pixelUrl: measuring?.pixelUrl };
  return {
    ...NEWSLETTER_FIELDS,
    kind: 'newsletter-campaign',
    recipient: subscriber.email,
    headers,
    language,
    subject: personal.subject,
    ...(await renderMail(createElement(CampaignEmail, props))),
  };
}
