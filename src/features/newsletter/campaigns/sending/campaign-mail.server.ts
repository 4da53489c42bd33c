import type { Language } from '../../../../catalog/languages.ts';
import { campaignMailHeaders } from '../reports/report-marks.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { composeCampaignMail } from '../../campaign/compose-campaign-mail.ts';
import { readMessages } from '../campaign-messages.ts';
import type { CampaignPorts } from '../campaign-ports.ts';
import type { CampaignRow } from '../campaign-store.server.ts';
import { measuringOf } from '../measuring/measured-links.ts';
import type { findReader, RecipientRow } from '../recipient-store.server.ts';
import { mailMark } from '../reports/report-marks.ts';

export type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>> & { readonly confirmedAt: Date };

type Ports = Pick<CampaignPorts, 'capabilities' | 'campaignSettings' | 'settings'>;

/** Reads the texts of a campaign once for all of its mails; they are fixed from the start on. */
export function openCampaign(campaign: CampaignRow, publicUrl: string) {
  const { campaigns } = readMessages(campaign.messages, publicUrl);
  return { campaignId: campaign.id, messageIn: (language: Language) => campaigns.get(language) };
}

export type OpenCampaign = ReturnType<typeof openCampaign>;

/** Composes one mail of a campaign; undefined when there is no text in its language. */
export async function composeMail(
  ports: Ports,
  { campaignId, messageIn }: OpenCampaign,
  recipient: Pick<RecipientRow, 'id' | 'language'>,
  reader: Reader,
): Promise<Mail | undefined> {
  const message = messageIn(recipient.language);
  if (!message) return undefined;
  const measuring = reader.isMeasured ? measuringOf(ports, recipient.id) : undefined;
  const mail = await composeCampaignMail(ports, message, reader, measuring);
  const { recipient: to, replyTo, headers, subject, html, text } = mail;
  const mark = mailMark(ports.capabilities, recipient.id);
  return {
    ...{ to, replyTo, subject, html, text },
    id: `campaign:${recipient.id}`,
    messageIdLocalPart: mark,
    headers: { ...headers, ...campaignMailHeaders(ports.campaignSettings, campaignId, mark) },
  };
}
